import visuallyHidden from '@mui/utils/visuallyHidden';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';
import { headerTooNarrowFor } from '../theme/media-queries.ts';
import { interactive } from '../theme/interaction-states.ts';
import { useOutbox } from '../hooks/workspace-actors.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { SyncState } from './sync-state.ts';
import { useReviewCount, useSyncState } from './use-delivery.ts';

const SyncPanel = lazyComponent(async () => (await import('./sync-panel.lazy.tsx')).SyncPanel);

type Announced = { readonly state: SyncState; readonly text: string };

/** The text for screen readers. It changes with the state, but not with the count, nor while saving or loading. */
const useAnnouncement = (state: SyncState, text: string): string => {
  const [announced, setAnnounced] = useState<Announced>({ state: 'saved', text: '' });
  const isTransient = state === 'saving' || state === 'loading';
  if (!isTransient && state !== announced.state) setAnnounced({ state, text });
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

// The same width in every state, so that nothing beside it moves.
const Slot = styled('span')({
  display: 'flex',
  justifyContent: 'flex-end',
  width: '14rem',
  [headerTooNarrowFor.syncLabel]: { width: '3.75rem' },
});

// Hidden on a narrow header, but still the accessible name of the button.
const Label = styled('span')({ [headerTooNarrowFor.syncLabel]: visuallyHidden });

const Count = styled('span')({
  display: 'none',
  fontWeight: 600,
  [headerTooNarrowFor.syncLabel]: { display: 'inline' },
});

const StateChip = styled(Chip)<ChipProps<'button', { readonly component: 'button' }>>(
  ({ theme: { vars, breakpoints, shape } }) => ({
    position: 'relative',
    height: 'auto',
    minHeight: 24,
    padding: '0 10px 0 8px',
    fontSize: '0.75rem',
    fontWeight: 500,
    [breakpoints.down('md')]: { minWidth: 44, minHeight: 44, padding: '0 6px', borderRadius: shape.card },
    variants: [
      {
        props: { color: 'default' },
        style: {
          // As wide as the longest text of the states that change without the user.
          justifyContent: 'flex-start',
          minWidth: '8.5rem',
          [headerTooNarrowFor.syncLabel]: { justifyContent: 'center', minWidth: 44 },
          fontWeight: 400,
          '&, &:hover': { color: vars.palette.text.tertiary, backgroundColor: 'transparent' },
          ...interactive({ color: vars.palette.text.primary }, {}),
          [breakpoints.down('md')]: { '& .icon': { width: 20, height: 20 } },
        },
      },
    ],
  }),
);

const setBadge = async (count: number) => {
  try {
    await navigator.setAppBadge?.(count);
  } catch {
    // The app is not installed.
  }
};

/** Shows the count of the chip on the icon of the installed app. */
const useAppBadge = (count: number) => {
  useEffect(() => {
    void setBadge(count);
  }, [count]);
  useEffect(() => () => void setBadge(0), []);
};

/** Shows whether all changes have reached the server. A click opens the sync panel. */
export function SyncChip() {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const state = useSyncState();
  const { icon, text: key, color } = looks[state];
  const reviews = useReviewCount();
  // Changes that are being saved are not counted.
  const waiting = useSelector(outbox, ({ context }) => (color === 'default' ? 0 : context.queue.length));
  const count = state === 'review' ? reviews : waiting;
  const text = t(key, { count });
  const announcement = useAnnouncement(state, text);
  useAppBadge(count);
  return (
    <Slot>
      <StateChip
        component="button"
        type="button"
        nativeButton
        color={color}
        icon={<Icon name={icon} />}
        label={
          <>
            <Label>{text}</Label>
            {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
          </>
        }
        title={text}
        aria-haspopup="dialog"
        onPointerDown={SyncPanel.prefetch}
        onClick={() => setIsOpen(true)}
      />
      <output className="visually-hidden">{announcement}</output>
      {isOpen && <SyncPanel onClose={() => setIsOpen(false)} />}
    </Slot>
  );
}
