import { styled } from '@mui/material/styles';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usualOf } from '../../../../machines/adding/adding.machine.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { GhostField } from './proposal-field.tsx';
import { useLayout } from '../../../hooks/layout.tsx';
import { useKnownLines } from './known-lines.ts';
import type { useEntryFields } from './new-entry-form.ts';
import { UsualButton, UsualHint } from './usual-amount.tsx';

const Field = styled(GhostField)({ gridArea: 'amount' });

type NewEntryAmountProps = {
  readonly entry: ReturnType<typeof useEntryFields>;
  readonly isTouch: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The amount of a new line. While it is empty, it proposes what is usually paid under the name. */
export function NewEntryAmount({ entry, isTouch, inputRef, onKeyDown }: NewEntryAmountProps) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const isTouchLayout = useLayout().isTouch;
  const knownLines = useKnownLines(entry.collection);
  const { adding, fields } = entry;
  const type = (value: string) => adding.send({ type: 'fields.typed', changes: { value } });
  const usual = format.isHidden ? undefined : usualOf(entry);
  const ghostOf = (value: number) => {
    const [text, amount] = [format.editable(value), format.amount(value)];
    const described = t('entry.usual', { amount });
    const button = <UsualButton amount={amount} onTake={() => type(text)} isInStrip={isTouch} />;
    const ghost = {
      text,
      description: isTouchLayout ? described : t('ghost.tab', { text: described }),
      note: isTouchLayout ? !isTouch && button : <UsualHint />,
      onDismiss: () => adding.send({ type: 'usual.dismissed' }),
    };
    return { ghost, button };
  };
  const proposal = usual === undefined ? undefined : ghostOf(usual);
  return (
    <>
      {isTouch && proposal?.button}
      <Field
        ghost={proposal?.ghost}
        isOutlined={isTouch}
        isAtBottom={isTouch}
        label={t('entry.amount')}
        placeholder={format.unhidden(0)}
        inputMode="decimal"
        inputRef={inputRef}
        value={fields.value}
        status={entry.statusOf('value')}
        onType={type}
        onFocus={() => adding.send({ type: 'amount.focused', known: knownLines() })}
        onBlur={() => adding.send({ type: 'amount.left' })}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
