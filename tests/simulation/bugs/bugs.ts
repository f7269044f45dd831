import type { OutboxStore } from '../../../src/api/storage/outbox-store.ts';
import type { DataServices } from '../../../src/app/services/data-services.ts';
import type { Variant } from '../database/database.ts';
import type { World } from '../world/world.ts';

export type Send = DataServices['send'];
export type Answer = (request: Request) => Promise<Response>;

/** What is known where a write is sent. */
export type Sender = Pick<DataServices, 'documents'> & { readonly store: OutboxStore; readonly world: World };

/** A mistake that somebody could make, planted where the shipped code meets its surroundings. */
export type Bug = {
  /** Around the calls that send writes; reads are not touched. */
  readonly fetch?: (fetched: typeof fetch, world: World) => typeof fetch;
  /** Around the sending of a write. */
  readonly send?: (send: Send, sender: Sender) => Send;
  /** Around the database. */
  readonly answer?: (answer: Answer) => Answer;
  /** Another mistake that would hide this one; a world that breaks because of that one alone shows nothing. */
  readonly beside?: Bug;
  /** Only this kind of database shows it. */
  readonly variant?: Variant;
  /** Every tab sends, not one for all. */
  readonly hasNoTurns?: boolean;
  /** Devices do not remember what they have removed. */
  readonly hasNoTombstones?: boolean;
};
