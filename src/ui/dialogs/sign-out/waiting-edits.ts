import { useSelector } from '@xstate/react';
import type { SendReason } from '../../../domain/sync/send-failure.ts';
import type { OutboxRef } from '../../../machines/outbox/outbox.machine.ts';
import { useOutbox } from '../../hooks/workspace-actors.tsx';
import { refusedCount } from '../../sync/sync-state.ts';

type Outbox = ReturnType<OutboxRef['getSnapshot']>;

/** What sending waits for. */
export type Obstacle = 'none' | 'offline' | SendReason;

// The same text between two tries: a live region would announce a new one at each of them.
const obstacleOf = (outbox: Outbox): Obstacle => {
  if (outbox.hasTag('offline')) return 'offline';
  const { attempts, reason } = outbox.context;
  return (attempts > 0 || outbox.hasTag('waiting')) && reason ? reason : 'none';
};

/** What this device holds for the server: edits that can be sent, and those that only the person can decide about. */
export function useWaitingEdits() {
  const outbox = useOutbox();
  const queued = useSelector(outbox, ({ context }) => context.queue.length);
  const refused = useSelector(outbox, refusedCount);
  const obstacle = useSelector(outbox, obstacleOf);
  // What the browser would not store ends with the page, or with the sign-out.
  const canStay = useSelector(outbox, ({ context }) => !context.hasStoreFailed || context.unstored.length === 0);
  const sendNow = () => outbox.send({ type: 'retry.requested' });
  return { count: queued + refused, queued, refused, obstacle, canStay, sendNow };
}
