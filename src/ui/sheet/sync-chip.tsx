import { useSelector } from '@xstate/react';
import type { OutboxRef } from '../../machines/outbox/outbox.machine.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Icon } from '../controls/icon.tsx';
import type { IconName } from '../controls/icon-paths.ts';
import { useOutbox } from '../hooks/actors.tsx';
import './sync-chip.css';

type SyncState = 'saved' | 'saving' | 'waiting' | 'offline' | 'offlineWaiting';

const icons: Record<SyncState, IconName> = {
  saved: 'cloudCheck',
  saving: 'cloud',
  waiting: 'offline',
  offline: 'offline',
  offlineWaiting: 'offline',
};

const texts: Record<SyncState, MessageKey> = {
  saved: 'sync.saved',
  saving: 'sync.saving',
  waiting: 'sync.waiting',
  offline: 'sync.offline',
  offlineWaiting: 'sync.offlineWaiting',
};

const syncState = (outbox: ReturnType<OutboxRef['getSnapshot']>): SyncState => {
  const isEmpty = outbox.context.queue.length === 0;
  if (outbox.hasTag('offline')) return isEmpty ? 'offline' : 'offlineWaiting';
  if (outbox.hasTag('waiting')) return 'waiting';
  return outbox.hasTag('pending') || !isEmpty ? 'saving' : 'saved';
};

/** Says whether everything has reached the server, and tries again at once when pressed. */
export function SyncChip() {
  const t = useTranslate();
  const outbox = useOutbox();
  const state = useSelector(outbox, syncState);
  const count = useSelector(outbox, ({ context }) => context.queue.length);
  const text = t(texts[state], { count });
  return (
    <button
      type="button"
      className="sync-chip"
      data-state={state}
      title={text}
      onClick={() => outbox.send({ type: 'retry.requested' })}
    >
      <Icon name={icons[state]} />
      <span className="sync-chip-text">{text}</span>
    </button>
  );
}
