import { violationKinds } from './oracle/violation.ts';
import type { FailingSeed } from './run-seeds.ts';

const examples = 8;

/** The number of seeds that violated each invariant, and some of these seeds. */
export const summaryOf = (failing: readonly FailingSeed[]): readonly string[] =>
  violationKinds.flatMap((kind) => {
    const seeds = failing.filter(({ violations }) => violations.some((violation) => violation.kind === kind));
    if (seeds.length === 0) return [];
    const named = seeds.slice(0, examples).map(({ seed }) => seed);
    return [`${kind}: ${seeds.length} seeds, such as ${named.join(', ')}`];
  });
