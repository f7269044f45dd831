import { AmountField } from '../../amounts/amount-field.tsx';
import { Field, type FieldProps } from '../../controls/field.tsx';
import { useState } from 'react';
import {
  missingInProvision,
  provisionChangesOf,
  type ProvisionField,
  provisionFields,
  type ProvisionFields,
  provisionReaders,
} from '../../../domain/forms/provision-draft.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { requiredProblem } from '../../../domain/forms/input.ts';
import { useProblemText } from '../fields/problem-text.ts';
import type { ProvisionCommands } from '../state/provision-commands.ts';
import type { ProvisionTexts } from '../provisions/provision-texts.ts';
import { LineDialog } from './line-dialog.tsx';

type ProvisionDialogProps = {
  readonly provision: Provision;
  readonly texts: ProvisionTexts;
  readonly commands: ProvisionCommands;
  readonly onClose: () => void;
};

const inputModes: Record<ProvisionField, 'text' | 'decimal' | 'numeric'> = {
  name: 'text',
  periodicity: 'text',
  price: 'decimal',
  start: 'text',
  monthlyPayment: 'numeric',
  numberMonthlyPayments: 'numeric',
};

const amounts: ReadonlySet<ProvisionField> = new Set(['price', 'monthlyPayment']);

const fieldsOf = (provision: Provision, { format }: ProvisionTexts): ProvisionFields => ({
  name: provision.name,
  periodicity: provision.periodicity,
  price: format.editable(provision.price),
  start: provision.start,
  monthlyPayment: String(provision.monthlyPayment),
  numberMonthlyPayments: String(provision.numberMonthlyPayments),
});

/** One provision's six fields. */
export function ProvisionDialog({ provision, texts, commands, onClose }: ProvisionDialogProps) {
  const problemText = useProblemText();
  const [before] = useState(() => fieldsOf(provision, texts));
  const [fields, setFields] = useState(before);
  const changes = provisionChangesOf(before, fields);
  const problemTextOf = (field: ProvisionField) => {
    if (fields[field] === before[field]) return undefined;
    const problem = requiredProblem(provisionReaders[field](fields[field]), missingInProvision[field]);
    return problem && problemText(problem);
  };
  const save = () => {
    onClose();
    if (changes) commands.change(provision.id, changes);
  };
  const remove = () => {
    onClose();
    commands.requestRemoval(provision);
  };
  return (
    <LineDialog
      title={provision.name}
      canSave={changes !== undefined}
      onSave={save}
      onRemove={remove}
      onClose={onClose}
    >
      {provisionFields.map((field) => {
        const look: FieldProps & { readonly value: string } = {
          label: texts.labels[field],
          value: fields[field],
          problem: problemTextOf(field),
          onChange: (event) => setFields((shown) => ({ ...shown, [field]: event.target.value })),
        };
        const inputMode = inputModes[field];
        return amounts.has(field) ? (
          <AmountField key={field} {...look} stored={before[field]} inputMode={inputMode} />
        ) : (
          <Field key={field} {...look} slotProps={{ input: { inputMode } }} />
        );
      })}
    </LineDialog>
  );
}
