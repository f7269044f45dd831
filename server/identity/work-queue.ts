import { OverloadError } from './failure.ts';

/** Runs at most `running` tasks at once and lets `waiting` more wait; beyond that it throws `OverloadError`. */
export const createWorkQueue = (running: number, waiting: number) => {
  const queue: (() => void)[] = [];
  let active = 0;
  const enter = async (): Promise<void> => {
    if (active < running) {
      active += 1;
      return;
    }
    if (queue.length >= waiting) throw new OverloadError();
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
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
