import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../hooks/actors.tsx';
import { useOutbox } from '../hooks/workspace-actors.tsx';
import type { Delivery } from './sync-state.ts';

/** The button that sends waiting changes: sign in again, or retry. */
export function DeliveryActions({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation();
  const session = useSession();
  const outbox = useOutbox();
  const canRetry = useSelector(outbox, (snapshot) => snapshot.can({ type: 'retry.requested' }));
  if (delivery === 'saved' || delivery === 'offline') return null;
  if (delivery === 'signIn') {
    const leave = () => session.send({ type: 'signOut.decided', pendingEdits: 'keep' });
    return (
      <Button variant="contained" onClick={leave}>
        {t('delivery.signIn')}
      </Button>
    );
  }
  // Not `disabled` during a retry: the button would lose the focus.
  return (
    <Button variant="contained" aria-disabled={!canRetry} onClick={() => outbox.send({ type: 'retry.requested' })}>
      {t('delivery.retry')}
    </Button>
  );
}
