import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Print, Report } from '../support/findings.ts';
import { type LargeFile, largeFiles } from './large-files.ts';

const size = 10_000_000;
const timeLimit = 2000;
// 256 MiB for the young and the old generation of the heap together.
const memory = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 };
// These files must be imported, because an account may have two sheets with the same date.
const valid: readonly string[] = [
  'the longest lists',
  'lines',
  'sheets',
  'sheets of one day',
] satisfies readonly LargeFile[];

const answer = v.object({ outcome: v.string(), milliseconds: v.number() });

const readAlone = async (text: string): Promise<v.InferOutput<typeof answer>> => {
  const worker = new Worker(new URL('read-alone.ts', import.meta.url), { workerData: text, resourceLimits: memory });
  try {
    const [message]: readonly unknown[] = await once(worker, 'message');
    return v.parse(answer, message);
  } catch (error) {
    return { outcome: String(error), milliseconds: 0 };
  } finally {
    await worker.terminate();
  }
};

const isReported = (name: string, outcome: string): boolean =>
  (valid.includes(name) ? ['read'] : ['damaged', 'notAnArchive']).includes(outcome);

export const allLargeFiles: readonly string[] = Object.keys(largeFiles);

/** Reads files of ten megabytes. Each file may use two seconds of processor time and 256 MiB. */
export async function runLargeFiles(
  names: readonly string[],
  print: Print = () => {},
): Promise<Report & { readonly slowest: number }> {
  const wrong: string[] = [];
  let slowest = 0;
  for (const [name, make] of Object.entries(largeFiles).filter(([each]) => names.includes(each))) {
    const { outcome, milliseconds } = await readAlone(make(size));
    print(`${name}: ${outcome}, ${milliseconds.toFixed(0)} ms`);
    slowest = Math.max(slowest, Math.round(milliseconds));
    if (!isReported(name, outcome)) wrong.push(`${name}: ${outcome}`);
    if (milliseconds > timeLimit) wrong.push(`${name}: took ${milliseconds.toFixed(0)} ms`);
  }
  return { tried: names.length, slowest, wrong };
}
