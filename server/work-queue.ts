import { setImmediate } from 'node:timers/promises';

/** The server has more to do than it can; the caller may try again in a few seconds. */
export class OverloadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OverloadError';
  }
}

/** How many tasks run at once, how many more wait, and how many of one caller may be among those. */
export type Room = { readonly running: number; readonly waiting: number; readonly waitingPerCaller?: number };

/** Runs tasks in the turns of their callers: one with many waiting tasks is no reason for others to wait longer. */
export const createWorkQueue = ({ running, waiting, waitingPerCaller = waiting }: Room) => {
  // The caller whose turn comes next is the first.
  const queues = new Map<string, (() => void)[]>();
  let queued = 0;
  let active = 0;

  const checkRoom = (caller = ''): void => {
    if (active < running) return;
    if (queued >= waiting || (queues.get(caller)?.length ?? 0) >= waitingPerCaller)
      throw new OverloadError('Too many calls at once.');
  };

  const enter = async (caller: string): Promise<void> => {
    checkRoom(caller);
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
    /** Throws `OverloadError` when a task of this caller that came now would be refused. */
    checkRoom,
    /** The result of a task, in its turn; throws `OverloadError` when too many are waiting, or too many of its caller. */
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
