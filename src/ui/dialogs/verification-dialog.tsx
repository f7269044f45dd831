import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { VerificationRef } from '../../machines/verification/verification.machine.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import { FormProblem } from '../controls/form-problem.tsx';
import { BusyButton } from '../controls/busy-button.tsx';

type VerificationDialogProps = { readonly verification: VerificationRef };

/** Offers to send the verification mail again; cancelling signs out. */
export const VerificationDialog = ({ verification }: VerificationDialogProps) => {
  const email = useSelector(verification, ({ context }) => context.email);
  const { t } = useTranslation();
  const isSending = useSelector(verification, (snapshot) => snapshot.matches('sending'));
  const isSent = useSelector(verification, (snapshot) => snapshot.matches('sent'));
  const problem = useSelector(verification, ({ context }) => context.problem);
  const cancel = () => {
    verification.send({ type: 'verification.cancelled' });
  };
  return (
    <DialogFrame
      title={t('verification.title')}
      minHeight={220}
      closesOnBack={false}
      onClose={cancel}
      actions={
        <>
          <Button disabled={isSending || isSent} onClick={cancel}>
            {t('shell.cancel')}
          </Button>
          <BusyButton
            variant="contained"
            isBusy={isSending}
            disabled={isSent}
            onClick={() => {
              verification.send({ type: 'verification.requested' });
            }}
          >
            {t('verification.send')}
          </BusyButton>
        </>
      }
    >
      <Stack spacing={3}>
        {isSent ? <output>{t('verification.sent')}</output> : <p>{t('verification.text', { email })}</p>}
        {problem !== undefined && <FormProblem>{t(problem)}</FormProblem>}
      </Stack>
    </DialogFrame>
  );
};
