import { type BugName, bugNames } from './bugs/catalogue.ts';
import { runSeeds } from './run-seeds.ts';

// The first seeds detect most bugs, but the rarest bugs need hundreds of seeds.
const firstStep = 10;

/** Finds the first seed below `end` that detects a planted bug; undefined if no seed detects the bug. */
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

/** Checks that a seed below `end` detects each planted bug (mutation testing). */
export async function passesGate(end: number, workers: number, print: (line: string) => void): Promise<boolean> {
  let isPassed = true;
  for (const bug of bugNames.filter((name) => name !== 'none')) {
    const seed = await firstSeedOf(bug, end, workers);
    print(`${bug}: ${seed === undefined ? `not in ${end} seeds` : `seed ${seed}`}`);
    isPassed &&= seed !== undefined;
  }
  return isPassed;
}
