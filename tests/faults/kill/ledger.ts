/** What a request does when it is done: the amount of each line by its path, undefined for one that is deleted. */
export type Change = ReadonlyMap<string, number | undefined>;

/** What was found wrong after a crash; each line names a document. */
export type Damage = {
  /** Acknowledged, and not as it was acknowledged. */
  readonly lost: readonly string[];
  /** Of a request of which a part was done. */
  readonly torn: readonly string[];
  /** There, though nobody wrote it. */
  readonly strange: readonly string[];
};

export type Settlement = Damage & {
  /** Requests that were never answered, and were done or not. */
  readonly done: number;
  readonly undone: number;
};

/** What several clients, each with one request at a time, were promised by a server. */
export const createLedger = () => {
  const promised = new Map<string, number | undefined>();
  const unanswered = new Map<number, Change>();
  const apply = (change: Change): void => {
    for (const [path, amount] of change) promised.set(path, amount);
  };
  return {
    begin: (client: number, change: Change): void => {
      unanswered.set(client, change);
    },
    acknowledge: (client: number): void => {
      apply(unanswered.get(client) ?? new Map<string, number>());
      unanswered.delete(client);
    },
    /** Compares with what the server holds after a crash, and takes that as the new promise. */
    settle: (stored: ReadonlyMap<string, number>): Settlement => {
      const changes = [...unanswered.values()];
      const isDone = (change: Change): boolean => [...change].every(([path, amount]) => stored.get(path) === amount);
      const isUndone = (change: Change): boolean =>
        [...change.keys()].every((path) => stored.get(path) === promised.get(path));
      const done = changes.filter(isDone);
      const torn = changes
        .filter((change) => !isDone(change) && !isUndone(change))
        .flatMap((change) => [...change.keys()]);
      done.forEach(apply);
      unanswered.clear();
      const lost = [...promised].filter(([path, amount]) => stored.get(path) !== amount && !torn.includes(path));
      const strange = [...stored.keys()].filter((path) => !promised.has(path) && !torn.includes(path));
      for (const path of [...promised.keys(), ...stored.keys()]) promised.set(path, stored.get(path));
      return {
        lost: lost.map(([path]) => path),
        torn,
        strange,
        done: done.length,
        undone: changes.filter((change) => !isDone(change)).length,
      };
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
