import { AmountField } from '../../amounts/amount-field.tsx';
import { Field, type FieldProps } from '../../controls/field.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewProvisionField, newProvisionFields } from '../../../domain/forms/new-provision.ts';
import type { ProvisionFields } from '../../../domain/forms/provision-draft.ts';
import { editProblem, provisionEditOf, fieldsAfterTyping } from '../../../domain/forms/provision-edit.ts';
import { provisionProgress } from '../../../domain/forms/provision-proposals.ts';
import { readDeductions } from '../../../domain/sheet/provisions/provision.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { type EditedProvision, isTyped } from '../../../domain/forms/line-draft.ts';
import { useProblemText } from '../entries/fields/problem-text.ts';
import { useEditing } from '../../hooks/workspace-actors.tsx';
import { useProvisionCommands } from './provision-commands.ts';
import { useDueDistance } from './due-distance.ts';
import { type ProvisionTexts, useProvisionTexts } from './provision-texts.ts';
import { useProvisionFormat } from './provision-format.ts';
import { useSheetMoment } from './sheet-moment.ts';
import { ProvisionProgress } from './provision-progress.tsx';
import { LineDialog } from '../entries/line-dialog/line-dialog.tsx';

type ProvisionDialogProps = { readonly edited: EditedProvision };

const amounts: { readonly [F in NewProvisionField]?: 'decimal' | 'numeric' } = {
  price: 'decimal',
  monthlyPayment: 'numeric',
};

const fieldsOf = (provision: Provision, { format }: ProvisionTexts): ProvisionFields => ({
  name: provision.name,
  periodicity: provision.periodicity,
  price: format.editable(provision.price),
  start: provision.start,
  monthlyPayment: String(provision.monthlyPayment),
  numberMonthlyPayments: String(provision.numberMonthlyPayments),
});

/** Edits a provision in a dialog, with the fields of a new one in the same order. */
export function ProvisionDialog({ edited: { line: provision, fields: typed } }: ProvisionDialogProps) {
  const editing = useEditing();
  const texts = useProvisionTexts();
  const { t } = useTranslation();
  const moment = useSheetMoment();
  const provisionFormat = useProvisionFormat();
  const commands = useProvisionCommands();
  const problemText = useProblemText();
  const dueDistance = useDueDistance();
  const [before] = useState(() => fieldsOf(provision, texts));
  const edit = provisionEditOf(provision, before, typed, moment, provisionFormat);
  const { fields, changes, dueReading, plan } = edit;
  const hints: { readonly [F in NewProvisionField]?: string } = {
    due: dueDistance({ text: fields.due, reading: dueReading, plan }),
    start: t('provisions.firstPayment'),
    numberMonthlyPayments: t('provisions.paidIn'),
  };
  const reading = readDeductions(provision.deductions);
  const deducted = reading.kind === 'deductions' ? reading.sum : '0';
  // Amounts that depend on typed texts are shown even if amounts are hidden.
  const amountText = isTyped({ fields: typed }) ? texts.format.unhidden : texts.format.amount;
  const save = () => {
    if (changes) commands.change(provision.id, changes);
  };
  const remove = () => commands.requestRemoval(provision);
  return (
    <LineDialog title={provision.name} canSave={changes !== undefined} onSave={save} onRemove={remove}>
      <ProvisionProgress progress={provisionProgress(fields, moment, deducted)} amountText={amountText} />
      {newProvisionFields.map((field) => {
        const problem = editProblem(edit, field);
        const fieldProps: FieldProps & { readonly value: string } = {
          label: field === 'due' ? t('provisions.dueIn') : texts.labels[field],
          value: fields[field],
          problem: problem && problemText(problem),
          hint: hints[field],
          placeholder: field === 'due' ? t('provisions.exampleDue') : '',
          onChange: ({ target }) =>
            editing.send({ type: 'fields.typed', fields: fieldsAfterTyping(edit, field, target.value) }),
        };
        const inputMode = amounts[field];
        if (inputMode)
          return <AmountField key={field} {...fieldProps} stored={edit.stored[field]} inputMode={inputMode} />;
        const Text = field === 'numberMonthlyPayments' ? NumberField : Field;
        return <Text key={field} {...fieldProps} />;
      })}
    </LineDialog>
  );
}
