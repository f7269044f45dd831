import { type KeyboardEvent, useRef, useState } from 'react';
import type { EntryCollection } from '../../../domain/sheet.ts';
import { categoryOf } from '../../../domain/categories.ts';
import { entryDraftOf } from '../../../domain/drafts.ts';
import { useParameters, useSheet } from '../../hooks/actors.tsx';
import { amountEdit, dayEdit, nameEdit, problemOf } from '../edits.ts';

type Fields = { readonly day: string; readonly name: string; readonly value: string; readonly debit: boolean };

const emptyFields: Fields = { day: '', name: '', value: '', debit: true };

const signs: Readonly<Record<string, boolean>> = { '+': false, '-': true, '\u2212': true };

/** The sign at the start of a pasted amount, where the collection keeps the sign apart from the amount. */
const splitSign = (text: string): { readonly debit?: boolean; readonly value: string } => {
  const trimmed = text.trimStart();
  const debit = signs[trimmed.charAt(0)];
  return debit === undefined ? { value: text } : { debit, value: trimmed.slice(1).trimStart() };
};

/** What is typed into an add row, until it is a complete entry. */
export const useEntryFields = (collection: EntryCollection) => {
  const sheet = useSheet();
  const parameters = useParameters();
  const [fields, setFields] = useState(emptyFields);
  // An amount is judged when it is complete, not while it is being typed.
  const [isJudged, setIsJudged] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const hasSign = collection === 'outDay';
  const result = entryDraftOf(collection, fields);

  const set = (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes }));
  const clear = () => {
    setFields(emptyFields);
    setIsJudged(false);
  };
  const submit = () => {
    if (result.kind !== 'ready') return setIsJudged(true);
    const category = categoryOf(parameters.getSnapshot().context.parameters.categories, result.draft.name);
    const draft = category === undefined ? result.draft : { ...result.draft, category };
    sheet.send({ type: 'entry.added', collection, draft });
    clear();
    firstField.current?.focus();
  };
  const setValue = (text: string) => {
    setIsJudged(false);
    set(hasSign ? splitSign(text) : { value: text });
  };
  /** Says whether the key was a sign, which belongs to the switch beside the amount. */
  const takeSign = (event: KeyboardEvent): boolean => {
    const debit = signs[event.key];
    if (!hasSign || debit === undefined) return false;
    event.preventDefault();
    set({ debit });
    return true;
  };
  return {
    fields,
    isReady: result.kind === 'ready',
    dayProblem: problemOf(dayEdit(fields.day)),
    nameProblem: problemOf(nameEdit(fields.name)),
    valueProblem: isJudged ? problemOf(amountEdit(fields.value)) : undefined,
    firstField,
    set,
    setValue,
    judge: () => setIsJudged(true),
    toggleSign: () => set({ debit: !fields.debit }),
    clear,
    submit,
    takeSign,
  };
};
