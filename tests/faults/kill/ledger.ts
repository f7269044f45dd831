/** The effect of a request: the amount of each line by its path; undefined for a deleted line. */
export type Change = ReadonlyMap<string, number | undefined>;

/** The violations after a crash; each text contains a document's path. */
export type Damage = {
  /** Acknowledged but lost or different (durability). */
  readonly lost: readonly string[];
  /** Only partially applied (atomicity). */
  readonly torn: readonly string[];
  /** Stored, but never written by a client. */
  readonly strange: readonly string[];
};

export type Settlement = Damage & {
  /** Requests without a response, which may be applied or not. */
  readonly done: number;
  readonly undone: number;
};

/** The acknowledged and the pending writes of several clients. Each client sends one request at a time. */
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
    /** Compares the expected state with the state after a crash, and then expects the latter. */
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
