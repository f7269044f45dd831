import { fork } from 'node:child_process';
import * as v from 'valibot';
import type { Bug } from './bugs/bugs.ts';
import { bugNames, type BugName, bugs } from './bugs/catalogue.ts';
import { violationKinds } from './oracle/violation.ts';
import { runSeed } from './run-seed.ts';

const brokenSeed = v.object({
  seed: v.number(),
  violations: v.array(v.object({ kind: v.picklist(violationKinds), what: v.string() })),
});
/** A seed that violated an invariant. */
export type BrokenSeed = v.InferOutput<typeof brokenSeed>;

/** Every `step`th seed from `first` on, below `end`, or until one is broken where the first is all that matters. */
export const seedRange = v.object({
  first: v.number(),
  end: v.number(),
  step: v.number(),
  bug: v.picklist(bugNames),
  firstOnly: v.boolean(),
});
export type SeedRange = v.InferOutput<typeof seedRange>;

const isBrokenWithout = async (seed: number, { variant, beside }: Bug): Promise<boolean> =>
  (await runSeed(seed, { ...beside, ...(variant && { variant }) })).violations.length > 0;

/** Runs a range of seeds in this process. With a planted bug, only violations that it causes count. */
export async function runRange({ first, end, step, bug, firstOnly }: SeedRange): Promise<readonly BrokenSeed[]> {
  const broken: BrokenSeed[] = [];
  for (let seed = first; seed < end; seed += step) {
    const { violations } = await runSeed(seed, bugs[bug]);
    const counts = violations.length > 0 && (bug === 'none' || !(await isBrokenWithout(seed, bugs[bug])));
    if (counts) broken.push({ seed, violations: [...violations] });
    if (counts && firstOnly) break;
  }
  return broken;
}

// The heap of a seed is short-lived; parallel garbage collection would take CPU from the other processes.
const execArgv = ['--single-threaded', '--max-semi-space-size=64'];

/** Runs a range of seeds in a process of its own, away from whatever watches this one. */
const runApart = (range: SeedRange): Promise<readonly BrokenSeed[]> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./worker.ts', import.meta.url), { execArgv });
    child.on('message', (message) => resolve(v.parse(v.array(brokenSeed), message)));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The seeds from ${range.first} on ended with ${code}.`)));
    child.send(range);
  });

export type Seeds = {
  readonly first: number;
  readonly count: number;
  /** Over how many processes they are spread. */
  readonly workers: number;
  readonly bug: BugName;
  /** Each process stops at the first broken seed that it meets. */
  readonly firstOnly?: boolean;
};

/** Runs so many seeds from `first` on and answers the broken ones in their order. */
export async function runSeeds({
  first,
  count,
  workers,
  bug,
  firstOnly = false,
}: Seeds): Promise<readonly BrokenSeed[]> {
  const ranges = Array.from({ length: workers }, (_, index) => ({
    first: first + index,
    end: first + count,
    step: workers,
    bug,
    firstOnly,
  }));
  const broken = await Promise.all(ranges.map(runApart));
  return broken.flat().toSorted((a, b) => a.seed - b.seed);
}

/** Runs every so many seeds, with nothing planted. */
export const runEvery = (range: Pick<SeedRange, 'first' | 'end' | 'step'>): Promise<readonly BrokenSeed[]> =>
  runApart({ ...range, bug: 'none', firstOnly: false });
