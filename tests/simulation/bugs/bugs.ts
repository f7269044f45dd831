import type { OutboxStore } from '../../../src/api/storage/outbox/outbox-store.ts';
import type { DataServices } from '../../../src/app/services/data-services.ts';
import type { Variant } from '../database/database.ts';
import type { World } from '../world.ts';

export type Send = DataServices['send'];
export type Answer = (request: Request) => Promise<Response>;

/** The context in which a write is sent. */
export type Sender = Pick<DataServices, 'documents'> & { readonly store: OutboxStore; readonly world: World };

/** A planted bug, between the app's code and its environment. */
export type Bug = {
  /** Wraps the calls that send writes, not reads. */
  readonly fetch?: (fetched: typeof fetch, world: World) => typeof fetch;
  /** Wraps the sending of a write. */
  readonly send?: (send: Send, sender: Sender) => Send;
  /** Wraps the database. */
  readonly answer?: (answer: Answer) => Answer;
  /** Another bug without which this one is masked; a seed that fails because of the other one alone proves nothing. */
  readonly beside?: Bug;
  /** The only variant of the database that reveals it. */
  readonly variant?: Variant;
  /** Every tab sends: no sender lock. */
  readonly hasNoSenderLock?: boolean;
  /** Devices have no tombstones. */
  readonly hasNoTombstones?: boolean;
};
