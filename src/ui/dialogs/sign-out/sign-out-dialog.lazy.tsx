import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { ConfirmSignOutRef } from '../../../machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { DialogFrame } from '../../shell/dialog-frame.tsx';
import { SignOutChoice } from './sign-out-choice.tsx';
import { type Obstacle, useWaitingEdits } from './waiting-edits.ts';

// A live region must exist before its text appears. While empty, it takes no space.
const Progress = styled('output')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  '&:empty': { position: 'absolute' },
}));

const progress: Record<Obstacle, MessageKey> = {
  none: 'signOutDialog.sending',
  offline: 'signOutDialog.offline',
  unreachable: 'signOutDialog.unreachable',
  server: 'signOutDialog.server',
  conflict: 'signOutDialog.conflict',
  signIn: 'signOutDialog.signIn',
};

type SignOutDialogProps = { readonly confirmSignOut: ConfirmSignOutRef };

/** Asks before a sign-out whether pending edits are sent, kept or discarded. */
export function SignOutDialog({ confirmSignOut }: SignOutDialogProps) {
  const { t } = useTranslation();
  const { count, refused, obstacle } = useWaitingEdits();
  const isSending = useSelector(confirmSignOut, isSendingIn);
  const cancel = () => confirmSignOut.send({ type: 'signOut.cancelled' });
  return (
    <DialogFrame
      title={t('signOutDialog.title')}
      onClose={cancel}
      actions={<Button onClick={cancel}>{t('shell.cancel')}</Button>}
    >
      <Stack spacing={4}>
        <p>{count === 0 ? t('signOutDialog.allSent') : t('signOutDialog.text', { count })}</p>
        {refused > 0 && <p>{t('signOutDialog.refused', { count: refused })}</p>}
        <Progress>{isSending && t(progress[obstacle])}</Progress>
        <SendingChoice confirmSignOut={confirmSignOut} />
        {count > 0 && <OtherChoices confirmSignOut={confirmSignOut} />}
      </Stack>
    </DialogFrame>
  );
}

type Snapshot = ReturnType<ConfirmSignOutRef['getSnapshot']>;

// Sending is followed by a count of the remaining edits, during which the button stays busy.
const isSendingIn = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') && !snapshot.matches('discarding');

function SendingChoice({ confirmSignOut }: SignOutDialogProps) {
  const { t } = useTranslation();
  const { count, queued, sendNow } = useWaitingEdits();
  const isSending = useSelector(confirmSignOut, isSendingIn);
  const canSend = useSelector(confirmSignOut, (snapshot) => snapshot.can({ type: 'sending.chosen' }));
  const send = () => {
    sendNow();
    confirmSignOut.send({ type: 'sending.chosen' });
  };
  return (
    <SignOutChoice
      variant="contained"
      label={t(count === 0 ? 'signOutDialog.leave' : 'signOutDialog.send')}
      isBusy={isSending}
      disabled={!canSend || (queued === 0 && count > 0)}
      onChoose={send}
    />
  );
}

function OtherChoices({ confirmSignOut }: SignOutDialogProps) {
  const { t } = useTranslation();
  const { areEditsStored } = useWaitingEdits();
  const canKeep = useSelector(confirmSignOut, (snapshot) => snapshot.can({ type: 'keeping.chosen' }));
  const canDiscard = useSelector(confirmSignOut, (snapshot) => snapshot.can({ type: 'discarding.chosen' }));
  const isDiscarding = useSelector(confirmSignOut, (snapshot) => snapshot.matches('discarding'));
  return (
    <>
      <SignOutChoice
        variant="outlined"
        label={t('signOutDialog.keep')}
        consequence={t(areEditsStored ? 'signOutDialog.keepText' : 'signOutDialog.notStored')}
        disabled={!canKeep || !areEditsStored}
        onChoose={() => confirmSignOut.send({ type: 'keeping.chosen' })}
      />
      <SignOutChoice
        variant="contained"
        color="error"
        label={t('signOutDialog.discard')}
        consequence={t('signOutDialog.discardText')}
        isBusy={isDiscarding}
        disabled={!canDiscard}
        onChoose={() => confirmSignOut.send({ type: 'discarding.chosen' })}
      />
    </>
  );
}
