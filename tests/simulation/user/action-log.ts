import type { Write, WriteOutcome } from '../../../src/domain/sync/writes.ts';

/** A user action, with its write. */
export type Act = {
  readonly browser: string;
  readonly tab: string;
  readonly write: Write;
  /** Acknowledged: stored on the device, or in the database. */
  isKept: boolean;
  /** Its tab was killed before it was acknowledged. */
  isLost: boolean;
  /** Reported to the user as failed. */
  isTold: boolean;
  /** Reported as failed after repeated refusals. */
  isGivenUp: boolean;
  /** Sequence numbers of the action, and of its outcome once there is one. */
  readonly begun: number;
  answered: number;
};

export type Acts = {
  readonly all: () => readonly Act[];
  readonly begin: (browser: string, tab: string, write: Write) => void;
  readonly keep: (write: Write) => void;
  readonly answer: (write: Write, outcome: WriteOutcome) => void;
  /** A tab was killed, with what it had only in memory. */
  readonly forget: (tab: string) => void;
};

// Each tab has an object of its own for a new sheet: tabs exchange it as it is stored.
const keyOf = (write: Write): unknown => (write.kind === 'sheet.create' ? write.sheet.id : write);

export function createActs(note: (line: string) => void): Acts {
  const acts = new Map<unknown, Act>();
  let place = 0;
  const next = () => {
    place += 1;
    return place;
  };
  return {
    all: () => [...acts.values()],
    begin: (browser, tab, write) => {
      acts.set(keyOf(write), {
        browser,
        tab,
        write,
        isKept: false,
        isLost: false,
        isTold: false,
        isGivenUp: false,
        begun: next(),
        answered: Infinity,
      });
      note(`${tab} ${JSON.stringify(write)}`);
    },
    keep: (write) => {
      const act = acts.get(keyOf(write));
      if (act) act.isKept = true;
    },
    answer: (write, outcome) => {
      const act = acts.get(keyOf(write));
      if (!act) return;
      act.isKept = true;
      act.answered = next();
      act.isGivenUp ||= outcome === 'conflict';
      act.isTold ||= outcome !== 'accepted' && outcome !== 'replaced';
    },
    forget: (tab) => {
      for (const act of acts.values()) act.isLost ||= act.tab === tab && !act.isKept;
    },
  };
}
