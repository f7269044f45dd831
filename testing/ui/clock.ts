import { beforeEach, vi } from 'vitest';

/** Has each test of a file run at this moment, as far as it asks what time it is. */
export const useClockAt = (now: Date): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(now);
    return () => vi.useRealTimers();
  });
};
