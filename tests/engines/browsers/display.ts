import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Point, Size } from './browser.ts';
import { findProgram } from './programs.ts';
import { startProcess } from './processes.ts';

const size = { width: 1600, height: 1200 };

/** Centres a window on the display. The pointer is in the centre, and keys go to the window under the pointer. */
export const centredPosition = ({ width, height }: Size): Point => ({
  x: Math.floor((size.width - width) / 2),
  y: Math.floor((size.height - height) / 2),
});

export type Display = { readonly name: string; readonly end: () => Promise<void> };

/** Starts a display in memory that is larger than any window. */
export async function startDisplay(): Promise<Display> {
  const args = [
    '-displayfd',
    '3',
    '-screen',
    '0',
    `${String(size.width)}x${String(size.height)}x24`,
    '-nolisten',
    'tcp',
  ];
  const { child, end } = startProcess(findProgram('display'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // The display prints its number when it is ready.
  const numbers = child.stdio[3];
  if (!(numbers instanceof Readable)) throw new Error('Xvfb cannot print its number.');
  for await (const number of createInterface(numbers)) return { name: `:${number}`, end };
  throw new Error('Xvfb ended before it was ready.');
}
