import { useRef, useState } from 'react';
import { provisionDraftOf, provisionFields, type ProvisionFields } from '../../../domain/forms/provision-draft.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { markFields } from '../fields/field-marks.ts';
import {
  amountEdit,
  type Edit,
  nameEdit,
  type Missing,
  paymentCountEdit,
  periodicityEdit,
  startEdit,
  wholeNumberEdit,
} from '../fields/edits.ts';

export type ProvisionField = keyof ProvisionFields;

const emptyFields: ProvisionFields = {
  name: '',
  periodicity: '',
  price: '',
  start: '',
  monthlyPayment: '',
  numberMonthlyPayments: '',
};

/** How the text of each field is read. */
export const provisionEdits = {
  name: nameEdit,
  periodicity: periodicityEdit,
  price: amountEdit,
  start: startEdit,
  monthlyPayment: wholeNumberEdit,
  numberMonthlyPayments: paymentCountEdit,
} satisfies Record<ProvisionField, (text: string) => Edit<string | number>>;

/** What each field says when it was left empty. */
export const missing: Record<ProvisionField, Missing> = {
  name: 'nameMissing',
  periodicity: 'periodicityMissing',
  price: 'amountMissing',
  start: 'startMissing',
  monthlyPayment: 'amountMissing',
  numberMonthlyPayments: 'countMissing',
};

const marksOf = (fields: ProvisionFields, judged: ReadonlySet<ProvisionField>, isAsked: boolean) =>
  markFields<ProvisionField>(
    provisionFields.map((field) => ({
      field,
      edit: provisionEdits[field](fields[field]),
      isJudged: isAsked || judged.has(field),
      missing: missing[field],
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
  const result = provisionDraftOf(fields);

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
    if (result.kind !== 'ready') {
      setIsAsked(true);
      return false;
    }
    sheet.send({ type: 'provision.added', draft: result.draft });
    clear();
    firstField.current?.focus();
    return true;
  };
  const markOf = marksOf(fields, judged, isAsked);
  return { fields, isReady: result.kind === 'ready', firstField, markOf, set, judge, clear, submit };
};
