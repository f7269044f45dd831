import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const build = join(import.meta.dirname, '..', '..', 'dist');
// Beside the assets that the worker keeps, the folder may hold those of earlier builds.
const worker = readFileSync(join(build, 'sw.js'), 'utf8');
const files = globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: build }).filter(
  (file) => !file.startsWith('assets') || worker.includes(file.replaceAll('\\', '/')),
);

const filesWith = (text: string) => files.filter((file) => readFileSync(join(build, file), 'utf8').includes(text));

test('the production build holds the app, and nothing of the visualiser', () => {
  expect(files).toContain('index.html');
  expect(files.filter((file) => /charts/u.test(file))).toEqual([]);
  // What every drawing has, the page of the visualiser, and so any list of files to keep that names it.
  expect(['data-transitions', 'charts.html', '/charts/'].flatMap(filesWith)).toEqual([]);
});

test('only the chunk that is loaded on demand speaks to the visualiser', () => {
  const [speaking, ...others] = filesWith('statecharts');
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  expect(speaking).toMatch(/^assets\/bridge-/u);
  expect(others).toEqual([]);
  expect(page).not.toContain(speaking);
});

const found = (language: 'fr' | 'en', what: RegExp) =>
  files
    .filter((file) => ['visitor', 'app'].some((part) => file.startsWith(join('assets', `${language}-${part}-`))))
    .flatMap((file) => [...readFileSync(join(build, file), 'utf8').matchAll(what)].map(([text]) => text));

test('French texts do not break before their punctuation, and English ones have no space that cannot be seen', () => {
  expect(found('fr', /\S+ [;!?»]|« |[^\s'"`,{] :/gu)).toEqual([]);
  expect(found('fr', /oublié\u202F\?/gu)).not.toEqual([]);
  expect(found('en', /\w*[\u00A0\u202F]/gu)).toEqual([]);
  expect(found('en', /Forgot password\?/gu)).not.toEqual([]);
});
