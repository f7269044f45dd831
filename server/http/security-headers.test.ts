import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineScripts, watchInlineScripts } from './security-headers.ts';

const pageWith = (script: string): string =>
  `<!doctype html><script type="module" src="/a.js"></script><script>${script}</script>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('allows only the inline scripts of the page in the CSP, by their hash', () => {
  expect(inlineScripts(pageWith(''))).toEqual(["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]);
});

test('allows the inline scripts of a new build at once in the CSP, and those of the previous build', () => {
  const file = join(folder, 'index.html');
  const write = (script: string, seconds: number): void => {
    writeFileSync(file, pageWith(script));
    utimesSync(file, seconds, seconds);
  };
  write('old()', 1);
  const scripts = watchInlineScripts(file);
  const old = scripts();
  expect(old).toEqual(inlineScripts(pageWith('old()')));
  rmSync(file);
  expect(scripts()).toEqual(old);
  write('new()', 2);
  expect(scripts()).toEqual([...old, ...inlineScripts(pageWith('new()'))]);
});
