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

test('only the scripts that stand in the page itself are allowed by their hash', () => {
  expect(inlineScripts(pageWith(''))).toEqual(["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]);
});

test('a page that a build replaces is allowed at once, and the one before while the build writes', () => {
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
  write('young()', 2);
  expect(scripts()).toEqual([...old, ...inlineScripts(pageWith('young()'))]);
});
