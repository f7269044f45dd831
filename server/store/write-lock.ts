/** A shared/exclusive lock: writes share it, and VACUUM has it exclusively. */
export type WriteLock = ReturnType<typeof createWriteLock>;

/** Only writes wait for this lock, asynchronously. SQLite's own lock would block the event loop while another thread has it. */
export const createWriteLock = () => {
  let sharing = 0;
  let isExclusive = false;
  let exclusiveEnds = Promise.resolve();

  const lock = {
    /** Runs work under the shared lock, after any exclusive work. */
    share: async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
      if (isExclusive) {
        await exclusiveEnds;
        // Race: other exclusive work may have started before this microtask.
        return lock.share(work);
      }
      sharing += 1;
      try {
        return await work();
      } finally {
        sharing -= 1;
      }
    },
    /** Runs work under the exclusive lock. If the lock is in use, resolves to undefined without running the work. */
    tryExclusive: async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      if (sharing > 0 || isExclusive) return undefined;
      const ended = Promise.withResolvers<void>();
      [isExclusive, exclusiveEnds] = [true, ended.promise];
      try {
        return await work();
      } finally {
        isExclusive = false;
        ended.resolve();
      }
    },
  };
  return lock;
};
