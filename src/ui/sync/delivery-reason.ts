import type { SnapshotFrom } from 'xstate';
import type { SendReason } from '../../domain/sync/send-failure.ts';
import type { OutboxRef } from '../../machines/outbox/outbox.machine.ts';
import type { MessageKey } from '../../i18n/message-key.ts';

type Reason = SendReason | 'offline' | 'later' | 'otherTab' | 'slow';

/** The reason why changes still wait. */
export function deliveryReason(outbox: SnapshotFrom<OutboxRef>): Reason {
  const { attempts, reason, retryAfter } = outbox.context;
  if (outbox.hasTag('offline')) return 'offline';
  if (outbox.matches('standby')) return 'otherTab';
  if (outbox.hasTag('waiting') && retryAfter > 0) return 'later';
  const hasFailed = attempts > 0 || outbox.hasTag('waiting');
  return hasFailed && reason !== undefined ? reason : 'slow';
}

export const reasonTexts: Record<Reason, MessageKey> = {
  offline: 'delivery.reason.offline',
  unreachable: 'delivery.reason.unreachable',
  server: 'delivery.reason.server',
  conflict: 'delivery.reason.conflict',
  later: 'delivery.reason.later',
  signIn: 'delivery.reason.signIn',
  otherTab: 'delivery.reason.otherTab',
  slow: 'delivery.reason.slow',
};
