import { violationKinds } from './oracle/violation.ts';
import type { BrokenSeed } from './run-seeds.ts';

const examples = 8;

/** How many seeds violated each invariant, and which to replay. */
export const summaryOf = (broken: readonly BrokenSeed[]): readonly string[] =>
  violationKinds.flatMap((kind) => {
    const seeds = broken.filter(({ violations }) => violations.some((violation) => violation.kind === kind));
    if (seeds.length === 0) return [];
    const named = seeds.slice(0, examples).map(({ seed }) => seed);
    return [`${kind}: ${seeds.length} seeds, such as ${named.join(', ')}`];
  });
