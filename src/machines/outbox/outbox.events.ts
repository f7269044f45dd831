import type { OutboxRecord, Write } from '../../domain/writes.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type OutboxEvent =
  | { type: 'write.requested'; write: Write }
  /** It is this tab's turn to send for all tabs of this device. */
  | { type: 'turn.granted' }
  /** Another tab has stored records. */
  | { type: 'records.added' }
  /** Another tab has had the server's answer for a record. */
  | { type: 'record.settled'; id: string }
  /** Another tab could not store a record, and holds it in memory only. */
  | { type: 'record.handedOver'; record: OutboxRecord }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'retry.requested' };

export type OutboxInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type OutboxContext = OutboxInput & {
  readonly queue: readonly OutboxRecord[];
  /** How often the head of the queue has been sent in vain. */
  readonly attempts: number;
  /** How long the server has asked to wait, in milliseconds. */
  readonly retryAfter: number;
  /** What was settled while the store was read: the answer may be older. */
  readonly settled: readonly string[];
  /** Other tabs have stored records that are not in the queue yet. */
  readonly isStale: boolean;
};
