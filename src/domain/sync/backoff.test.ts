import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, failureCount, withoutSetback, withSetback } from './backoff.ts';

describe('backoff', () => {
  // Source: docs/specification.md#edit-retry.
  it('grows by half each time, up to a minute', () => {
    expect([0, 1, 2, 10, 11, 5_000].map((attempts) => backoff(attempts, 0.5))).toEqual([
      1_000, 1_500, 2_250, 57_665, 60_000, 60_000,
    ]);
  });

  // Source: docs/specification.md#edit-retry.
  it('adds a jitter of 20 %', () => {
    expect([backoff(0, 0), backoff(0, 1), backoff(20, 0), backoff(20, 1)]).toEqual([800, 1_200, 48_000, 60_000]);
  });

  it('returns a delay between 0.8 s and a minute', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, fraction) => {
        expect(backoff(attempts, fraction)).toSatisfy((delay) => Number(delay) >= 800 && Number(delay) <= 60_000);
      }),
    );
  });
});

describe('the setbacks of a subject', () => {
  const once = withSetback([], 's1', 'conflict', true);

  it('count consecutive failures per subject', () => {
    const twice = withSetback(withSetback(once, 's2', 'conflict', true), 's1', 'conflict', false);
    expect(twice).toEqual([
      { subject: 's2', reason: 'conflict', times: 1, isHeld: true },
      { subject: 's1', reason: 'conflict', times: 2, isHeld: false },
    ]);
    expect(failureCount(twice, 's1', 'conflict')).toBe(2);
    expect(failureCount(twice, 's3', 'conflict')).toBe(0);
  });

  it('restart the count for another reason, and after a success', () => {
    expect(withSetback(once, 's1', 'server', true)).toEqual([
      { subject: 's1', reason: 'server', times: 1, isHeld: true },
    ]);
    expect(withoutSetback(once, 's1')).toEqual([]);
    expect(failureCount(once, 's1', 'server')).toBe(0);
  });
});
