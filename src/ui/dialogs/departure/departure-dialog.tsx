import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { DepartureRef } from '../../../machines/departure/departure.machine.ts';
import { DialogFrame } from '../dialog-frame.tsx';
import { DepartureChoice } from './departure-choice.tsx';
import { type Obstacle, useWaitingEdits } from './waiting-edits.ts';

// A live region must exist before its text; empty, it takes no space.
const Progress = styled('output')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  '&:empty': { position: 'absolute' },
}));

const progress: Record<Obstacle, MessageKey> = {
  none: 'departure.sending',
  offline: 'departure.offline',
  unreachable: 'departure.unreachable',
  server: 'departure.server',
  conflict: 'departure.conflict',
  signIn: 'departure.signIn',
};

type DepartureProps = { readonly departure: DepartureRef };

/** Asks what becomes of the edits that wait when a person signs out. */
export function DepartureDialog({ departure }: DepartureProps) {
  const { t } = useTranslation();
  const { count, refused, obstacle } = useWaitingEdits();
  const isSending = useSelector(departure, isSendingIn);
  const cancel = () => departure.send({ type: 'departure.cancelled' });
  return (
    <DialogFrame
      title={t('departure.title')}
      onClose={cancel}
      actions={<Button onClick={cancel}>{t('shell.cancel')}</Button>}
    >
      <Stack spacing={4}>
        <p>{count === 0 ? t('departure.allSent') : t('departure.text', { count })}</p>
        {refused > 0 && <p>{t('departure.refused', { count: refused })}</p>}
        <Progress>{isSending && t(progress[obstacle])}</Progress>
        <SendingChoice departure={departure} />
        {count > 0 && <OtherChoices departure={departure} />}
      </Stack>
    </DialogFrame>
  );
}

type Departing = ReturnType<DepartureRef['getSnapshot']>;

// What is left is counted once more at the end.
const isSendingIn = (departure: Departing): boolean => departure.hasTag('busy') && !departure.matches('discarding');

function SendingChoice({ departure }: DepartureProps) {
  const { t } = useTranslation();
  const { count, queued, sendNow } = useWaitingEdits();
  const isSending = useSelector(departure, isSendingIn);
  const isOpen = useSelector(departure, (snapshot) => snapshot.can({ type: 'departure.sendingChosen' }));
  const send = () => {
    sendNow();
    departure.send({ type: 'departure.sendingChosen' });
  };
  return (
    <DepartureChoice
      variant="contained"
      label={t(count === 0 ? 'departure.leave' : 'departure.send')}
      isBusy={isSending}
      disabled={!isOpen || (queued === 0 && count > 0)}
      onChoose={send}
    />
  );
}

function OtherChoices({ departure }: DepartureProps) {
  const { t } = useTranslation();
  const { canStay } = useWaitingEdits();
  const canKeep = useSelector(departure, (snapshot) => snapshot.can({ type: 'departure.keepingChosen' }));
  const canDiscard = useSelector(departure, (snapshot) => snapshot.can({ type: 'departure.discardingChosen' }));
  const isDiscarding = useSelector(departure, (snapshot) => snapshot.matches('discarding'));
  return (
    <>
      <DepartureChoice
        variant="outlined"
        label={t('departure.keep')}
        consequence={t(canStay ? 'departure.keepText' : 'departure.notKept')}
        disabled={!canKeep || !canStay}
        onChoose={() => departure.send({ type: 'departure.keepingChosen' })}
      />
      <DepartureChoice
        variant="contained"
        color="error"
        label={t('departure.discard')}
        consequence={t('departure.discardText')}
        isBusy={isDiscarding}
        disabled={!canDiscard}
        onChoose={() => departure.send({ type: 'departure.discardingChosen' })}
      />
    </>
  );
}
