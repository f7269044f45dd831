import { useState } from 'react';
import { provisionDraftOf, type ProvisionFields } from '../../../domain/provision-draft.ts';
import type { Provision } from '../../../domain/sheet.ts';
import { TextField } from '../../controls/text-field.tsx';
import { problemOf } from '../edits.ts';
import { useProblemText } from '../problem-text.ts';
import type { ProvisionCommands } from '../provisions/provision-commands.ts';
import { type ProvisionField, provisionEdits } from '../provisions/provision-fields.ts';
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

const order: readonly ProvisionField[] = [
  'name',
  'periodicity',
  'price',
  'start',
  'monthlyPayment',
  'numberMonthlyPayments',
];

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
  const [fields, setFields] = useState(() => fieldsOf(provision, texts));
  const result = provisionDraftOf(fields);
  const problemTextOf = (field: ProvisionField) => {
    const problem = problemOf(provisionEdits[field](fields[field]));
    return problem && problemText(problem);
  };
  const save = () => {
    onClose();
    if (result.kind !== 'ready') return;
    commands.change(provision.id, { ...result.draft, deductions: provision.deductions });
  };
  const remove = () => {
    onClose();
    commands.requestRemoval(provision);
  };
  return (
    <LineDialog
      title={provision.name}
      canSave={result.kind === 'ready'}
      onSave={save}
      onRemove={remove}
      onClose={onClose}
    >
      {order.map((field) => (
        <TextField
          key={field}
          label={texts.labels[field]}
          inputMode={inputModes[field]}
          value={fields[field]}
          problem={problemTextOf(field)}
          onChange={(event) => setFields((before) => ({ ...before, [field]: event.target.value }))}
        />
      ))}
    </LineDialog>
  );
}
