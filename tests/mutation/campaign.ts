import { createRandom } from '../support/random.ts';

/** Selects `count` random items, with similar numbers of each kind. */
export function drawEvenly<T extends { readonly kind: string }>(all: readonly T[], count: number, seed: number) {
  const random = createRandom(seed);
  const shuffled = all
    .map((each) => [random.fraction(), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);
  const byKind = Object.values(Object.groupBy(shuffled, ({ kind }) => kind)).map((list) => list ?? []);
  const rounds = shuffled.flatMap((_, round) => byKind.flatMap((list) => list[round] ?? []));
  return rounds.slice(0, count);
}

type Campaign<F, C extends string> = {
  readonly what: string;
  readonly faults: readonly F[];
  readonly describe: (fault: F) => string;
  /** Runs the tests with a fault or the unchanged code. Resolves to the kind of test that fails. */
  readonly attempt: (fault?: F) => Promise<C | 'nothing'>;
  /** The fraction of faults that may survive, from 0 to 1. */
  readonly mayMiss: number;
};

/** Tests each fault, and prints which tests fail. Resolves to whether at most `mayMiss` of the faults survive. */
export async function runCampaign<F, C extends string>(campaign: Campaign<F, C>): Promise<boolean> {
  const { what, faults, describe, attempt, mayMiss } = campaign;
  if (faults.length === 0) return true;
  if ((await attempt()) !== 'nothing') throw new Error('The tests fail without a fault: repair them first.');
  const found: { readonly by: string; readonly line: string }[] = [];
  for (const fault of faults) {
    const by = await attempt(fault);
    found.push({ by, line: describe(fault) });
    process.stdout.write(`${by.padEnd(9)} ${describe(fault)}\n`);
  }
  const survivors = found.filter(({ by }) => by === 'nothing');
  const percent = (100 * (1 - survivors.length / faults.length)).toFixed(1);
  const counts = Object.entries(Object.groupBy(found, ({ by }) => by)).map(([by, list]) => `${by} ${list?.length}`);
  process.stdout.write(`\n${faults.length} faults in ${what}: ${percent} % caught (${counts.join(', ')})\n`);
  for (const { line } of survivors) process.stdout.write(`  survived: ${line}\n`);
  return survivors.length <= mayMiss * faults.length;
}
