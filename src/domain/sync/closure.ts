import type { Sheet } from '../sheet/sheet.ts';
import type { UnreadableRecord, OutboxRecord } from './writes.ts';

/** What has become of an account, such that nobody can open it. */
export type ClosureReason = 'deleted' | 'disabled';

/** An account that was deleted or disabled elsewhere, with what this device could not send any more, oldest first. */
export type Closure = {
  readonly uid: string;
  readonly reason: ClosureReason;
  readonly unsent: readonly OutboxRecord[];
  readonly unreadable: readonly UnreadableRecord[];
  /** The sheets that the device knows of, which the unsent edits are about. */
  readonly sheets: readonly Sheet[];
};
