import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const build = join(import.meta.dirname, '..', '..', 'dist');
// Only files of this build, which the worker lists: the folder may contain assets of earlier builds.
const worker = readFileSync(join(build, 'sw.js'), 'utf8');
const files = globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: build }).filter(
  (file) => !file.startsWith('assets') || worker.includes(file.replaceAll('\\', '/')),
);

const filesWith = (text: string) => files.filter((file) => readFileSync(join(build, file), 'utf8').includes(text));

test('builds the app without the visualiser', () => {
  expect(files).toContain('index.html');
  expect(files.filter((file) => /charts/u.test(file))).toEqual([]);
  // An attribute of every drawing, and the paths of the visualiser.
  expect(['data-transitions', 'charts.html', '/charts/'].flatMap(filesWith)).toEqual([]);
});

test('imports the connection to the visualiser only in a lazy chunk', () => {
  const [bridge, ...others] = filesWith('statecharts');
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  expect(bridge).toMatch(/^assets\/bridge-/u);
  expect(others).toEqual([]);
  expect(page).not.toContain(bridge);
});

const found = (language: 'fr' | 'en', what: RegExp) =>
  files
    .filter((file) => ['visitor', 'app'].some((part) => file.startsWith(join('assets', `${language}-${part}-`))))
    .flatMap((file) => [...readFileSync(join(build, file), 'utf8').matchAll(what)].map(([text]) => text));

test('has no-break spaces in French texts only', () => {
  expect(found('fr', /\S+ [;!?»]|« |[^\s'"`,{] :/gu)).toEqual([]);
  expect(found('fr', /oublié\u202F\?/gu)).not.toEqual([]);
  expect(found('en', /\w*[\u00A0\u202F]/gu)).toEqual([]);
  expect(found('en', /Forgot password\?/gu)).not.toEqual([]);
});
