import { type KeyboardEvent, useRef, useState } from 'react';
import { splitSign } from '../../../domain/amount-sign.ts';
import { categoryOf } from '../../../domain/categories.ts';
import { type EntryFields, entryDraftOf } from '../../../domain/drafts.ts';
import type { EntryCollection } from '../../../domain/sheet.ts';
import { useParameters, useSheet } from '../../hooks/actors.tsx';
import { amountEdit, dayEdit, nameEdit } from '../edits.ts';
import { markFields } from './field-marks.ts';

const emptyFields: EntryFields = { day: '', name: '', value: '', debit: true };

const signKeys: ReadonlySet<string> = new Set(['+', '-', '\u2212']);

const marksOf = ({ day, name, value }: EntryFields, hasDay: boolean, isAmountJudged: boolean, isAsked: boolean) => {
  const dayField = { field: 'day', edit: dayEdit(day), isJudged: true, missing: 'dayMissing' } as const;
  return markFields<'day' | 'name' | 'value'>(
    [
      ...(hasDay ? [dayField] : []),
      { field: 'name', edit: nameEdit(name), isJudged: true, missing: 'nameMissing' },
      { field: 'value', edit: amountEdit(value), isJudged: isAmountJudged, missing: 'amountMissing' },
    ],
    isAsked,
  );
};

/** What is typed into an add row, until it is a complete entry. */
export const useEntryFields = (collection: EntryCollection) => {
  const sheet = useSheet();
  const parameters = useParameters();
  const [fields, setFields] = useState(emptyFields);
  // An amount is judged when it is complete, not while it is being typed.
  const [isAmountJudged, setIsAmountJudged] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const isDaily = collection === 'outDay';
  const result = entryDraftOf(collection, fields);

  const set = (changes: Partial<EntryFields>) => setFields((before) => ({ ...before, ...changes }));
  const judge = (isJudged: boolean) => {
    setIsAmountJudged(isJudged);
    setIsAsked(isJudged);
  };
  const clear = () => {
    setFields(emptyFields);
    judge(false);
  };
  /** Adds the entry; says whether it was complete. */
  const submit = (): boolean => {
    if (result.kind !== 'ready') {
      judge(true);
      return false;
    }
    const category = categoryOf(parameters.getSnapshot().context.parameters.categories, result.draft.name);
    const draft = category === undefined ? result.draft : { ...result.draft, category };
    sheet.send({ type: 'entry.added', collection, draft });
    clear();
    firstField.current?.focus();
    return true;
  };
  const setValue = (typed: string) => {
    setIsAmountJudged(false);
    const { debit, text } = isDaily ? splitSign(typed) : { debit: undefined, text: typed };
    set(debit === undefined ? { value: text } : { value: text, debit });
  };
  /** Says whether the key was a sign, which belongs to the switch beside the amount. */
  const takeSign = (event: KeyboardEvent): boolean => {
    if (!isDaily || !signKeys.has(event.key)) return false;
    event.preventDefault();
    set({ debit: event.key !== '+' });
    return true;
  };
  return {
    fields,
    isReady: result.kind === 'ready',
    markOf: marksOf(fields, isDaily, isAmountJudged, isAsked),
    firstField,
    set,
    setValue,
    judgeAmount: () => setIsAmountJudged(true),
    toggleSign: () => set({ debit: !fields.debit }),
    clear,
    submit,
    takeSign,
  };
};
