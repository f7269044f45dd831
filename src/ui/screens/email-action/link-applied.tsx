import { useSelector } from '@xstate/react';
import type { EmailLinkMode } from '../../../domain/identity/identity.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { LinkOutcome } from './link-outcome.tsx';

const texts: Record<EmailLinkMode, { readonly title: MessageKey; readonly text: MessageKey }> = {
  verifyEmail: { title: 'emailAction.verifyEmail.title', text: 'emailAction.verifyEmail.text' },
  verifyAndChangeEmail: {
    title: 'emailAction.verifyAndChangeEmail.title',
    text: 'emailAction.verifyAndChangeEmail.text',
  },
  recoverEmail: { title: 'emailAction.recoverEmail.title', text: 'emailAction.recoverEmail.text' },
  resetPassword: { title: 'emailAction.resetPassword.doneTitle', text: 'emailAction.resetPassword.doneText' },
};

export const LinkApplied = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const { t } = useTranslation();
  const mode = useSelector(emailAction, ({ context }) => context.link.mode);
  return <LinkOutcome title={t(texts[mode].title)} text={t(texts[mode].text)} />;
};
