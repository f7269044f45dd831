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
  /** Another tab holds a record, new or with another fate. */
  | { type: 'record.added'; record: OutboxRecord }
  /** Another tab has had the server's answer for a record, or the person's. */
  | { type: 'record.settled'; id: string }
  /** The device has a record of this tab safe on its disk. */
  | { type: 'record.stored'; id: string }
  /** It could not take it: the record lives as long as this page. */
  | { type: 'record.notStored'; id: string }
  /** The device could not let go of one. */
  | { type: 'store.failed' }
  /** What the browser had cleared is on the disk again. */
  | { type: 'records.restored' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'retry.requested' }
  /** What is about a subject has waited long enough after a failure of its own. */
  | { type: 'backoff.ended'; subject: string }
  /** What the person decides about what was refused. */
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
    /** What was stored by a version that wrote it otherwise, or is damaged. */
    readonly unreadable: readonly UnreadableRecord[];
    /** Ids of records that are not on the disk yet; `unprotected` when the disk has refused one. */
    readonly unstored: readonly string[];
    readonly isUnprotected: boolean;
    /** Whether the person has been told that the device's storage fails. */
    readonly hasToldFailure: boolean;
    /** What was sent last, and may still be on its way. */
    readonly inFlight: OutboxRecord | undefined;
    /** What the server failed over, or refused, while it took other writes. */
    readonly setbacks: readonly Setback[];
    /** How often something has been sent in vain since the server last took anything, and why it was the last time. */
    readonly attempts: number;
    readonly reason: SendReason | undefined;
    /** How long the server has asked to wait, in milliseconds. */
    readonly retryAfter: number;
    /** What was settled while the store was read: the answer may be older. */
    readonly settled: readonly string[];
  };

export type RecordId = { readonly id: string };
export type RecordParams = { readonly record: OutboxRecord };
/** A record that leaves the device, with the server's answer when that is why. */
export type RecordKey = { readonly uid: string; readonly id: string; readonly record?: OutboxRecord };
