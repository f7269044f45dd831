import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Whether screenshots replace the kept pictures instead of being compared with them. */
export const keepsPictures = process.env['PICTURES'] === 'on';

const kept = join(import.meta.dirname, 'pictures');
const artifacts = join(import.meta.dirname, '..', 'artifacts');

/** The side of the compared squares, in pixels. */
const side = 4;

/** How much the colour of a square may differ, as a fraction of the distance from black to white in the YIQ colour space. */
const tolerance = 0.05;

/** A cursor or rounding may change a few squares of the picture. A letter or an icon changes more. */
const fewest = 3;

/** The mean colours of a picture's squares. Machines smooth letters differently, which changes squares much less than pixels. */
async function squaresOf(picture: Buffer) {
  // Decode at full size: each image format would downscale differently.
  const { data: pixels, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const size = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const raw = { width, height, channels: 4 } as const;
  const data = await sharp(pixels, { raw })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { ...size, data, text: `${width} × ${height}` };
}

type Difference = { readonly text: string; readonly where?: Buffer };

/** The difference between two pictures, with an image. It is undefined if only the smoothing of another machine differs. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [first, second] = [await squaresOf(before), await squaresOf(after)];
  if (first.text !== second.text) return { text: `${first.text} has become ${second.text}` };
  const { width, height } = first;
  const where = Buffer.alloc(first.data.length);
  // Squares already absorb smoothing; pixelmatch's own detection would also ignore a moved hairline.
  const options = { threshold: tolerance, includeAA: true };
  const squares = pixelmatch(first.data, second.data, where, width, height, options);
  if (squares <= fewest) return undefined;
  const drawn = sharp(where, { raw: { width, height, channels: 4 } }).resize(width * side, height * side, {
    kernel: 'nearest',
  });
  return { text: `${squares} squares differ`, where: await drawn.webp({ lossless: true }).toBuffer() };
}

async function save(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** How often an unsettled screen is checked, and the pause in milliseconds. */
const maxAttempts = 24;
const pauseInMs = 250;

/** A screenshot of a settled screen: two screenshots in a row are equal. */
async function settled(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await setTimeout(pauseInMs);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

async function differenceFromKept(before: Buffer | undefined, take: () => Promise<Buffer>) {
  if (!before) return { shot: await settled(take), text: 'no picture is kept' };
  for (let attempt = 1; ; attempt += 1) {
    const shot = await take();
    const found = await differenceOf(before, shot);
    if (!found) return undefined;
    if (attempt === maxAttempts) return { shot, ...found };
    await setTimeout(pauseInMs);
  }
}

/**
 * Compares the screen with a kept picture until they match or time is up; returns the difference, if any.
 * With `PICTURES=on`, keeps the screenshot instead.
 */
export async function compareWithKept(name: string, take: () => Promise<Buffer>): Promise<string | undefined> {
  const path = join(kept, `${name}.webp`);
  const found = await differenceFromKept(await readFile(path).catch(() => undefined), take);
  if (!found) return undefined;
  const after = await sharp(found.shot).webp({ lossless: true, effort: 6 }).toBuffer();
  if (keepsPictures) {
    await save(path, after);
    return undefined;
  }
  await save(join(artifacts, `${name}.webp`), after);
  if ('where' in found && found.where) await save(join(artifacts, `${name}.difference.webp`), found.where);
  return `${name}: ${found.text}. See tests/e2e/artifacts; PICTURES=on keeps what is there now.`;
}
