import type { SendReason } from './send-failure.ts';

const initialDelay = 1_000;
const growth = 1.5;
/** The maximum delay between two tries, in milliseconds. */
export const maxDelay = 60_000;
const jitter = 0.2;

/**
 * The delay before sending again, in milliseconds: 1 s × 1.5ⁿ ± 20 %, at most `maxDelay`.
 * `attempts` is n; `randomFraction` is from 0 to 1.
 */
export const backoff = (attempts: number, randomFraction: number): number => {
  const delay = Math.min(initialDelay * growth ** attempts, maxDelay);
  return Math.min(Math.round(delay * (1 - jitter + 2 * jitter * randomFraction)), maxDelay);
};

/** Consecutive failures of the writes of one subject for the same reason. `isHeld` while the writes wait. */
export type Setback = {
  readonly subject: string;
  readonly reason: SendReason;
  readonly times: number;
  readonly isHeld: boolean;
};

/** The number of consecutive failures of a subject for a reason. */
export const failureCount = (setbacks: readonly Setback[], subject: string, reason: SendReason): number =>
  setbacks.find((setback) => setback.subject === subject && setback.reason === reason)?.times ?? 0;

export const withoutSetback = (setbacks: readonly Setback[], subject: string): readonly Setback[] =>
  setbacks.filter((setback) => setback.subject !== subject);

/** Adds a failure of a subject. Failures for another reason are forgotten. */
export const withSetback = (
  setbacks: readonly Setback[],
  subject: string,
  reason: SendReason,
  isHeld: boolean,
): readonly Setback[] => [
  ...withoutSetback(setbacks, subject),
  { subject, reason, times: failureCount(setbacks, subject, reason) + 1, isHeld },
];

/** The number of refusals after which the user must decide: about half a minute of retries. */
export const maxRefusals = 8;
