import { fork } from 'node:child_process';
import * as v from 'valibot';
import type { Bug } from './bugs/bugs.ts';
import { bugNames, type BugName, bugs } from './bugs/catalogue.ts';
import { violationKinds } from './oracle/violation.ts';
import { runSeed } from './run-seed.ts';

const failingSeed = v.object({
  seed: v.number(),
  violations: v.array(v.object({ kind: v.picklist(violationKinds), what: v.string() })),
});
export type FailingSeed = v.InferOutput<typeof failingSeed>;

/** Every `step`th seed from `first`, below `end`. With `stopAtFirst` it stops at the first failing seed. */
export const seedRange = v.object({
  first: v.number(),
  end: v.number(),
  step: v.number(),
  bug: v.picklist(bugNames),
  stopAtFirst: v.boolean(),
});
export type SeedRange = v.InferOutput<typeof seedRange>;

const failsWithout = async (seed: number, { variant, beside }: Bug): Promise<boolean> =>
  (await runSeed(seed, { ...beside, ...(variant && { variant }) })).violations.length > 0;

/** Runs a range of seeds in this process. With a planted bug, only the violations that the bug causes count. */
export async function runRange({ first, end, step, bug, stopAtFirst }: SeedRange): Promise<readonly FailingSeed[]> {
  const failing: FailingSeed[] = [];
  for (let seed = first; seed < end; seed += step) {
    const { violations } = await runSeed(seed, bugs[bug]);
    const counts = violations.length > 0 && (bug === 'none' || !(await failsWithout(seed, bugs[bug])));
    if (counts) failing.push({ seed, violations: [...violations] });
    if (counts && stopAtFirst) break;
  }
  return failing;
}

// The objects of a seed live only briefly: parallel garbage collection would take CPU time from the other processes.
const execArgv = ['--single-threaded', '--max-semi-space-size=64'];

const runInProcess = (range: SeedRange): Promise<readonly FailingSeed[]> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./worker.ts', import.meta.url), { execArgv });
    child.on('message', (message) => resolve(v.parse(v.array(failingSeed), message)));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The seeds from ${range.first} on ended with ${code}.`)));
    child.send(range);
  });

export type Seeds = {
  readonly first: number;
  readonly count: number;
  readonly workers: number;
  readonly bug: BugName;
  /** Each process stops at its first failing seed. */
  readonly stopAtFirst?: boolean;
};

/** Runs `count` seeds from `first`. Returns the failing seeds in order. */
export async function runSeeds({
  first,
  count,
  workers,
  bug,
  stopAtFirst = false,
}: Seeds): Promise<readonly FailingSeed[]> {
  const ranges = Array.from({ length: workers }, (_, index) => ({
    first: first + index,
    end: first + count,
    step: workers,
    bug,
    stopAtFirst,
  }));
  const failing = await Promise.all(ranges.map(runInProcess));
  return failing.flat().toSorted((a, b) => a.seed - b.seed);
}

/** Runs every `step`th seed without a planted bug. */
export const runEvery = (range: Pick<SeedRange, 'first' | 'end' | 'step'>): Promise<readonly FailingSeed[]> =>
  runInProcess({ ...range, bug: 'none', stopAtFirst: false });
