import type { UnreadableRecord, OutboxRecord, Write } from '../../domain/sync/writes.ts';
import type { Setback } from '../../domain/sync/backoff.ts';
import type { Pending } from '../../domain/sync/queue.ts';
import type { SendReason } from '../../domain/sync/send-failure.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type OutboxEvent =
  | { type: 'write.requested'; write: Write }
  /** This tab sends for all tabs of this device from now on. */
  | { type: 'lock.acquired' }
  /** Another tab has a new record, or has moved one to review. */
  | { type: 'record.added'; record: OutboxRecord }
  /** Another tab has the server's final answer for a record, or the person has discarded it. */
  | { type: 'record.settled'; id: string }
  /** A record of this tab is on the disk. */
  | { type: 'record.stored'; id: string }
  /** The disk has refused a record, which is lost when this page is closed. */
  | { type: 'record.notStored'; id: string }
  /** A record could not be deleted from the disk. */
  | { type: 'record.notDeleted' }
  /** The browser had cleared the storage; all records are stored again. */
  | { type: 'records.restored' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'retry.requested' }
  /** The pause after a failure of this subject's writes is over. */
  | { type: 'backoff.ended'; subject: string }
  /** The person's decisions about refused and unreadable records. */
  | { type: 'review.retried'; id: string }
  | { type: 'review.discarded'; id: string }
  | { type: 'unreadable.discarded'; id: string };

export type OutboxInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type OutboxContext = OutboxInput &
  Pending & {
    /** Stored by a version with another format, or damaged. */
    readonly unreadable: readonly UnreadableRecord[];
    /** Ids of records that are not on the disk yet. */
    readonly unstored: readonly string[];
    /** Whether the disk has refused a record. */
    readonly hasStoreFailed: boolean;
    /** Whether the toast about it was shown: it is shown once. */
    readonly hasShownStoreFailure: boolean;
    /** The record that was sent last, which may still be in flight. */
    readonly inFlight: OutboxRecord | undefined;
    /** Failures and refusals by subject, while the server accepts other writes. */
    readonly setbacks: readonly Setback[];
    /** Failed tries since the server last accepted a write, and the reason of the last one. */
    readonly attempts: number;
    readonly reason: SendReason | undefined;
    /** The server's Retry-After, in milliseconds. */
    readonly retryAfter: number;
    /** Records that were settled while the store was read, whose answer may still contain them (race). */
    readonly settled: readonly string[];
  };

export type RecordId = { readonly id: string };
export type RecordParams = { readonly record: OutboxRecord };
/** A record to delete from the device; `record` when the server has accepted it. */
export type RecordKey = { readonly uid: string; readonly id: string; readonly record?: OutboxRecord };
