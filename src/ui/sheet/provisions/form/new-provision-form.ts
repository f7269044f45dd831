import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo } from 'react';
import {
  filledProvision,
  isNothingTyped,
  missingInNewProvision,
  type NewProvisionField,
  type NewProvisionFields,
  newProvisionFields,
  planOf,
} from '../../../../domain/forms/new-provision.ts';
import { dueText, readDue } from '../../../../domain/forms/provision-due.ts';
import type { InputReading } from '../../../../domain/forms/input.ts';
import { provisionDraftOf, type ProvisionFields, provisionReaders } from '../../../../domain/forms/provision-draft.ts';
import { provisionProgress } from '../../../../domain/forms/provision-proposals.ts';
import type { Month } from '../../../../domain/sheet/month.ts';
import type { AddingProvisionContext } from '../../../../machines/adding-provision/adding-provision.machine.ts';
import { useAddingProvision, useSheet } from '../../../hooks/workspace-actors.tsx';
import { type FieldStatus, fieldStatuses } from '../../entries/fields/field-status.ts';
import { useSheetMoment } from '../sheet-moment.ts';
import { useProvisionFormat } from '../provision-format.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** The fields that are still needed: neither typed nor derived from others. The due month determines the start. */
const missingIn = (typed: NewProvisionFields, filled: ProvisionFields): readonly NewProvisionField[] => {
  const missing = (['name', 'price'] as const).filter((field) => isBlank(filled[field]));
  if (isBlank(filled.start)) return isBlank(typed.due) ? [...missing, 'due'] : missing;
  return missing.length === 0 && isBlank(filled.monthlyPayment) ? ['monthlyPayment'] : missing;
};

const readField = (field: NewProvisionField, { fields }: AddingProvisionContext, month: Month) =>
  field === 'due' ? readDue(fields.due, month) : provisionReaders[field](fields[field]);

const statusesOf = (context: AddingProvisionContext, missing: readonly NewProvisionField[], month: Month) => {
  const { validated, wasSubmitted } = context;
  const filledIn: InputReading<undefined> = { kind: 'value', value: undefined };
  const statusOf = fieldStatuses<NewProvisionField>(
    newProvisionFields.map((field) => {
      const reading = readField(field, context, month);
      return {
        field,
        reading: reading.kind === 'empty' && !missing.includes(field) ? filledIn : reading,
        isValidated: wasSubmitted || validated.includes(field),
        missing: missingInNewProvision[field],
      };
    }),
    wasSubmitted,
  );
  return (field: NewProvisionField): FieldStatus => {
    const status = statusOf(field);
    // The plan below reports the past month, and offers its next occurrence.
    return status.problem?.why === 'duePassed' ? { ...status, problem: undefined } : status;
  };
};

/** The form of a new provision: the fields and actions of its chart, and the resulting plan. */
export const useNewProvisionForm = () => {
  const adding = useAddingProvision();
  const sheet = useSheet();
  const context = useSelector(adding, (snapshot) => snapshot.context);
  const moment = useSheetMoment();
  const provisionFormat = useProvisionFormat();
  const { fields } = context;
  const { fields: filled, proposed } = useMemo(
    () => filledProvision(fields, moment, provisionFormat),
    [fields, moment, provisionFormat],
  );
  const plan = planOf(filled, moment);
  const draft = provisionDraftOf(filled);
  const missing = missingIn(fields, filled);
  return {
    adding,
    /** The typed texts. */
    fields,
    /** The texts to store. */
    filled,
    /** The due month that the user typed, or that follows from the typed start. */
    due: isBlank(fields.due) && plan ? dueText(plan, provisionFormat) : fields.due,
    dueReading: readDue(fields.due, moment.month),
    month: moment.month,
    isReady: draft !== undefined,
    /** The fields still needed; none until the user types something. */
    missing: isNothingTyped(fields) ? [] : missing,
    statusOf: statusesOf(context, missing, moment.month),
    proposed,
    plan,
    implausibleCount: provisionProgress(filled, moment)?.implausibleCount,
    provisionFormat,
    type: (field: NewProvisionField, text: string) => adding.send({ type: 'fields.typed', changes: { [field]: text } }),
    leave: (field: NewProvisionField) => adding.send({ type: 'field.left', field }),
    /** Adds the provision; `isLast` closes the form. Returns whether it was complete. */
    submit: (isLast: boolean): boolean => {
      adding.send({ type: 'provision.submitted', sheet, draft, isLast });
      return draft !== undefined;
    },
  };
};

export type NewProvisionForm = ReturnType<typeof useNewProvisionForm>;

export type InputProps = (field: NewProvisionField) => {
  readonly id: string;
  readonly label: string;
  readonly isOutlined: boolean;
  readonly status: FieldStatus;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};
