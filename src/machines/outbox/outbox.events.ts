import type { UnreadableRecord, OutboxRecord, Write } from '../../domain/sync/writes.ts';
import type { Setback } from '../../domain/sync/backoff.ts';
import type { Pending } from '../../domain/sync/queue.ts';
import type { SendReason } from '../../domain/sync/send-failure.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

export type OutboxEvent =
  | { type: 'write.requested'; write: Write }
  /** This tab now sends for all tabs of this device. */
  | { type: 'lock.acquired' }
  /** Another tab added a record, or moved a record to review. */
  | { type: 'record.added'; record: OutboxRecord }
  /** Another tab received the server's response to a record, or the user discarded the record there. */
  | { type: 'record.settled'; id: string }
  /** A record of this tab is stored on the device. */
  | { type: 'record.stored'; id: string }
  /** A record could not be stored: it is lost when this page is closed. */
  | { type: 'record.notStored'; id: string }
  /** A record could not be deleted from the device. */
  | { type: 'record.notDeleted' }
  /** All records are stored again after the browser cleared its storage. */
  | { type: 'records.restored' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'retry.requested' }
  /** The pause of this subject is over. */
  | { type: 'backoff.ended'; subject: string }
  /** The user decides about refused and unreadable records. */
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
    /** Records that have another format or are damaged. */
    readonly unreadable: readonly UnreadableRecord[];
    /** Ids of records that are not stored on the device. */
    readonly unstored: readonly string[];
    /** Whether a record could not be stored. */
    readonly hasStoreFailed: boolean;
    /** Whether the toast of this failure was shown. The toast is shown only once. */
    readonly hasShownStoreFailure: boolean;
    /** The last sent record, which may still be in flight. */
    readonly inFlight: OutboxRecord | undefined;
    /** Failures and refusals by subject, while the server accepts other writes. */
    readonly setbacks: readonly Setback[];
    /** Failed attempts since the server last accepted a write, and the reason of the last failure. */
    readonly attempts: number;
    readonly reason: SendReason | undefined;
    /** The server's Retry-After, in milliseconds. */
    readonly retryAfter: number;
    /** Ids of records settled while the store is read. The result may still contain these records (race). */
    readonly settled: readonly string[];
  };

export type RecordId = { readonly id: string };
export type RecordParams = { readonly record: OutboxRecord };
/** The record to delete from the device; `record` is set when the server has accepted it. */
export type RecordKey = { readonly uid: string; readonly id: string; readonly record?: OutboxRecord };
