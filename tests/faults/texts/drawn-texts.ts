import type { Random } from '../../support/random.ts';

/** Every text that starts with `start` and continues with up to a number of the symbols. */
export function* everyText(symbols: readonly string[], longest: number, start = ''): Generator<string> {
  yield start;
  if (longest > 0) for (const symbol of symbols) yield* everyText(symbols, longest - 1, start + symbol);
}

/** A text of up to `most` random parts. */
export const drawParts = (random: Random, parts: readonly string[], most: number): string =>
  Array.from({ length: random.below(most + 1) }, () => random.pick(parts) ?? '').join('');
