import type { SendReason } from './send-failure.ts';

const initialDelay = 1_000;
const growth = 1.5;
/** The longest pause between two tries, in milliseconds. */
export const maxDelay = 60_000;
const jitter = 0.2;

/**
 * How long to wait before sending again, in milliseconds: 1 s × 1.5ⁿ ± 20 %, never above `maxDelay`.
 * `attempts` is n; `randomFraction` is from 0 to 1.
 */
export const backoff = (attempts: number, randomFraction: number): number => {
  const delay = Math.min(initialDelay * growth ** attempts, maxDelay);
  return Math.min(Math.round(delay * (1 - jitter + 2 * jitter * randomFraction)), maxDelay);
};

/** How often in a row the writes about one subject failed for the same reason, and whether they wait for it now. */
export type Setback = {
  readonly subject: string;
  readonly reason: SendReason;
  readonly times: number;
  readonly isHeld: boolean;
};

/** How often in a row the writes about a subject have failed for this reason. */
export const setbackOf = (setbacks: readonly Setback[], subject: string, reason: SendReason): number =>
  setbacks.find((setback) => setback.subject === subject && setback.reason === reason)?.times ?? 0;

export const withoutSetback = (setbacks: readonly Setback[], subject: string): readonly Setback[] =>
  setbacks.filter((setback) => setback.subject !== subject);

/** With one more failure of a subject; what it has failed for before, for another reason, does not count any more. */
export const withSetback = (
  setbacks: readonly Setback[],
  subject: string,
  reason: SendReason,
  isHeld: boolean,
): readonly Setback[] => [
  ...withoutSetback(setbacks, subject),
  { subject, reason, times: setbackOf(setbacks, subject, reason) + 1, isHeld },
];

/** How often what is about a subject is refused before the person is asked: for half a minute, with growing pauses. */
export const maxRefusals = 8;
