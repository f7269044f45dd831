import { createId } from '../../src/domain/lib/ids.ts';

/** A seeded random generator. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly fraction: () => number;
  /** An integer from 0 (inclusive) to `end` (exclusive). */
  readonly below: (end: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T | undefined;
  readonly id: () => string;
};

const step = 0x6d_2b_79_f5;

/** Creates a Mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e_37_79_b1);
  const fraction = () => {
    state = (state + step) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  return {
    fraction,
    below,
    chance: (probability) => fraction() < probability,
    pick: (values) => values[below(values.length)],
    id: () => createId((count) => Uint8Array.from({ length: count }, () => below(256))),
  };
}
