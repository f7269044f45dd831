import { useSelector } from '@xstate/react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { VerificationRef } from '../../machines/verification/verification.machine.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type VerificationDialogProps = { readonly verification: VerificationRef; readonly email: string };

/** Offers to send the verification mail again; cancelling signs out. */
export const VerificationDialog = ({ verification, email }: VerificationDialogProps) => {
  const translate = useTranslate();
  const isSending = useSelector(verification, (snapshot) => snapshot.matches('sending'));
  const isSent = useSelector(verification, (snapshot) => snapshot.matches('sent'));
  const problem = useSelector(verification, ({ context }) => context.problem);
  const cancel = () => {
    verification.send({ type: 'verification.cancelled' });
  };
  return (
    <DialogFrame
      title={translate('verification.title')}
      minHeight={220}
      onClose={cancel}
      actions={
        <>
          <Button disabled={isSending || isSent} onClick={cancel}>
            {translate('shell.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isSending}
            disabled={isSent}
            onClick={() => {
              verification.send({ type: 'verification.requested' });
            }}
          >
            {translate('verification.send')}
          </Button>
        </>
      }
    >
      {isSent ? <output>{translate('verification.sent')}</output> : translate('verification.text', { email })}
      {problem !== undefined && (
        <p className="dialog-problem" role="alert">
          <Icon name="alert" />
          {translate(problem)}
        </p>
      )}
    </DialogFrame>
  );
};
