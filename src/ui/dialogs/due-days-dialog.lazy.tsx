import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, readDay } from '../../domain/forms/input.ts';
import type { Entry } from '../../domain/sheet/sheet.ts';
import type { DueDaysRef } from '../../machines/due-days/due-days.machine.ts';
import { NumberField } from '../controls/number-field.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useProblemText } from '../sheet/entries/fields/problem-text.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';

const Days = styled('form')({ display: 'grid', gap: 12, paddingTop: 8 });

type DayProps = { readonly line: Entry; readonly dueDays: DueDaysRef; readonly isFirst: boolean };

const Day = ({ line: { id, name, value }, dueDays, isFirst }: DayProps) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const problemText = useProblemText();
  const text = useSelector(dueDays, ({ context }) => context.days[id] ?? '');
  const isValidated = useSelector(dueDays, ({ context }) => context.isValidated);
  const problem = isValidated ? problemOf(readDay(text)) : undefined;
  return (
    <NumberField
      label={t('dueDays.line', { name, amount: amount(value) })}
      placeholder={t('entry.dayShort')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
      autoFocus={isFirst}
      autoComplete="off"
      value={text}
      problem={problem && problemText(problem)}
      onChange={(event) => dueDays.send({ type: 'day.typed', id, text: event.target.value })}
    />
  );
};

/** Asks for the due days of incomes without one. */
export function DueDaysDialog({ dueDays }: { readonly dueDays: DueDaysRef }) {
  const { t } = useTranslation();
  const formId = useId();
  const lines = useSelector(dueDays, ({ context }) => context.lines);
  const cancel = () => dueDays.send({ type: 'dialog.cancelled' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dueDays.send({ type: 'days.submitted' });
  };
  return (
    <DialogFrame
      title={t('dueDays.title')}
      subject={t('dueDays.text')}
      isForm
      onClose={cancel}
      actions={
        <>
          <Button variant="text" onClick={cancel}>
            {t('shell.cancel')}
          </Button>
          <Button variant="contained" type="submit" form={formId}>
            {t('entry.save')}
          </Button>
        </>
      }
    >
      <Days id={formId} noValidate onSubmit={submit}>
        {lines.map((line, index) => (
          <Day key={line.id} line={line} dueDays={dueDays} isFirst={index === 0} />
        ))}
      </Days>
    </DialogFrame>
  );
}
