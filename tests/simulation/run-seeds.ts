import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Bug } from './bugs/bugs.ts';
import { bugNames, type BugName, bugs } from './bugs/catalogue.ts';
import { type Extras, extrasShape, usual } from './extras.ts';
import { violationKinds } from './oracle/violation.ts';
import { runSeed } from './run-seed.ts';

const brokenSeed = v.object({
  seed: v.number(),
  violations: v.array(v.object({ kind: v.picklist(violationKinds), what: v.string() })),
});
/** A seed whose world broke a promise. */
export type BrokenSeed = v.InferOutput<typeof brokenSeed>;

/** Every `step`th seed from `first` on, below `end`. */
export const seedRange = v.object({
  first: v.number(),
  end: v.number(),
  step: v.number(),
  bug: v.picklist(bugNames),
  extras: extrasShape,
});
export type SeedRange = v.InferOutput<typeof seedRange>;

const isBrokenWithout = async (seed: number, { variant, beside }: Bug, extras: Extras): Promise<boolean> =>
  (await runSeed(seed, { ...beside, ...(variant && { variant }) }, extras)).violations.length > 0;

/** Runs a range of seeds in this thread. With a planted bug, only what breaks because of it counts. */
export async function runRange({ first, end, step, bug, extras }: SeedRange): Promise<readonly BrokenSeed[]> {
  const broken: BrokenSeed[] = [];
  for (let seed = first; seed < end; seed += step) {
    const { violations } = await runSeed(seed, bugs[bug], extras);
    const counts = violations.length > 0 && (bug === 'none' || !(await isBrokenWithout(seed, bugs[bug], extras)));
    if (counts) broken.push({ seed, violations: [...violations] });
  }
  return broken;
}

/** Runs a range of seeds in a thread of its own, away from whatever watches this one. */
const runInWorker = (range: SeedRange): Promise<readonly BrokenSeed[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: range,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    worker.on('message', (message) => resolve(v.parse(v.array(brokenSeed), message)));
    worker.on('error', reject);
  });

/** Runs so many seeds from `first` on, spread over so many threads. */
export async function runSeeds(
  first: number,
  count: number,
  workers: number,
  bug: BugName = 'none',
  extras: Extras = usual,
): Promise<readonly BrokenSeed[]> {
  const ranges = Array.from({ length: workers }, (_, index) => ({
    first: first + index,
    end: first + count,
    step: workers,
    bug,
    extras,
  }));
  const broken = await Promise.all(ranges.map(runInWorker));
  return broken.flat().toSorted((a, b) => a.seed - b.seed);
}

/** Runs every so many seeds, with nothing planted. */
export const runEvery = (range: Pick<SeedRange, 'first' | 'end' | 'step'>): Promise<readonly BrokenSeed[]> =>
  runInWorker({ ...range, bug: 'none', extras: usual });
