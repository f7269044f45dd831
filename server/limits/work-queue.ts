import { setImmediate } from 'node:timers/promises';

/** Load shedding: the server has more to do than it can, and the client may retry in a few seconds. */
export class OverloadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OverloadError';
  }
}

/** How many tasks run at once, how many may be queued, and how many of those by one caller. */
export type QueueLimits = { readonly running: number; readonly waiting: number; readonly waitingPerCaller?: number };

/** A fair queue: callers are served round-robin, so that one with many queued tasks does not starve the others. */
export const createWorkQueue = ({ running, waiting, waitingPerCaller = waiting }: QueueLimits) => {
  // Insertion order is the order of service: a caller that was served and has more goes to the end.
  const queues = new Map<string, (() => void)[]>();
  let queued = 0;
  let active = 0;

  const checkCapacity = (caller = ''): void => {
    if (active < running) return;
    if (queued >= waiting || (queues.get(caller)?.length ?? 0) >= waitingPerCaller)
      throw new OverloadError('Too many calls at once.');
  };

  const enter = async (caller: string): Promise<void> => {
    checkCapacity(caller);
    if (active < running) {
      active += 1;
      return;
    }
    const turn = Promise.withResolvers<undefined>();
    const queue = queues.get(caller) ?? [];
    queue.push(() => {
      turn.resolve(undefined);
    });
    queues.set(caller, queue);
    queued += 1;
    await turn.promise;
  };

  const leave = (): void => {
    const [first] = queues;
    if (first === undefined) {
      active -= 1;
      return;
    }
    const [caller, queue] = first;
    queued -= 1;
    queues.delete(caller);
    const next = queue.shift();
    if (queue.length > 0) queues.set(caller, queue);
    next?.();
  };

  return {
    /** Throws `OverloadError` when a task of this caller would be refused now. */
    checkCapacity,
    /** Runs a task when its turn comes; throws `OverloadError` when the queue, or the share of its caller, is full. */
    run: async <Result>(task: () => Promise<Result>, caller = ''): Promise<Result> => {
      await enter(caller);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
};

// Characters processed between two yields: some 10 ms on a slow machine.
const yieldEvery = 256 * 1024;
const stepSize = 8 * 1024;

/**
 * Keeps long synchronous work from blocking the event loop: await the result after each step, with the characters that the step
 * processed. It yields once enough work is done, and continues at once before.
 */
export const createYielder = (): ((size: number) => Promise<void>) => {
  let done = 0;
  return async (size) => {
    done += stepSize + size;
    if (done < yieldEvery) return;
    done = 0;
    await setImmediate();
  };
};
