import type { SheetDate } from '../../domain/sheet/sheet-date.ts';

/** Randomness, clock and capabilities, injected so that charts are deterministic in tests. */
export type Environment = {
  /** A new id of 20 random alphanumeric characters. */
  readonly createId: () => string;
  /** A number from 0 to 1, 1 excluded. */
  readonly random: () => number;
  /** The calendar day of the device. */
  readonly today: () => SheetDate;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the provider can end the sessions of a user's other devices. */
  readonly endsSessions: boolean;
};
