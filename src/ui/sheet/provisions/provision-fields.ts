import { useRef, useState } from 'react';
import {
  missingInProvision,
  provisionDraftOf,
  type ProvisionField,
  provisionFields,
  type ProvisionFields,
  provisionReaders,
} from '../../../domain/forms/provision-draft.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { markFields } from '../fields/field-marks.ts';

const emptyFields: ProvisionFields = {
  name: '',
  periodicity: '',
  price: '',
  start: '',
  monthlyPayment: '',
  numberMonthlyPayments: '',
};

const marksOf = (fields: ProvisionFields, judged: ReadonlySet<ProvisionField>, isAsked: boolean) =>
  markFields<ProvisionField>(
    provisionFields.map((field) => ({
      field,
      reading: provisionReaders[field](fields[field]),
      isJudged: isAsked || judged.has(field),
      missing: missingInProvision[field],
    })),
    isAsked,
  );

/** What is typed into the form of a new provision, until all six fields are filled. */
export const useProvisionFields = () => {
  const sheet = useSheet();
  const [fields, setFields] = useState(emptyFields);
  const [judged, setJudged] = useState<ReadonlySet<ProvisionField>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const draft = provisionDraftOf(fields);

  const set = (field: ProvisionField, text: string) => {
    setFields((before) => ({ ...before, [field]: text }));
    setJudged((before) => new Set([...before].filter((other) => other !== field)));
  };
  const judge = (field: ProvisionField) => setJudged((before) => new Set(before).add(field));
  const clear = () => {
    setFields(emptyFields);
    setJudged(new Set());
    setIsAsked(false);
  };
  /** Adds the provision; says whether it was complete. */
  const submit = (): boolean => {
    if (!draft) {
      setIsAsked(true);
      return false;
    }
    sheet.send({ type: 'provision.added', draft });
    clear();
    firstField.current?.focus();
    return true;
  };
  const markOf = marksOf(fields, judged, isAsked);
  return { fields, isReady: draft !== undefined, firstField, markOf, set, judge, clear, submit };
};
