import type { OutboxStore } from '../../../src/api/storage/outbox/outbox-store.ts';
import type { DataServices } from '../../../src/app/services/data-services.ts';
import type { Variant } from '../database/database.ts';
import type { World } from '../world.ts';

export type Send = DataServices['send'];
export type Answer = (request: Request) => Promise<Response>;

/** The context in which a device sends a write. */
export type Sender = Pick<DataServices, 'documents'> & { readonly store: OutboxStore; readonly world: World };

/** A planted bug, which wraps the environment of the app's code. */
export type Bug = {
  /** Wraps the calls that send writes, but not the calls that read. */
  readonly fetch?: (fetched: typeof fetch, world: World) => typeof fetch;
  /** Wraps the function that sends a write. */
  readonly send?: (send: Send, sender: Sender) => Send;
  readonly answer?: (answer: Answer) => Answer;
  /**
   * Another bug that is planted too, because it reveals this one. A seed that also fails with only the other bug proves nothing.
   */
  readonly beside?: Bug;
  /** The only variant of the database that reveals the bug. */
  readonly variant?: Variant;
  /** Every tab sends, because there is no sender lock. */
  readonly hasNoSenderLock?: boolean;
  readonly hasNoTombstones?: boolean;
};
