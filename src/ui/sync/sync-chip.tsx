import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled, type Theme } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../controls/icon-paths.ts';
import { Icon } from '../controls/icon.tsx';
import { useOutbox } from '../hooks/workspace-actors.tsx';
import type { SyncState } from './sync-state.ts';
import { SyncPanel } from './sync-panel.tsx';
import { useReviewCount, useSyncState } from './use-delivery.ts';

type Announced = { readonly state: SyncState; readonly text: string };

/** What screen readers announce: another kind of state, but neither each number nor each change that goes well. */
const useAnnouncement = (state: SyncState, text: string): string => {
  const [announced, setAnnounced] = useState<Announced>({ state: 'saved', text: '' });
  const isPassing = state === 'saving' || state === 'loading';
  if (!isPassing && state !== announced.state) setAnnounced({ state, text });
  return announced.text;
};

type Look = { readonly icon: IconName; readonly text: MessageKey; readonly color: 'default' | 'warning' | 'error' };

const looks: Record<SyncState, Look> = {
  loading: { icon: 'cloud', text: 'sync.loading', color: 'default' },
  notLoaded: { icon: 'alert', text: 'sync.notLoaded', color: 'warning' },
  saved: { icon: 'cloudCheck', text: 'sync.saved', color: 'default' },
  saving: { icon: 'cloud', text: 'sync.saving', color: 'default' },
  offline: { icon: 'offline', text: 'sync.offline', color: 'warning' },
  waiting: { icon: 'offline', text: 'sync.waiting', color: 'warning' },
  offlineWaiting: { icon: 'offline', text: 'sync.offlineWaiting', color: 'warning' },
  signIn: { icon: 'lock', text: 'sync.signIn', color: 'warning' },
  unprotected: { icon: 'alert', text: 'sync.unprotected', color: 'error' },
  review: { icon: 'alert', text: 'sync.review', color: 'error' },
};

// A quiet state: on a phone the text is visually hidden, and stays the name of the button.
const calm = ({ vars, breakpoints }: Theme) => ({
  padding: 0,
  fontWeight: 400,
  '&, &:hover': { color: vars.palette.text.tertiary, backgroundColor: 'transparent' },
  '&:hover': { color: vars.palette.text.primary },
  // The same width for "loading" and "saved": no layout shift between them.
  [breakpoints.up('md')]: { justifyContent: 'flex-start', minWidth: 94 },
  [breakpoints.down('md')]: {
    '& .icon': { width: 20, height: 20 },
    '& .MuiChip-label': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
});

const StateChip = styled(Chip)<ChipProps<'button', { readonly component: 'button' }>>(({ theme }) => ({
  gap: 6,
  height: 'auto',
  minHeight: 24,
  padding: '0 10px 0 8px',
  fontSize: '0.75rem',
  fontWeight: 500,
  [theme.breakpoints.down('md')]: {
    gap: 4,
    minWidth: 44,
    maxWidth: 'max(140px, 100vw - 212px)',
    minHeight: 44,
    padding: '0 6px',
    borderRadius: theme.shape.card,
    lineHeight: '1rem',
    textAlign: 'left',
    '& .MuiChip-label': { whiteSpace: 'normal' },
  },
  variants: [{ props: { color: 'default' }, style: calm(theme) }],
}));

/** Says whether everything has reached the server; opens the panel about it when pressed. */
export function SyncChip() {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const state = useSyncState();
  const reviews = useReviewCount();
  const waiting = useSelector(outbox, ({ context }) => context.queue.length);
  const count = state === 'review' ? reviews : waiting;
  const { icon, text: key, color } = looks[state];
  const text = t(key, { count });
  const announcement = useAnnouncement(state, text);
  return (
    <>
      <StateChip
        component="button"
        type="button"
        nativeButton
        color={color}
        icon={<Icon name={icon} />}
        label={text}
        title={text}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <output className="visually-hidden">{announcement}</output>
      {isOpen && <SyncPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
