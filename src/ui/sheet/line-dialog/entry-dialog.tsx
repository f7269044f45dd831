import { useState } from 'react';
import { entryDraftOf } from '../../../domain/drafts.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Switch } from '../../controls/switch.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { amountEdit, dayEdit, nameEdit, type Problem, problemOf } from '../edits.ts';
import type { EntryCommands } from '../entry-commands.ts';
import { useAmountFormat } from '../formats.ts';
import { useProblemText } from '../problem-text.ts';
import { LineDialog } from './line-dialog.tsx';

type EntryDialogProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly commands: EntryCommands;
  readonly onClose: () => void;
};

const useEntryForm = (collection: EntryCollection, entry: Entry) => {
  const { editable } = useAmountFormat();
  const problemText = useProblemText();
  const [fields, setFields] = useState({
    day: String(entry.day),
    name: entry.name,
    value: editable(entry.value),
    debit: entry.debit,
  });
  const problems = {
    day: problemOf(dayEdit(fields.day)),
    name: problemOf(nameEdit(fields.name)),
    value: problemOf(amountEdit(fields.value)),
  };
  const textOf = (problem: Problem | undefined) => problem && problemText(problem);
  return {
    fields,
    set: (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes })),
    result: entryDraftOf(collection, fields),
    problems: { day: textOf(problems.day), name: textOf(problems.name), value: textOf(problems.value) },
  };
};

/** One entry's fields; those of a copied entry can be read but not changed, as in its row. */
export function EntryDialog({ collection, entry, commands, onClose }: EntryDialogProps) {
  const t = useTranslate();
  const { fields, set, result, problems } = useEntryForm(collection, entry);
  const isDaily = collection === 'outDay';
  const isCopied = entry.copy !== '';
  const save = () => {
    onClose();
    if (result.kind === 'ready') commands.change(entry.id, isCopied ? { debit: fields.debit } : result.draft);
  };
  const remove = () => {
    onClose();
    commands.requestRemoval(entry);
  };
  return (
    <LineDialog title={entry.name} canSave={result.kind === 'ready'} onSave={save} onRemove={remove} onClose={onClose}>
      {isDaily && (
        <TextField
          label={t('entry.day')}
          inputMode="numeric"
          readOnly={isCopied}
          value={fields.day}
          problem={problems.day}
          onChange={(event) => set({ day: event.target.value })}
        />
      )}
      <TextField
        label={t('entry.name')}
        readOnly={isCopied}
        value={fields.name}
        problem={problems.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={t('entry.amount')}
        inputMode="decimal"
        readOnly={isCopied}
        value={fields.value}
        problem={problems.value}
        onChange={(event) => set({ value: event.target.value })}
      />
      {isDaily && (
        <Switch label={t('entry.credit')} checked={!fields.debit} onChange={(isCredit) => set({ debit: !isCredit })} />
      )}
    </LineDialog>
  );
}
