import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { missingInEntry, readEntryFields } from '../../../domain/forms/entry-draft.ts';
import type { Decimal } from '../../../domain/money/money.ts';
import type { DeductionsRef } from '../../../machines/deductions/deductions.machine.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { NameField } from '../../sheet/entries/add-row/name-field.tsx';
import { CompactField } from '../../sheet/entries/fields/compact-field.tsx';
import { type FieldStatus, fieldStatuses } from '../../sheet/entries/fields/field-status.ts';

const Card = styled(Paper)({ marginTop: 16, padding: '8px 16px' });

const Choice = styled(FormControlLabel)({ display: 'flex', justifyContent: 'space-between', gap: 16, margin: 0 });

const Hint = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 8,
  margin: '8px 0',
  '& label': { display: 'block', marginBottom: 4 },
  // Keeps the suggestions inside the dialog.
  '& .MuiPaper-root': { maxWidth: '100%' },
});

type NotedExpenseProps = {
  readonly editor: DeductionsRef;
  /** The sum of the new deductions. */
  readonly spent: Decimal;
};

/** Offers to add the new deductions as a daily expense, too. */
export const NotedExpense = ({ editor, spent }: NotedExpenseProps) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const isNoted = useSelector(editor, (snapshot) => snapshot.matches({ editing: 'withExpense' }));
  return (
    <Card variant="outlined">
      <Choice
        labelPlacement="start"
        label={
          <>
            {t('deductions.note')}
            <Hint>{t('deductions.noteHint', { amount: amount(spent) })}</Hint>
          </>
        }
        control={<Switch checked={isNoted} onChange={() => editor.send({ type: 'expense.toggled' })} />}
      />
      {isNoted && <ExpenseFields editor={editor} />}
    </Card>
  );
};

type RequiredField = 'day' | 'name';

/** The status of a required field. Both fields may show a problem at the same time, because either one keeps the dialog open. */
const statusOf = (field: RequiredField, { day, name }: Readonly<Record<RequiredField, string>>): FieldStatus => {
  const reading = readEntryFields('outDay', { day, name, value: '', debit: true })[field];
  return fieldStatuses([{ field, reading, isValidated: true, missing: missingInEntry[field] }], true)(field);
};

const ignoreKey = () => {};

const ExpenseFields = ({ editor }: Pick<NotedExpenseProps, 'editor'>) => {
  const { t } = useTranslation();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const context = useSelector(editor, (snapshot) => snapshot.context);
  return (
    <Fields>
      <div>
        <FormLabel htmlFor={`${id}-day`}>{t('entry.day')}</FormLabel>
        <CompactField
          id={`${id}-day`}
          label={t('entry.day')}
          placeholder={t('entry.dayShort')}
          value={context.day}
          status={statusOf('day', context)}
          isOutlined
          isNarrow
          inputMode="numeric"
          onType={(text) => editor.send({ type: 'expense.dayTyped', text })}
        />
      </div>
      <div>
        <FormLabel htmlFor={`${id}-name`}>{t('entry.name')}</FormLabel>
        <NameField
          id={`${id}-name`}
          placeholder={t('entry.name')}
          value={context.name}
          status={statusOf('name', context)}
          isOutlined
          inputRef={name}
          onType={(text) => editor.send({ type: 'expense.nameTyped', text })}
          onKeyDown={ignoreKey}
          onPicked={() => name.current?.focus()}
        />
      </div>
    </Fields>
  );
};
