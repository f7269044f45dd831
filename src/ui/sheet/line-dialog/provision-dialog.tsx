import { AmountField } from '../../amounts/amount-field.tsx';
import { Field, type FieldProps } from '../../controls/field.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  missingInProvision,
  provisionChangesOf,
  type ProvisionField,
  provisionFields,
  type ProvisionFields,
  provisionReaders,
} from '../../../domain/forms/provision-draft.ts';
import { provisionOutlook } from '../../../domain/forms/provision-proposals.ts';
import { readDeductions } from '../../../domain/sheet/provision.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { type EditedProvision, isTyped, typedOver } from '../../../domain/forms/line-draft.ts';
import { requiredProblem } from '../../../domain/forms/input.ts';
import { useProblemText } from '../fields/problem-text.ts';
import { useEditing } from '../../hooks/workspace-actors.tsx';
import { useProvisionCommands } from '../state/provision-commands.ts';
import { type ProvisionTexts, useProvisionTexts } from '../provisions/provision-texts.ts';
import { useDueMoment } from '../state/due-moment.ts';
import { Outlook } from '../provisions/outlook.tsx';
import { LineDialog } from './line-dialog.tsx';

type ProvisionDialogProps = { readonly edited: EditedProvision };

const amounts: { readonly [F in ProvisionField]?: 'decimal' | 'numeric' } = {
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

/** One provision's six fields. */
export function ProvisionDialog({ edited: { line: provision, fields: typed } }: ProvisionDialogProps) {
  const editing = useEditing();
  const texts = useProvisionTexts();
  const { t } = useTranslation();
  const moment = useDueMoment();
  const commands = useProvisionCommands();
  const problemText = useProblemText();
  const [before] = useState(() => fieldsOf(provision, texts));
  const fields = provisionFields.reduce((all, field) => ({ ...all, [field]: typed[field] ?? before[field] }), before);
  const changes = provisionChangesOf(before, fields);
  const problemTextOf = (field: ProvisionField) => {
    if (fields[field] === before[field]) return undefined;
    const problem = requiredProblem(provisionReaders[field](fields[field]), missingInProvision[field]);
    return problem && problemText(problem);
  };
  const hints: { readonly [F in ProvisionField]?: string } = {
    start: t('provisions.firstPayment'),
    numberMonthlyPayments: t('provisions.paidIn'),
  };
  const reading = readDeductions(provision.deductions);
  const deducted = reading.kind === 'deductions' ? reading.sum : '0';
  // What is typed is shown, also while amounts are hidden.
  const amountText = isTyped({ fields: typed }) ? texts.format.unhidden : texts.format.amount;
  const save = () => {
    if (changes) commands.change(provision.id, changes);
  };
  const remove = () => commands.requestRemoval(provision);
  return (
    <LineDialog title={provision.name} canSave={changes !== undefined} onSave={save} onRemove={remove}>
      <Outlook outlook={provisionOutlook(fields, moment, deducted)} amountText={amountText} />
      {provisionFields.map((field) => {
        const look: FieldProps & { readonly value: string } = {
          label: texts.labels[field],
          value: fields[field],
          problem: problemTextOf(field),
          hint: hints[field],
          onChange: ({ target }) =>
            editing.send({ type: 'fields.typed', fields: { [field]: typedOver(before[field], target.value) } }),
        };
        const inputMode = amounts[field];
        if (inputMode) return <AmountField key={field} {...look} stored={before[field]} inputMode={inputMode} />;
        const Text = field === 'numberMonthlyPayments' ? NumberField : Field;
        return <Text key={field} {...look} />;
      })}
    </LineDialog>
  );
}
