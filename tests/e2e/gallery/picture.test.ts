import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOf } from './picture.ts';

const kept = await readFile(join(import.meta.dirname, 'pictures', 'sheet-month-1440-light-fr.webp'));

const withPatch = (width: number, height: number, left: number, top: number) =>
  sharp(kept)
    .composite([{ input: { create: { width, height, channels: 3, background: '#ffffff' } }, left, top }])
    .png()
    .toBuffer();

test('finds no difference between a picture and itself in any format', async () => {
  expect(await differenceOf(kept, await sharp(kept).png().toBuffer())).toBeUndefined();
});

test('ignores edges that another machine smooths differently', async () => {
  expect(await differenceOf(kept, await sharp(kept).blur(0.5).png().toBuffer())).toBeUndefined();
});

test.each([
  ['an icon', 16, 16, 346, 117],
  ['a letter', 9, 24, 402, 114],
  ['the line under a field', 180, 1, 400, 107],
])('finds the difference of %s that is missing', async (_, width, height, left, top) => {
  expect((await differenceOf(kept, await withPatch(width, height, left, top)))?.text).toMatch(/^\d+ squares differ$/);
});

test('finds the difference of content moved by two pixels', async () => {
  const moved = sharp(kept).extend({ left: 2, background: '#ffffff' });
  const { data } = await sharp(await moved.png().toBuffer())
    .extract({ left: 0, top: 0, width: 1440, height: 900 })
    .png()
    .toBuffer({ resolveWithObject: true });
  expect((await differenceOf(kept, data))?.text).toMatch(/^\d+ squares differ$/);
});

test('reports a picture of another size', async () => {
  const { text } = (await differenceOf(kept, await sharp(kept).extend({ bottom: 4 }).png().toBuffer())) ?? {};
  expect(text).toBe('1440 × 900 has become 1440 × 904');
});
