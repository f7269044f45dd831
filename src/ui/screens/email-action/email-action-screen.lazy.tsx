import CircularProgress from '@mui/material/CircularProgress';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { useEmailAction, useEmailActionCode } from '../../hooks/actors.tsx';
import { LoadErrorMessage } from '../../loading/load-error-boundary.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { VisitorLayout } from '../visitor/visitor-layout.tsx';
import { Lead } from '../visitor/visitor-form.ts';
import { invalidLink } from './failure-texts.ts';
import { LinkApplied } from './link-applied.tsx';
import { LinkFailed } from './link-failed.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { LinkOutcome } from './link-outcome.tsx';

/** Opened by the links in mails. */
export const EmailActionScreen = () => {
  const { t } = useTranslation();
  const emailAction = useEmailAction();
  const { isLoading, isMissing, retry } = useEmailActionCode();
  const content = () => {
    if (emailAction) return <FollowedLink emailAction={emailAction} />;
    if (isLoading) return <Verifying />;
    if (isMissing) return <LoadErrorMessage onRetry={retry} />;
    return <LinkOutcome title={t(invalidLink.title)} text={t(invalidLink.text)} />;
  };
  return <VisitorLayout>{content()}</VisitorLayout>;
};

const FollowedLink = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const isDone = useSelector(emailAction, (snapshot) => snapshot.matches('done'));
  const isFailed = useSelector(emailAction, (snapshot) => snapshot.matches('failed'));
  const isResetting = useSelector(
    emailAction,
    (snapshot) => snapshot.matches('choosingPassword') || snapshot.matches('saving'),
  );
  if (isDone) return <LinkApplied emailAction={emailAction} />;
  if (isFailed) return <LinkFailed emailAction={emailAction} />;
  if (isResetting) return <NewPasswordForm emailAction={emailAction} />;
  return <Verifying />;
};

const Verifying = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('emailAction.title')} />
      <Lead as="output" sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <CircularProgress size={20} aria-hidden />
        {t('emailAction.verifying')}
      </Lead>
    </>
  );
};
