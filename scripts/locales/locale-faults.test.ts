import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkedLocales } from './checked-locales.ts';
import { localeFaults } from './locale-faults.ts';

test('finds no fault in the texts of the app', () => {
  expect(localeFaults(join(import.meta.dirname, '..', '..'))).toEqual([]);
});

const french = { sheet: { title: 'Feuille', lines_one: '{{count}} ligne', lines_many: '{{count}} lignes' } };
const files = {
  'locales/fr/sheet.json': { sheet: { ...french.sheet, lines_other: '{{count}} lignes', of: 'Du {{date}}' } },
  'locales/en/sheet.json': {
    sheet: { title: 'Sheet', lines_one: '{{count}} line', lines_other: '{{count}} lines', of: 'Of {{date}}' },
  },
  'locales/fr/mails.json': { notice: 'Adresse : {{email}}' },
  'locales/en/mails.json': { notice: 'Address: {{email}}' },
};
const code = `
  const texts = { title: 'sheet.title' };
  const part = 'of';
  const event = { type: 'sheet.opened' as const };
  export const show = (t, actor) => [t(texts.title), t('sheet.lines', { count: 2 }), t(\`sheet.\${part}\`), actor.send(event)];
`;

let project = '';

const put = (path: string, content: string | object) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const change = (path: string, before: string, after: string) =>
  put(path, readFileSync(join(project, path), 'utf8').replace(before, after));

const buildProject = () =>
  build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    plugins: [checkedLocales()],
    build: { write: false, lib: { entry: 'src/ui/screen.ts', formats: ['es'] } },
  });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const [path, content] of Object.entries(files)) put(path, content);
  put('src/ui/screen.ts', code);
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

const screen = 'src/ui/screen.ts';
const inFrench = 'locales/fr/sheet.json';
const inEnglish = 'locales/en/sheet.json';

describe('localeFaults', () => {
  test('finds no fault in a sound project', () => {
    expect(localeFaults(project)).toEqual([]);
  });

  test.each([
    ['a missing text', inEnglish, '"title":"Sheet",', '', 'en lacks sheet.title'],
    ['an empty text', inEnglish, '"Sheet"', '" "', 'en sheet.title is empty'],
    ['another placeholder', inEnglish, 'Of {{date}}', 'Of {{day}}', 'sheet.of has {{date}} in fr, {{day}} in en'],
    ['a plural form too few', inFrench, 'lines_many', 'lines_zero', 'fr sheet.lines has one, other instead of'],
    [
      'a plural form too many',
      inEnglish,
      'lines_one',
      'lines_many',
      'en sheet.lines has many, other instead of one, other',
    ],
    ['a count without forms', inEnglish, 'Sheet', '{{count}}', 'en sheet.title has none of the forms instead of'],
    ['a missing text of a mail', 'locales/en/mails.json', 'notice', 'note', 'en lacks mails.json notice'],
    ['an unknown key in a call', screen, "'sheet.lines'", "'sheet.lnes'", 'src/ui/screen.ts uses sheet.lnes'],
    ['an unknown key in a table', screen, "'sheet.title'", "'sheet.name'", 'src/ui/screen.ts uses sheet.name'],
    ['an unused text', screen, "t('sheet.lines', { count: 2 })", '0', 'sheet.lines is used nowhere'],
    ['an unused text of many', screen, 't(`sheet.${part}`)', '0', 'sheet.of is used nowhere'],
    ['an unused text beside used ones', screen, "part = 'of'", "part = 'off'", 'sheet.of is used nowhere'],
  ])('finds %s', (_, path, before, after, fault) => {
    change(path, before, after);
    expect(localeFaults(project).join('\n')).toContain(fault);
  });

  test('finds a file that hides a group of keys in another file', () => {
    cpSync(join(project, inFrench), join(project, 'locales/fr/twin.json'));
    expect(localeFaults(project)).toEqual(['locales/fr/twin.json hides locales/fr/sheet.json: sheet']);
  });

  test('fails the build only when texts have faults, and prints the faults', async () => {
    await buildProject();
    change(inEnglish, '"title":"Sheet",', '');
    await expect(buildProject()).rejects.toThrow('en lacks sheet.title');
  });
});
