import { AmountField } from '../../../amounts/amount-field.tsx';
import { Field } from '../../../controls/field.tsx';
import { NumberField } from '../../../controls/number-field.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { AmountFormat } from '../../../../domain/money/amount-format.ts';
import {
  entryChangesOf,
  type EntryFields,
  missingInEntry,
  readEntryFields,
  type TypedField,
} from '../../../../domain/forms/entry-draft.ts';
import { entryAfterTyping } from '../../../../domain/forms/entry-typing.ts';
import { type EditedEntry, isTyped, type TypedFields, editedValue } from '../../../../domain/forms/line-draft.ts';
import { hasDueDay, shownDayOf } from '../../../../domain/sheet/due-day.ts';
import type { Entry, EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { requiredProblem } from '../../../../domain/forms/input.ts';
import { useEntryCommands } from '../entry-commands.ts';
import { useEditing } from '../../../hooks/workspace-actors.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSumText } from '../fields/field-problem.tsx';
import { useProblemText } from '../fields/problem-text.ts';
import { EntryChoices } from './entry-choices.tsx';
import { LineDialog } from './line-dialog.tsx';
import { MoveButton } from './move-button.tsx';

export type EntryDialogProps = { readonly edited: EditedEntry };

const dayTextOf = (collection: EntryCollection, entry: Entry): string => {
  const day = shownDayOf(collection, entry);
  return hasDueDay(collection) && day === 0 ? '' : String(day);
};

const fieldsOf = (collection: EntryCollection, entry: Entry, { editable }: AmountFormat): EntryFields => ({
  day: dayTextOf(collection, entry),
  name: entry.name,
  value: editable(entry.value),
  debit: entry.debit,
});

const withTyped = (stored: EntryFields, typed: TypedFields): EntryFields => ({
  day: typed.day ?? stored.day,
  name: typed.name ?? stored.name,
  value: typed.value ?? stored.value,
  debit: typed.debit ?? stored.debit,
});

const useEntryForm = ({ collection, line: entry, fields: typed }: EditedEntry) => {
  const editing = useEditing();
  const format = useAmountFormat();
  const problemText = useProblemText();
  const [before] = useState(() => fieldsOf(collection, entry, format));
  const fields = withTyped(before, typed);
  const readings = readEntryFields(collection, fields);
  return {
    fields,
    before,
    set: (changes: Partial<EntryFields>) => {
      const after = entryAfterTyping(collection, fields, changes);
      editing.send({
        type: 'fields.typed',
        fields: {
          day: editedValue(before.day, after.day),
          name: editedValue(before.name, after.name),
          value: editedValue(before.value, after.value),
          debit: editedValue(before.debit, after.debit),
        },
      });
    },
    changes: entryChangesOf(collection, before, fields),
    problemIn: (field: TypedField): string | undefined => {
      if (fields[field] === before[field]) return undefined;
      const problem = requiredProblem(readings[field], missingInEntry[field]);
      return problem && problemText(problem);
    },
  };
};

export function EntryDialog({ edited }: EntryDialogProps) {
  const { collection, line: entry } = edited;
  const { t } = useTranslation();
  const sumText = useSumText();
  const { fields, before, set, changes, problemIn } = useEntryForm(edited);
  const commands = useEntryCommands(collection);
  const isDaily = collection === 'outDay';
  const save = () => {
    if (changes) commands.change(entry.id, changes);
  };
  const day = (
    <NumberField
      label={t('entry.day')}
      value={fields.day}
      problem={problemIn('day')}
      onChange={(event) => set({ day: event.target.value })}
    />
  );
  const remove = () => commands.requestRemoval(entry);
  return (
    <LineDialog title={entry.name} canSave={changes !== undefined} onSave={save} onRemove={remove}>
      {isDaily && day}
      <Field
        label={t('entry.name')}
        value={fields.name}
        problem={problemIn('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      {hasDueDay(collection) && day}
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
      <EntryChoices collection={collection} entry={entry} name={fields.name} />
      <MoveButton
        collection={collection}
        entry={entry}
        disabled={isTyped(edited) && changes === undefined}
        onSave={save}
      />
    </LineDialog>
  );
}
