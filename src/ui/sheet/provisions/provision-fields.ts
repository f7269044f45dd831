import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  emptyFieldsIn,
  missingInProvision,
  provisionDraftOf,
  type ProvisionField,
  provisionFields,
  provisionReaders,
} from '../../../domain/forms/provision-draft.ts';
import { proposedCount, proposedPayment, provisionOutlook } from '../../../domain/forms/provision-proposals.ts';
import type { AddingProvisionContext } from '../../../machines/adding-provision/adding-provision.machine.ts';
import { useAddingProvision, useSheet } from '../../hooks/workspace-actors.tsx';
import { markFields } from '../fields/field-marks.ts';
import { useDueMoment } from '../state/due-moment.ts';

const marksOf = ({ fields, judged, isAsked }: AddingProvisionContext) =>
  markFields<ProvisionField>(
    provisionFields.map((field) => ({
      field,
      reading: provisionReaders[field](fields[field]),
      isJudged: isAsked || judged.includes(field),
      missing: missingInProvision[field],
    })),
    isAsked,
  );

/** The fields of a new provision, as the chart has them, and what follows from them. */
export const useProvisionFields = () => {
  const adding = useAddingProvision();
  const sheet = useSheet();
  const context = useSelector(adding, (snapshot) => snapshot.context);
  const moment = useDueMoment();
  const { fields } = context;
  const empty = emptyFieldsIn(fields);
  const type = (field: ProvisionField, text: string) =>
    adding.send({ type: 'fields.typed', changes: { [field]: text } });
  return {
    adding,
    fields,
    month: moment.month,
    isReady: provisionDraftOf(fields) !== undefined,
    /** The fields that are still empty, once something is typed in another. */
    missing: empty.length === provisionFields.length ? [] : empty,
    markOf: useMemo(() => marksOf(context), [context]),
    payment: proposedPayment(fields),
    count: proposedCount(fields, moment),
    outlook: provisionOutlook(fields, moment),
    type,
    leave: (field: ProvisionField) => adding.send({ type: 'field.left', field }),
    /** Adds the provision, the last one where the form closes with it; says whether it was complete. */
    submit: (isLast: boolean): boolean => {
      adding.send({ type: 'provision.submitted', sheet, isLast });
      return provisionDraftOf(fields) !== undefined;
    },
  };
};

export type ProvisionForm = ReturnType<typeof useProvisionFields>;
