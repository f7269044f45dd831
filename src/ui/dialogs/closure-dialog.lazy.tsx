import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Closure, ClosureReason } from '../../domain/sync/closure.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useAppTexts } from '../../i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../hooks/actors.tsx';
import { useAmountFormat, useDateFormat } from '../hooks/formats.ts';
import { ChangeItem, RawContent } from '../sync/review/change-item.tsx';
import { locationTexts, writeText } from '../sync/review/write-text.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';

const texts: Record<ClosureReason, { readonly title: MessageKey; readonly text: MessageKey }> = {
  deleted: { title: 'closure.deletedTitle', text: 'closure.deletedText' },
  disabled: { title: 'closure.disabledTitle', text: 'closure.disabledText' },
};

/** Announces that the account was deleted or disabled, and lists the edits that this device could not send. */
export function ClosureDialog() {
  const closure = useSelector(useSession(), ({ context }) => context.closure);
  return closure && <OpenClosureDialog closure={closure} />;
}

function OpenClosureDialog({ closure }: { readonly closure: Closure }) {
  useAppTexts();
  const { t } = useTranslation();
  const session = useSession();
  const { title, text } = texts[closure.reason];
  const isEmpty = closure.unsent.length + closure.unreadable.length === 0;
  return (
    <DialogFrame
      title={t(title)}
      // Ignores Escape and clicks outside: closing deletes the listed edits.
      closesOnBack={false}
      onClose={() => {}}
      actions={
        <Button variant="contained" onClick={() => session.send({ type: 'closure.read' })}>
          {t('closure.close')}
        </Button>
      }
    >
      <p>{t(text)}</p>
      <p>{t(isEmpty ? 'closure.allSent' : 'closure.unsent')}</p>
      {!isEmpty && <UnsentList closure={closure} />}
    </DialogFrame>
  );
}

function UnsentList({ closure: { unsent, unreadable, sheets } }: { readonly closure: Closure }) {
  const { t } = useTranslation();
  const amounts = useAmountFormat();
  const dates = useDateFormat();
  const formatters = useMemo(() => ({ t, amounts, dates, sheets }), [t, amounts, dates, sheets]);
  return (
    <ul>
      {unsent.map(({ id, write }) => (
        <ChangeItem
          key={id}
          title={writeText(write, formatters)}
          reason={locationTexts(write, formatters).join(' · ')}
        />
      ))}
      {unreadable.map(({ id, raw }) => (
        <ChangeItem key={id} title={t('review.unreadable')} content={<RawContent raw={raw} />} />
      ))}
    </ul>
  );
}
