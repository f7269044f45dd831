import type { SheetDate } from '../../domain/sheet/sheet-date.ts';

/** Randomness, the clock and the provider's capabilities: injected, so that charts are deterministic in tests. */
export type Environment = {
  /** A new id of 20 random alphanumeric characters. */
  readonly createId: () => string;
  /** A number from 0 to 1, 1 excluded. */
  readonly random: () => number;
  /** The device's own calendar day. */
  readonly today: () => SheetDate;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the identity provider lets a person end the sessions of their other devices. */
  readonly endsSessions: boolean;
};
