import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../controls/icon-paths.ts';
import { Icon } from '../controls/icon.tsx';
import { useOutbox } from '../hooks/workspace-actors.tsx';
import type { SyncState } from '../sync/sync-state.ts';
import { SyncPanel } from '../sync/sync-panel.tsx';
import { useAnnouncement } from '../sync/use-announcement.ts';
import { useReviewCount, useSyncState } from '../sync/use-delivery.ts';
import './sync-chip.css';

type Look = { readonly icon: IconName; readonly text: MessageKey; readonly tone: 'calm' | 'warning' | 'danger' };

const looks: Record<SyncState, Look> = {
  loading: { icon: 'cloud', text: 'sync.loading', tone: 'calm' },
  notLoaded: { icon: 'alert', text: 'sync.notLoaded', tone: 'warning' },
  saved: { icon: 'cloudCheck', text: 'sync.saved', tone: 'calm' },
  saving: { icon: 'cloud', text: 'sync.saving', tone: 'calm' },
  offline: { icon: 'offline', text: 'sync.offline', tone: 'warning' },
  waiting: { icon: 'offline', text: 'sync.waiting', tone: 'warning' },
  offlineWaiting: { icon: 'offline', text: 'sync.offlineWaiting', tone: 'warning' },
  signIn: { icon: 'lock', text: 'sync.signIn', tone: 'warning' },
  unprotected: { icon: 'alert', text: 'sync.unprotected', tone: 'danger' },
  review: { icon: 'alert', text: 'sync.review', tone: 'danger' },
};

/** Says whether everything has reached the server, and tells more when pressed. */
export function SyncChip() {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const state = useSyncState();
  const reviews = useReviewCount();
  const waiting = useSelector(outbox, ({ context }) => context.queue.length);
  const count = state === 'review' ? reviews : waiting;
  const { icon, text: key, tone } = looks[state];
  const text = t(key, { count });
  const announcement = useAnnouncement(state, text);
  return (
    <>
      <button
        type="button"
        className="sync-chip"
        data-state={state}
        data-tone={tone}
        title={text}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name={icon} />
        <span className="sync-chip-text">{text}</span>
      </button>
      <output className="visually-hidden">{announcement}</output>
      {isOpen && <SyncPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
