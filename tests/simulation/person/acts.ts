import type { Write, WriteOutcome } from '../../../src/domain/sync/writes.ts';

/** Something that the person did, as the product took it down. */
export type Act = {
  readonly browser: string;
  readonly tab: string;
  readonly write: Write;
  /** The product has promised to keep it: it is on the device, or with the database. */
  isKept: boolean;
  /** Its tab was killed before any promise was given. */
  isLost: boolean;
  /** The person was told that it could not be done. */
  isTold: boolean;
  /** They were told so because it was refused again and again. */
  isGivenUp: boolean;
  /** Its place among all acts and answers, and the place of its own answer, once there is one. */
  readonly begun: number;
  answered: number;
};

export type Acts = {
  readonly all: () => readonly Act[];
  readonly begin: (browser: string, tab: string, write: Write) => void;
  readonly keep: (write: Write) => void;
  readonly answer: (write: Write, outcome: WriteOutcome) => void;
  /** A tab is gone with what only it knew. */
  readonly forget: (tab: string) => void;
};

export function createActs(note: (line: string) => void): Acts {
  const acts = new Map<Write, Act>();
  let place = 0;
  const next = () => {
    place += 1;
    return place;
  };
  return {
    all: () => [...acts.values()],
    begin: (browser, tab, write) => {
      acts.set(write, {
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
      const act = acts.get(write);
      if (act) act.isKept = true;
    },
    answer: (write, outcome) => {
      const act = acts.get(write);
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
