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
import { provisionOutlook } from '../../../../domain/forms/provision-proposals.ts';
import type { Month } from '../../../../domain/sheet/month.ts';
import type { AddingProvisionContext } from '../../../../machines/adding-provision/adding-provision.machine.ts';
import { useAddingProvision, useSheet } from '../../../hooks/workspace-actors.tsx';
import { type FieldStatus, fieldStatuses } from '../../entries/fields/field-status.ts';
import { useDueMoment } from '../due-moment.ts';
import { useProvisionWords } from '../provision-format.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** The fields that nothing was typed into, and nothing follows for. The start follows from the month to pay in. */
const missingIn = (typed: NewProvisionFields, filled: ProvisionFields): readonly NewProvisionField[] => {
  const missing = (['name', 'price'] as const).filter((field) => isBlank(filled[field]));
  if (isBlank(filled.start)) return isBlank(typed.due) ? [...missing, 'due'] : missing;
  return missing.length === 0 && isBlank(filled.monthlyPayment) ? ['monthlyPayment'] : missing;
};

const readField = (field: NewProvisionField, { fields }: AddingProvisionContext, month: Month) =>
  field === 'due' ? readDue(fields.due, month) : provisionReaders[field](fields[field]);

const statusesOf = (context: AddingProvisionContext, missing: readonly NewProvisionField[], month: Month) => {
  const { judged, wasSubmitted } = context;
  const filledIn: InputReading<undefined> = { kind: 'value', value: undefined };
  const statusOf = fieldStatuses<NewProvisionField>(
    newProvisionFields.map((field) => {
      const reading = readField(field, context, month);
      return {
        field,
        reading: reading.kind === 'empty' && !missing.includes(field) ? filledIn : reading,
        isJudged: wasSubmitted || judged.includes(field),
        missing: missingInNewProvision[field],
      };
    }),
    wasSubmitted,
  );
  return (field: NewProvisionField): FieldStatus => {
    const status = statusOf(field);
    // The answer below says which month is over, and offers the next one.
    return status.problem?.why === 'duePassed' ? { ...status, problem: undefined } : status;
  };
};

/** The fields of a new provision, as the chart has them, and what follows from them. */
export const useProvisionFields = () => {
  const adding = useAddingProvision();
  const sheet = useSheet();
  const context = useSelector(adding, (snapshot) => snapshot.context);
  const moment = useDueMoment();
  const words = useProvisionWords();
  const { fields } = context;
  const { fields: filled, proposed } = useMemo(() => filledProvision(fields, moment, words), [fields, moment, words]);
  const plan = planOf(filled, moment);
  const draft = provisionDraftOf(filled);
  const missing = missingIn(fields, filled);
  return {
    adding,
    /** What was typed. */
    fields,
    /** What will be stored. */
    filled,
    /** The month to pay in, as it was typed, or as it follows from a start that was typed. */
    due: isBlank(fields.due) && plan ? dueText(plan, words) : fields.due,
    dueReading: readDue(fields.due, moment.month),
    month: moment.month,
    isReady: draft !== undefined,
    /** The fields that are still to be filled, once something is typed in another. */
    missing: isNothingTyped(fields) ? [] : missing,
    statusOf: statusesOf(context, missing, moment.month),
    proposed,
    plan,
    implausibleCount: provisionOutlook(filled, moment)?.implausibleCount,
    words,
    type: (field: NewProvisionField, text: string) => adding.send({ type: 'fields.typed', changes: { [field]: text } }),
    leave: (field: NewProvisionField) => adding.send({ type: 'field.left', field }),
    /** Adds the provision, the last one where the form closes with it; says whether it was complete. */
    submit: (isLast: boolean): boolean => {
      adding.send({ type: 'provision.submitted', sheet, draft, isLast });
      return draft !== undefined;
    },
  };
};

export type ProvisionForm = ReturnType<typeof useProvisionFields>;

/** What any field of the form takes. */
export type ProvisionInput = (field: NewProvisionField) => {
  readonly id: string;
  readonly label: string;
  readonly isOutlined: boolean;
  readonly status: FieldStatus;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};
