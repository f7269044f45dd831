import { setImmediate } from 'node:timers/promises';

/** Load shedding: the server has too much work. The client may retry in a few seconds. */
export class OverloadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OverloadError';
  }
}

/** The maximum numbers of running tasks, of waiting tasks, and of waiting tasks of one caller. */
export type QueueLimits = { readonly running: number; readonly waiting: number; readonly waitingPerCaller?: number };

/** A fair queue: callers are served round-robin, so that a caller with many tasks does not starve the others. */
export const createWorkQueue = ({ running, waiting, waitingPerCaller = waiting }: QueueLimits) => {
  // The insertion order is the order of service: a caller with more tasks moves to the end after each task.
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
    /** Throws `OverloadError` if `run` would refuse a task of this caller now. */
    checkCapacity,
    /** Runs a task at its turn. Throws `OverloadError` if the queue is full, or if the caller has too many waiting tasks. */
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

// Characters that are processed between two yields: about 10 ms on a slow machine.
const yieldEvery = 256 * 1024;
const stepSize = 8 * 1024;

/**
 * Yields to the event loop during long synchronous work. Await the returned function after each step, with the number of characters
 * that the step processed. It yields only after enough work.
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
