import type { Write, WriteOutcome } from '../../../src/domain/sync/writes.ts';

export type LoggedAction = {
  readonly browser: string;
  readonly tab: string;
  readonly write: Write;
  /** Stored on the device or in the database. */
  isAcknowledged: boolean;
  /** The tab was killed before the action was acknowledged. */
  isLost: boolean;
  /** The user was notified of a failure. */
  isReported: boolean;
  /** The user was notified of a failure after repeated refusals. */
  isGivenUp: boolean;
  /** The sequence numbers of the action and of its result. */
  readonly startedAt: number;
  settledAt: number;
};

export type ActionLog = {
  readonly all: () => readonly LoggedAction[];
  readonly start: (browser: string, tab: string, write: Write) => void;
  readonly acknowledge: (write: Write) => void;
  readonly settle: (write: Write, outcome: WriteOutcome) => void;
  /** Records that a tab was killed. Its actions in memory are lost. */
  readonly forgetTab: (tab: string) => void;
};

// A new sheet is another object in each tab, and storage copies it, so the id identifies the sheet.
const keyOf = (write: Write): unknown => (write.kind === 'sheet.create' ? write.sheet.id : write);

export function createActionLog(note: (line: string) => void): ActionLog {
  const actions = new Map<unknown, LoggedAction>();
  let place = 0;
  const next = () => {
    place += 1;
    return place;
  };
  return {
    all: () => [...actions.values()],
    start: (browser, tab, write) => {
      actions.set(keyOf(write), {
        browser,
        tab,
        write,
        isAcknowledged: false,
        isLost: false,
        isReported: false,
        isGivenUp: false,
        startedAt: next(),
        settledAt: Infinity,
      });
      note(`${tab} ${JSON.stringify(write)}`);
    },
    acknowledge: (write) => {
      const action = actions.get(keyOf(write));
      if (action) action.isAcknowledged = true;
    },
    settle: (write, outcome) => {
      const action = actions.get(keyOf(write));
      if (!action) return;
      action.isAcknowledged = true;
      action.settledAt = next();
      action.isGivenUp ||= outcome === 'conflict';
      action.isReported ||= outcome !== 'accepted' && outcome !== 'replaced';
    },
    forgetTab: (tab) => {
      for (const action of actions.values()) action.isLost ||= action.tab === tab && !action.isAcknowledged;
    },
  };
}
