import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const statement = /`[^`]*\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|ATTACH|PRAGMA|VACUUM)\b[^`]*`/gu;

/** SQL in which a value is written instead of bound. */
const builtIn = (text: string) => [...text.matchAll(statement)].map(([sql]) => sql).filter((sql) => sql.includes('${'));

test('every value reaches the database as a parameter, never as text of a statement', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const statements = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(statement)]);
  expect(statements.length).toBeGreaterThan(10);
  expect(files.filter((file) => builtIn(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([]);
});

test('the search would find one', () => {
  expect(builtIn("database.prepare(`SELECT id FROM users WHERE email = '${email}'`)")).toHaveLength(1);
});
