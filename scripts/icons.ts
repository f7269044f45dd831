/** Draws the icons of the installed app from `public/icon.svg`: `node scripts/icons.ts`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..', 'public');
const rounded = await readFile(join(root, 'icon.svg'), 'utf8');
// Devices mask these icons: the colour fills the square, and the symbol stays within the inner 80 %.
const whole = rounded.replace(/<rect [^>]*\/>/u, '<rect width="24" height="24" fill="#34489b" />');

const draw = (svg: string, name: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 24) })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(root, 'icons', `${name}-${size}.png`));

await Promise.all([
  draw(rounded, 'icon', 192),
  draw(rounded, 'icon', 512),
  draw(whole, 'maskable', 192),
  draw(whole, 'maskable', 512),
  draw(whole, 'apple-touch', 180),
]);
