import { useSelector } from '@xstate/react';
import type { SendReason } from '../../../domain/sync/send-failure.ts';
import type { OutboxRef } from '../../../machines/outbox/outbox.machine.ts';
import { useOutbox } from '../../hooks/workspace-actors.tsx';
import { refusedCount } from '../../sync/sync-state.ts';

type Outbox = ReturnType<OutboxRef['getSnapshot']>;

/** The reason why edits are not sent yet. */
export type Obstacle = 'none' | 'offline' | SendReason;

// Keeps the last reason between two retries, so that the live region does not announce each of them.
const obstacleOf = (outbox: Outbox): Obstacle => {
  if (outbox.hasTag('offline')) return 'offline';
  const { attempts, reason } = outbox.context;
  return (attempts > 0 || outbox.hasTag('waiting')) && reason ? reason : 'none';
};

/** The pending edits of this device: queued edits, and refused ones that wait for the user's decision. */
export function useWaitingEdits() {
  const outbox = useOutbox();
  const queued = useSelector(outbox, ({ context }) => context.queue.length);
  const refused = useSelector(outbox, refusedCount);
  const obstacle = useSelector(outbox, obstacleOf);
  // Edits that the browser could not store are lost on a reload or sign-out.
  const areEditsStored = useSelector(outbox, ({ context }) => !context.hasStoreFailed || context.unstored.length === 0);
  const sendNow = () => outbox.send({ type: 'retry.requested' });
  return { count: queued + refused, queued, refused, obstacle, areEditsStored, sendNow };
}
