import { useRef, useState } from 'react';
import { provisionDraftOf, type ProvisionFields } from '../../../domain/provision-draft.ts';
import { useSheet } from '../../hooks/actors.tsx';
import {
  amountEdit,
  type Edit,
  nameEdit,
  paymentCountEdit,
  periodicityEdit,
  type Problem,
  startEdit,
  wholeNumberEdit,
} from '../edits.ts';

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

/** What is typed into the form of a new provision, until all six fields are filled. */
export const useProvisionFields = () => {
  const sheet = useSheet();
  const [fields, setFields] = useState(emptyFields);
  const [judged, setJudged] = useState<ReadonlySet<ProvisionField>>(new Set());
  const firstField = useRef<HTMLInputElement>(null);
  const result = provisionDraftOf(fields);

  const problemOf = (field: ProvisionField): Problem | undefined => {
    const edit = judged.has(field) ? provisionEdits[field](fields[field]) : undefined;
    return edit?.kind === 'refused' ? edit.problem : undefined;
  };
  const set = (field: ProvisionField, text: string) => {
    setFields((before) => ({ ...before, [field]: text }));
    setJudged((before) => new Set([...before].filter((other) => other !== field)));
  };
  const judge = (field: ProvisionField) => setJudged((before) => new Set(before).add(field));
  const clear = () => {
    setFields(emptyFields);
    setJudged(new Set());
  };
  const submit = (): boolean => {
    if (result.kind !== 'ready') {
      setJudged(new Set(['price', 'monthlyPayment', 'numberMonthlyPayments']));
      return false;
    }
    sheet.send({ type: 'provision.added', draft: result.draft });
    clear();
    firstField.current?.focus();
    return true;
  };
  return { fields, isReady: result.kind === 'ready', firstField, problemOf, set, judge, clear, submit };
};
