import type { Bug } from './bugs/bugs.ts';
import type { Variant } from './database/database.ts';
import { judge } from './oracle/verdict.ts';
import type { Violation } from './oracle/violation.ts';
import { requestTimeout } from './network.ts';
import { runStorm } from './schedule.ts';

export type Verdict = {
  readonly seed: number;
  readonly variant: Variant;
  /** The same for two runs with the same story. */
  readonly digest: string;
  readonly violations: readonly Violation[];
};

// Odd seeds also meet a database that remembers what was deleted.
const variantOf = (seed: number, bug: Bug): Variant => bug.variant ?? (seed % 2 === 0 ? 'hosted' : 'local');

/** Lives through the world of one seed and judges it. `tell` hears the story as it goes. */
export async function runSeed(seed: number, bug: Bug, tell?: (line: string) => void): Promise<Verdict> {
  // The app loads these when they are needed, which takes turns of the event loop that no world counts.
  await Promise.all([import('../../src/api/archive/index.ts'), import('../../src/app/effects/csv-words.ts')]);
  const variant = variantOf(seed, bug);
  const schedule = await runStorm({ seed, variant, bug, ...(tell && { tell }) });
  const violations = await judge(schedule);
  // A signal that somebody listens to keeps the whole world in memory until it aborts.
  await schedule.world.pass(requestTimeout);
  return { seed, variant, digest: schedule.world.digest(), violations };
}
