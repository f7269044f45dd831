import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prune } from './kept-assets.ts';

test('keeps an asset for 14 days after the last build that wrote the asset', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = Date.now();
  const written = (name: string, daysAgo: number) => {
    writeFileSync(join(folder, name), '');
    const seconds = now / 1000 - daysAgo * 86_400;
    utimesSync(join(folder, name), seconds, seconds);
  };
  written('new.js', 0);
  written('young.js', 13.9);
  written('old.js', 14.1);
  prune(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(['new.js', 'young.js']);
});
