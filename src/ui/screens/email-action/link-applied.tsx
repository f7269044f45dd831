import { useSelector } from '@xstate/react';
import type { EmailLinkMode } from '../../../domain/email-link.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
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
  const translate = useTranslate();
  const mode = useSelector(emailAction, ({ context }) => context.link.mode);
  return <LinkOutcome title={translate(texts[mode].title)} text={translate(texts[mode].text)} />;
};
