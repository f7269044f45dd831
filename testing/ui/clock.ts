import { beforeEach, vi } from 'vitest';

/** Sets `Date` to `now` in each test of a file. */
export const useClockAt = (now: Date): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(now);
    return () => vi.useRealTimers();
  });
};
