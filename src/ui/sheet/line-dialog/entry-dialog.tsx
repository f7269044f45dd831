import { AmountField } from '../../amounts/amount-field.tsx';
import { Field } from '../../controls/field.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { AmountFormat } from '../../../domain/money/amount-format.ts';
import {
  entryChangesOf,
  type EntryFields,
  missingInEntry,
  readEntryFields,
  type TypedField,
} from '../../../domain/forms/entry-draft.ts';
import { entryAfterTyping } from '../../../domain/forms/entry-typing.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { requiredProblem } from '../../../domain/forms/input.ts';
import type { EntryCommands } from '../state/entry-commands.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useSumText } from '../fields/field-problem.tsx';
import { useProblemText } from '../fields/problem-text.ts';
import { LineDialog } from './line-dialog.tsx';

export type EntryDialogProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly commands: EntryCommands;
  readonly onClose: () => void;
};

const fieldsOf = (entry: Entry, { editable }: AmountFormat): EntryFields => ({
  day: String(entry.day),
  name: entry.name,
  value: editable(entry.value),
  debit: entry.debit,
});

const useEntryForm = (collection: EntryCollection, entry: Entry) => {
  const format = useAmountFormat();
  const problemText = useProblemText();
  const [before] = useState(() => fieldsOf(entry, format));
  const [fields, setFields] = useState(before);
  const readings = readEntryFields(collection, fields);
  return {
    fields,
    before,
    set: (changes: Partial<EntryFields>) => setFields((shown) => entryAfterTyping(collection, shown, changes)),
    changes: entryChangesOf(collection, before, fields),
    /** What is wrong with a field that was changed. */
    problemIn: (field: TypedField): string | undefined => {
      if (fields[field] === before[field]) return undefined;
      const problem = requiredProblem(readings[field], missingInEntry[field]);
      return problem && problemText(problem);
    },
  };
};

/** One entry's fields. */
export function EntryDialog({ collection, entry, commands, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const sumText = useSumText();
  const { fields, before, set, changes, problemIn } = useEntryForm(collection, entry);
  const isDaily = collection === 'outDay';
  const save = () => {
    onClose();
    if (changes) commands.change(entry.id, changes);
  };
  const remove = () => {
    onClose();
    commands.requestRemoval(entry);
  };
  return (
    <LineDialog title={entry.name} canSave={changes !== undefined} onSave={save} onRemove={remove} onClose={onClose}>
      {isDaily && (
        <Field
          label={t('entry.day')}
          value={fields.day}
          problem={problemIn('day')}
          slotProps={{ input: { inputMode: 'numeric' } }}
          onChange={(event) => set({ day: event.target.value })}
        />
      )}
      <Field
        label={t('entry.name')}
        value={fields.name}
        problem={problemIn('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <AmountField
        label={t('entry.amount')}
        value={fields.value}
        stored={before.value}
        inputMode="decimal"
        problem={problemIn('value')}
        hint={sumText(fields.value)}
        onChange={(event) => set({ value: event.target.value })}
      />
      {isDaily && (
        <FormControlLabel
          labelPlacement="start"
          label={t('entry.credit')}
          control={<Switch checked={!fields.debit} onChange={(_, isCredit) => set({ debit: !isCredit })} />}
        />
      )}
    </LineDialog>
  );
}
