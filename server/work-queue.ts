import { OverloadError } from './http/overload.ts';

/** Runs at most `running` tasks at once and lets `waiting` more wait. */
export const createWorkQueue = (running: number, waiting: number) => {
  const queue: (() => void)[] = [];
  let active = 0;
  const checkRoom = (): void => {
    if (active >= running && queue.length >= waiting) throw new OverloadError('Too many calls at once.');
  };
  const enter = async (): Promise<void> => {
    checkRoom();
    if (active < running) {
      active += 1;
      return;
    }
    const turn = Promise.withResolvers<undefined>();
    queue.push(() => {
      turn.resolve(undefined);
    });
    await turn.promise;
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) active -= 1;
    else next();
  };
  return {
    /** Throws `OverloadError` when a task that came now would be refused. */
    checkRoom,
    /** The result of a task, in its turn; throws `OverloadError` when too many are waiting. */
    run: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
};
