import { useSelector } from '@xstate/react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { paths } from '../../shell/paths.ts';
import { Button } from '../../controls/button.tsx';
import { failureTexts } from './failure-texts.ts';
import { LinkOutcome } from './link-outcome.tsx';

export const LinkFailed = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const translate = useTranslate();
  const isReset = useSelector(emailAction, ({ context }) => context.link.mode === 'resetPassword');
  const texts = failureTexts(useSelector(emailAction, ({ context }) => context.failure));
  return (
    <LinkOutcome title={translate(texts.title)} text={translate(texts.text)}>
      {/* A link of a mail opens a page of its own: it loses nothing by leaving. */}
      {isReset && texts.canAskAgain && (
        <a className="button" data-variant="outlined" data-size="large" href={paths.forgotPassword}>
          {translate('emailAction.askAgain')}
        </a>
      )}
      {texts.canRetry && (
        <Button
          variant="outlined"
          size="large"
          onClick={() => {
            emailAction.send({ type: 'retry.requested' });
          }}
        >
          {translate('emailAction.retry')}
        </Button>
      )}
    </LinkOutcome>
  );
};
