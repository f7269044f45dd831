import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Point, Size } from './browser.ts';
import { findProgram } from './programs.ts';
import { startProcess } from './processes.ts';

const size = { width: 1600, height: 1200 };

/** Where a window stands in the middle of the display: keys go to the one under the pointer, which is there. */
export const middleFor = ({ width, height }: Size): Point => ({
  x: Math.floor((size.width - width) / 2),
  y: Math.floor((size.height - height) / 2),
});

export type Display = { readonly name: string; readonly end: () => Promise<void> };

/** A display in memory, larger than any window that is opened on it. */
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
  // It tells the number that it took once it can be used.
  const numbers = child.stdio[3];
  if (!(numbers instanceof Readable)) throw new Error('Xvfb has no way to tell its number.');
  for await (const number of createInterface(numbers)) return { name: `:${number}`, end };
  throw new Error('Xvfb ended before its display was there.');
}
