import { describe, expect, test } from 'vitest';
import { afterFailedTry, type SignOut } from './sign-out.ts';

const day = 24 * 60 * 60_000;
const ending: SignOut = {
  uid: 'ada',
  pendingEdits: 'discard',
  at: 0,
  tries: 0,
  stage: 'ending',
  refreshToken: 'token',
};

// Source: docs/specification.md#sign-out-session.
describe('a sign-out before the server ends the session', () => {
  test.each([
    ['once', 0, 0],
    ['49 times', 48, day],
    ['for a week', 10, 7 * day],
    ['four times, with a clock correction in between', 3, 5 * 365 * day],
  ])('is retried after failing %s', (_, tries, now) => {
    expect(afterFailedTry({ ...ending, tries }, now)).toEqual({ ...ending, tries: tries + 1 });
  });

  test.each([
    ['50 times', 49, day],
    ['for more than a week', 4, 7 * day + 1],
  ])('is given up without its token after failing %s', (_, tries, now) => {
    const next = afterFailedTry({ ...ending, tries }, now);
    expect(next).toMatchObject({ stage: 'unended', tries: tries + 1 });
    expect(next.refreshToken).toBeUndefined();
  });
});
