/** Lets writes go on beside each other, and packing, which shuts SQLite for all of them, alone. */
export type WriteLock = ReturnType<typeof createWriteLock>;

/**
 * A lock that many hold at once, or one alone. SQLite's own lock would make the whole process wait for another thread; this one
 * makes only the calls wait that write.
 */
export const createWriteLock = () => {
  let sharing = 0;
  let isAlone = false;
  let aloneEnds = Promise.resolve();

  const lock = {
    /** Does some work beside other shared work, once nothing goes on alone. */
    share: async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
      if (isAlone) {
        await aloneEnds;
        // Other work may have begun alone again before this had its turn.
        return lock.share(work);
      }
      sharing += 1;
      try {
        return await work();
      } finally {
        sharing -= 1;
      }
    },
    /** Does some work alone; answers undefined, and does nothing, while other work goes on. */
    tryAlone: async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      if (sharing > 0 || isAlone) return undefined;
      const ended = Promise.withResolvers<void>();
      [isAlone, aloneEnds] = [true, ended.promise];
      try {
        return await work();
      } finally {
        isAlone = false;
        ended.resolve();
      }
    },
  };
  return lock;
};
