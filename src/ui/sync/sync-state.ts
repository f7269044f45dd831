import type { SnapshotFrom } from 'xstate';
import type { OutboxRef } from '../../machines/outbox/outbox.machine.ts';

type Outbox = SnapshotFrom<OutboxRef>;

/** The state of the changes on their way to the server. */
export type Delivery = 'saved' | 'saving' | 'offline' | 'waiting' | 'offlineWaiting' | 'signIn' | 'unprotected';

/** The state in the header. `review` comes before every other state except `unprotected`. */
export type SyncState = Delivery | 'review' | LoadState;

/** The state of the shown sheet while it has no content. */
export type LoadState = 'loading' | 'notLoaded';

// During a retry, the state still shows the reason of the last failure.
const needsSignIn = (outbox: Outbox): boolean =>
  outbox.hasTag('needsSignIn') || (outbox.context.attempts > 0 && outbox.context.reason === 'signIn');

const isWaiting = (outbox: Outbox): boolean => outbox.hasTag('waiting') || outbox.context.attempts > 0;

/** `isSlow` is true if the oldest change has waited for more than three seconds. */
export function deliveryOf(outbox: Outbox, isSlow: boolean): Delivery {
  const isOffline = outbox.hasTag('offline');
  if (outbox.context.queue.length === 0) return isOffline ? 'offline' : 'saved';
  if (outbox.context.hasStoreFailed) return 'unprotected';
  if (isOffline) return 'offlineWaiting';
  if (needsSignIn(outbox)) return 'signIn';
  return isSlow || isWaiting(outbox) ? 'waiting' : 'saving';
}

/** The number of refused and unreadable changes, which wait for a decision of the user. */
export const refusedCount = ({ context }: Outbox): number => context.reviews.length + context.unreadable.length;

export function syncStateOf(delivery: Delivery, hasReviews: boolean, loadState: LoadState | undefined): SyncState {
  if (hasReviews && delivery !== 'unprotected') return 'review';
  return loadState !== undefined && delivery === 'saved' ? loadState : delivery;
}
