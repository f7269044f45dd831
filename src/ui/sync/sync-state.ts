import type { SnapshotFrom } from 'xstate';
import type { OutboxRef } from '../../machines/outbox/outbox.machine.ts';

type Outbox = SnapshotFrom<OutboxRef>;

/** Where the changes are that are to reach the server. */
export type Delivery = 'saved' | 'saving' | 'offline' | 'waiting' | 'offlineWaiting' | 'signIn' | 'unprotected';

/** What the header shows: what asks for a decision comes before all but the danger of losing a change. */
export type SyncState = Delivery | 'review' | Arrival;

/** Where the sheet to show is, while nothing of it is there. */
export type Arrival = 'loading' | 'notLoaded';

// The server may be asked again at this moment: until it has answered, the reason is still the last one.
const needsSignIn = (outbox: Outbox): boolean =>
  outbox.hasTag('needsSignIn') || (outbox.context.attempts > 0 && outbox.context.reason === 'signIn');

const isWaiting = (outbox: Outbox): boolean => outbox.hasTag('waiting') || outbox.context.attempts > 0;

/** `isSlow` says that the oldest change has been on its way for a while. */
export function deliveryOf(outbox: Outbox, isSlow: boolean): Delivery {
  const isOffline = outbox.hasTag('offline');
  if (outbox.context.queue.length === 0) return isOffline ? 'offline' : 'saved';
  if (outbox.context.hasStoreFailed) return 'unprotected';
  if (isOffline) return 'offlineWaiting';
  if (needsSignIn(outbox)) return 'signIn';
  return isSlow || isWaiting(outbox) ? 'waiting' : 'saving';
}

/** How many changes wait for the person's decision. */
export const refusedCount = ({ context }: Outbox): number => context.reviews.length + context.unreadable.length;

/** The one state that the header has room for. */
export function syncStateOf(delivery: Delivery, hasReviews: boolean, arrival: Arrival | undefined): SyncState {
  if (hasReviews && delivery !== 'unprotected') return 'review';
  return arrival !== undefined && delivery === 'saved' ? arrival : delivery;
}
