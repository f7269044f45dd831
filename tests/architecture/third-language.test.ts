import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeFaults } from '../../scripts/locales/locale-faults.ts';
import { readLanguages } from '../../scripts/locales/languages.ts';

const root = join(import.meta.dirname, '../..');
const german = join(import.meta.dirname, 'third-language/de');
const copied = ['contract', 'index.html', 'locales', 'package.json', 'scripts', 'server', 'src', 'testing', 'tests'];

let copy = '';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// German has one form of ordinal numbers, English four.
const isGerman = (key: string): boolean => !/_ordinal_(?:one|two|few)$/u.test(key);

/** The English texts, partly replaced by the fixture. A complete translation would need a change for each new text. */
const translated = (english: unknown, texts: unknown): unknown => {
  if (!isGroup(english)) return texts ?? english;
  const entries = Object.entries(english).filter(([key]) => isGerman(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, translated(value, isGroup(texts) ? texts[key] : undefined)]),
  );
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'third-language-'));
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const folder = join(copy, 'locales/de');
  cpSync(german, folder, { recursive: true });
  for (const file of ['app.json', 'visitor.json']) {
    const texts = translated(readJson(join(root, 'locales/en', file)), readJson(join(german, file)));
    writeFileSync(join(folder, file), JSON.stringify(texts));
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('a third language', () => {
  test('passes the build check of its texts', () => {
    expect(localeFaults(copy)).toEqual([]);
  });

  test('works on home, in a mail and in a CSV export without changes to the sources', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const config = join(copy, 'tests/architecture/third-language/vitest.config.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--root', copy, '--config', config],
      {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' },
      },
    );
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  });
});

// The sample household is French.
const isExempt = (file: string) => file.includes('.test.') || file === 'scripts/seed/household.ts';

test('finds no language code in the sources', () => {
  const codes = readLanguages()
    .all.map(({ code }) => code)
    .join('|');
  const named = new RegExp(String.raw`(['"])(?:${codes})(?:-[A-Z]{2})?\1|\b(?:${codes}):`, 'u');
  const sources = globSync(['{src,server,scripts,contract}/**/*.{ts,tsx}', '*.config.ts', 'index.html'], { cwd: root });
  const found = sources.filter((file) => !isExempt(file) && named.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
