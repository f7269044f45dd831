import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { EmailLinkMode } from '../../../domain/identity/identity.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { paths } from '../../shell/paths.ts';
import { Lead } from '../visitor/visitor-form.ts';
import { useDayOf } from './inherited-account.tsx';
import { LinkOutcome } from './link-outcome.tsx';

type Texts = { readonly title: MessageKey; readonly text: MessageKey };

const texts: Record<EmailLinkMode, Texts> = {
  verifyEmail: { title: 'emailAction.verifyEmail.title', text: 'emailAction.verifyEmail.text' },
  verifyAndChangeEmail: {
    title: 'emailAction.verifyAndChangeEmail.title',
    text: 'emailAction.verifyAndChangeEmail.text',
  },
  recoverEmail: { title: 'emailAction.recoverEmail.title', text: 'emailAction.recoverEmail.text' },
  resetPassword: { title: 'emailAction.resetPassword.doneTitle', text: 'emailAction.resetPassword.doneText' },
};
const startedOver: Texts = { title: 'emailAction.inherited.doneTitle', text: 'emailAction.inherited.doneText' };

export const LinkApplied = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const { t } = useTranslation();
  const dayOf = useDayOf();
  const { link, code, hasStartedOver } = useSelector(emailAction, ({ context }) => context);
  const { title, text } = hasStartedOver ? startedOver : texts[link.mode];
  const { inheritedSince } = code;
  return (
    <LinkOutcome title={t(title)} text={t(text)}>
      {/* The form for a new password already offers to start over. */}
      {inheritedSince !== undefined && link.mode !== 'resetPassword' && (
        <>
          <Lead>{t('emailAction.inherited.notice', { date: dayOf(inheritedSince) })}</Lead>
          <Button variant="outlined" size="large" fullWidth href={paths.forgotPassword}>
            {t('emailAction.inherited.newPassword')}
          </Button>
        </>
      )}
    </LinkOutcome>
  );
};
