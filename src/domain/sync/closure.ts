import type { Sheet } from '../sheet/sheet.ts';
import type { UnreadableRecord, OutboxRecord } from './writes.ts';

export type ClosureReason = 'deleted' | 'disabled';

/** An account deleted or disabled elsewhere, with the unsent edits of this device, oldest first. */
export type Closure = {
  readonly uid: string;
  readonly reason: ClosureReason;
  readonly unsent: readonly OutboxRecord[];
  readonly unreadable: readonly UnreadableRecord[];
  /** The cached sheets, to show which sheets have unsent edits. */
  readonly sheets: readonly Sheet[];
};
