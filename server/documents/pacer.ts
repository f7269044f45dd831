import { setImmediate } from 'node:timers/promises';

// Some 10 ms of work on a slow machine.
const stretch = 256 * 1024;
const stepSize = 8 * 1024;

/**
 * Lets other callers be answered in the middle of long work: await it after each step, with the characters that the step went
 * through. It goes on at once until a stretch of work is done.
 */
export const createPacer = (): ((size: number) => Promise<void>) => {
  let done = 0;
  return async (size) => {
    done += stepSize + size;
    if (done < stretch) return;
    done = 0;
    await setImmediate();
  };
};
