import { useSelector } from '@xstate/react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { Button } from '../../controls/button.tsx';
import { failureTexts } from './failure-texts.ts';
import { LinkOutcome } from './link-outcome.tsx';

export const LinkFailed = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const translate = useTranslate();
  const texts = failureTexts(useSelector(emailAction, ({ context }) => context.failure));
  return (
    <LinkOutcome title={translate(texts.title)} text={translate(texts.text)}>
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
