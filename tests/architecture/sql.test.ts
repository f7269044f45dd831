import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const statement = /`[^`]*\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|ATTACH|PRAGMA|VACUUM)\b[^`]*`/gu;

const interpolated = (text: string) =>
  [...text.matchAll(statement)].map(([sql]) => sql).filter((sql) => sql.includes('${'));

test('binds every value as a parameter of its statement', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const statements = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(statement)]);
  expect(statements.length).toBeGreaterThan(10);
  expect(files.filter((file) => interpolated(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([]);
});

test('finds an interpolated value in an SQL statement', () => {
  expect(interpolated("database.prepare(`SELECT id FROM users WHERE email = '${email}'`)")).toHaveLength(1);
});
