import type { Bug } from './bugs/bugs.ts';
import type { Variant } from './database/database.ts';
import { judge } from './oracle/verdict.ts';
import type { Violation } from './oracle/violation.ts';
import { requestTimeout } from './network.ts';
import { registerLanguagesInNode } from '../../testing/domain/languages-in-node.ts';
import { runSchedule } from './schedule.ts';

export type Verdict = {
  readonly seed: number;
  readonly variant: Variant;
  /** A hash of the trace. Two equal runs have the same hash. */
  readonly digest: string;
  readonly violations: readonly Violation[];
};

registerLanguagesInNode();

// Odd seeds use a database with tombstones.
const variantOf = (seed: number, bug: Bug): Variant => bug.variant ?? (seed % 2 === 0 ? 'hosted' : 'local');

/** Runs the scenario of a seed and checks the invariants. Calls `print` with each line of the trace. */
export async function runSeed(seed: number, bug: Bug, print?: (line: string) => void): Promise<Verdict> {
  // Loaded first: a later dynamic import would take macrotasks, which the virtual clock does not control.
  await import('../../src/app/effects/account-transfer.ts');
  const variant = variantOf(seed, bug);
  const schedule = await runSchedule({ seed, variant, bug, ...(print && { print }) });
  const violations = await judge(schedule);
  // Prevents a memory leak: an AbortSignal with listeners keeps the whole world in memory until it aborts.
  await schedule.world.pass(requestTimeout);
  return { seed, variant, digest: schedule.world.digest(), violations };
}
