import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Whether what is shown now is kept, in place of being compared. */
export const keepsPictures = process.env['PICTURES'] === 'on';

const kept = join(import.meta.dirname, 'pictures');
const artifacts = join(import.meta.dirname, '..', 'artifacts');

/** The side, in pixels, of the squares that are compared. */
const side = 4;

/** How much the colour of a square may differ, as a share of the way from black to white in the YIQ space. */
const tolerance = 0.05;

/** A cursor or a rounding may fall on another pixel; a letter or an icon covers more. */
const fewest = 3;

/**
 * The mean colours of the squares of a picture. Two machines that draw the same letters smooth their edges in their own
 * ways; what they cover of a square differs much less than their pixels do.
 */
async function squaresOf(picture: Buffer) {
  // Decoded whole: asked for a smaller picture, each format has a way of its own to make it.
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

/** In what two pictures differ, with a picture of the squares; undefined for the same picture, as another machine draws it. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [first, second] = [await squaresOf(before), await squaresOf(after)];
  if (first.text !== second.text) return { text: `${first.text} has become ${second.text}` };
  const { width, height } = first;
  const where = Buffer.alloc(first.data.length);
  // Smoothed edges are dealt with above; left to pixelmatch, a moved hairline would pass for one.
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

/** How often a screen that is still becoming what it will be is looked at again, and after how many milliseconds. */
const looks = 24;
const pause = 250;

/** What the screen shows once it shows the same as before: a message has gone, an illustration has come. */
async function settled(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let look = 1; look < looks; look += 1) {
    await setTimeout(pause);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

async function differenceFromKept(before: Buffer | undefined, take: () => Promise<Buffer>) {
  if (!before) return { shot: await settled(take), text: 'no picture is kept' };
  for (let look = 1; ; look += 1) {
    const shot = await take();
    const found = await differenceOf(before, shot);
    if (!found) return undefined;
    if (look === looks) return { shot, ...found };
    await setTimeout(pause);
  }
}

/**
 * Compares the screen with the picture that is kept by this name, until it shows the same or has had time enough; says what
 * is wrong, if anything is. `PICTURES=on` keeps what it shows then instead.
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
