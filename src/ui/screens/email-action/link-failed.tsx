import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { paths } from '../../shell/paths.ts';
import { failureTexts } from './failure-texts.ts';
import { LinkOutcome } from './link-outcome.tsx';

export const LinkFailed = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const { t } = useTranslation();
  const isReset = useSelector(emailAction, ({ context }) => context.link.mode === 'resetPassword');
  const texts = failureTexts(useSelector(emailAction, ({ context }) => context.failure));
  return (
    <LinkOutcome title={t(texts.title)} text={t(texts.text)}>
      {/* A full page load: this page has no state to lose. */}
      {isReset && texts.canAskAgain && (
        <Button variant="outlined" size="large" fullWidth href={paths.forgotPassword}>
          {t('emailAction.askAgain')}
        </Button>
      )}
      {texts.canRetry && (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          onClick={() => {
            emailAction.send({ type: 'retry.requested' });
          }}
        >
          {t('emailAction.retry')}
        </Button>
      )}
    </LinkOutcome>
  );
};
