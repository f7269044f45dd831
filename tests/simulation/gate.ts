import { type BugName, bugNames } from './bugs/catalogue.ts';
import { runSeeds } from './run-seeds.ts';

// Most are detected by the first seeds, the rarest after hundreds.
const firstStep = 10;

/** A seed below `end` that detects a planted bug; undefined when none does. */
export async function firstSeedOf(
  bug: BugName,
  end: number,
  workers: number,
  first = 0,
  step = firstStep,
): Promise<number | undefined> {
  if (first >= end) return undefined;
  const [broken] = await runSeeds({ first, count: Math.min(step, end - first), workers, bug, firstOnly: true });
  return broken?.seed ?? firstSeedOf(bug, end, workers, first + step, step * 2);
}

/** Mutation gate: whether each planted bug is detected by a seed below `end`. */
export async function passesGate(end: number, workers: number, print: (line: string) => void): Promise<boolean> {
  let isPassed = true;
  for (const bug of bugNames.filter((name) => name !== 'none')) {
    const seed = await firstSeedOf(bug, end, workers);
    print(`${bug}: ${seed === undefined ? `not in ${end} seeds` : `seed ${seed}`}`);
    isPassed &&= seed !== undefined;
  }
  return isPassed;
}
