import { type BugName, bugNames } from './bugs/catalogue.ts';
import { runSeeds } from './run-seeds.ts';

// The first seeds detect most bugs; the rarest need hundreds.
const firstStep = 10;

/** The first seed below `end` that detects a planted bug; undefined if none does. */
export async function firstSeedOf(
  bug: BugName,
  end: number,
  workers: number,
  first = 0,
  step = firstStep,
): Promise<number | undefined> {
  if (first >= end) return undefined;
  const [failing] = await runSeeds({ first, count: Math.min(step, end - first), workers, bug, stopAtFirst: true });
  return failing?.seed ?? firstSeedOf(bug, end, workers, first + step, step * 2);
}

/** Mutation gate: whether a seed below `end` detects each planted bug. */
export async function passesGate(end: number, workers: number, print: (line: string) => void): Promise<boolean> {
  let isPassed = true;
  for (const bug of bugNames.filter((name) => name !== 'none')) {
    const seed = await firstSeedOf(bug, end, workers);
    print(`${bug}: ${seed === undefined ? `not in ${end} seeds` : `seed ${seed}`}`);
    isPassed &&= seed !== undefined;
  }
  return isPassed;
}
