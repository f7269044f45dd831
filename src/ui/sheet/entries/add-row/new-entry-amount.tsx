import { styled } from '@mui/material/styles';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyContent, type EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { type KnownLines, usualOf } from '../../../../machines/adding/adding.machine.ts';
import { olderContents } from '../../../../machines/older-sheets/older-sheets.machine.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { ProposalField } from './proposal-field.tsx';
import { useLayout } from '../../../hooks/layout.tsx';
import { useOlderSheets, useSheet } from '../../../hooks/workspace-actors.tsx';
import type { NewEntryForm } from './new-entry-form.ts';
import { UsualButton, UsualHint } from './usual-amount.tsx';

const Field = styled(ProposalField)({ gridArea: 'amount' });

type NewEntryAmountProps = {
  readonly entry: NewEntryForm;
  readonly isTouch: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Returns a function that reads the lines of a list, newest sheet first. Empty until the older sheets are loaded. */
const useKnownLines = (collection: EntryCollection): (() => KnownLines) => {
  const sheet = useSheet();
  const olderSheets = useOlderSheets();
  return () => {
    const older = olderSheets.getSnapshot();
    const { sheet: shown, content = emptyContent } = sheet.getSnapshot().context;
    if (!older.matches('loaded')) return [];
    return [content, ...olderContents(older.context, shown.id)].map((lines) => lines[collection]);
  };
};

/** The amount field of a new entry. While it is empty, it proposes the usual amount of entries with the same name. */
export function NewEntryAmount({ entry, isTouch, inputRef, onKeyDown }: NewEntryAmountProps) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const isTouchLayout = useLayout().isTouch;
  const knownLines = useKnownLines(entry.collection);
  const { adding, fields } = entry;
  const type = (value: string) => adding.send({ type: 'fields.typed', changes: { value } });
  const usual = format.isHidden ? undefined : usualOf(entry);
  const proposalOf = (value: number) => {
    const [text, amount] = [format.editable(value), format.amount(value)];
    const description = t('entry.usual', { amount });
    const button = <UsualButton amount={amount} onAccept={() => type(text)} isInStrip={isTouch} />;
    const proposal = {
      text,
      description: isTouchLayout ? description : t('ghost.tab', { text: description }),
      note: isTouchLayout ? !isTouch && button : <UsualHint />,
      onDismiss: () => adding.send({ type: 'usual.dismissed' }),
    };
    return { proposal, button };
  };
  const usualProposal = usual === undefined ? undefined : proposalOf(usual);
  return (
    <>
      {isTouch && usualProposal?.button}
      <Field
        proposal={usualProposal?.proposal}
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
