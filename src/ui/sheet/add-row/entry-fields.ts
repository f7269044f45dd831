import { type KeyboardEvent, useRef, useState } from 'react';
import { splitLeadingSign, type SplitAmount, splitSign } from '../../../domain/money/amount-sign.ts';
import { categoryOf } from '../../../domain/sheet/categories.ts';
import {
  type EntryFields,
  entryDraftOf,
  missingInEntry,
  readEntryFields,
  typedFields,
} from '../../../domain/forms/entry-draft.ts';
import type { EntryCollection, EntryDraft } from '../../../domain/sheet/sheet.ts';
import { useParameters, useSheet } from '../../hooks/workspace-actors.tsx';
import { markFields } from '../fields/field-marks.ts';

const emptyFields: EntryFields = { day: '', name: '', value: '', debit: true };

const signKeys: ReadonlySet<string> = new Set(['+', '-', '\u2212']);

const marksOf = (collection: EntryCollection, fields: EntryFields, isAmountJudged: boolean, isAsked: boolean) => {
  const readings = readEntryFields(collection, fields);
  return markFields(
    typedFields.map((field) => ({
      field,
      reading: readings[field],
      isJudged: field !== 'value' || isAmountJudged,
      missing: missingInEntry[field],
    })),
    isAsked,
  );
};

/** The line that was added last, and how many were. */
export type AddedEntry = { readonly draft: EntryDraft; readonly count: number };

/** What is typed into an add row, until it is a complete entry. */
export const useEntryFields = (collection: EntryCollection) => {
  const sheet = useSheet();
  const parameters = useParameters();
  const [fields, setFields] = useState(emptyFields);
  // An amount is judged when it is complete, not while it is being typed.
  const [isAmountJudged, setIsAmountJudged] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [added, setAdded] = useState<AddedEntry>();
  const firstField = useRef<HTMLInputElement>(null);
  const isDaily = collection === 'outDay';
  const draft = entryDraftOf(collection, fields);

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
    if (!draft) {
      judge(true);
      return false;
    }
    const category = categoryOf(parameters.getSnapshot().context.parameters.categories, draft.name);
    const entry = category === undefined ? draft : { ...draft, category };
    sheet.send({ type: 'entry.added', collection, draft: entry });
    clear();
    setAdded((before) => ({ draft: entry, count: (before?.count ?? 0) + 1 }));
    firstField.current?.focus();
    return true;
  };
  const withSplit = (before: EntryFields, typed: string, { debit, text }: SplitAmount): EntryFields =>
    !isDaily || debit === undefined ? { ...before, value: typed } : { ...before, value: text, debit };
  const setValue = (typed: string) => {
    setIsAmountJudged(false);
    setFields((before) => {
      // What was pasted is complete; what is typed letter by letter may go on behind a sign.
      const split = typed.length > before.value.length + 1 ? splitSign : splitLeadingSign;
      return withSplit(before, typed, split(typed));
    });
  };
  const judgeAmount = () => {
    setFields((before) => withSplit(before, before.value, splitSign(before.value)));
    setIsAmountJudged(true);
  };
  /** Says whether the key was a sign before the amount, which belongs to the switch beside it. */
  const takeSign = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    // Behind a digit it begins the second term of a sum.
    if (!isDaily || !signKeys.has(event.key) || event.currentTarget.selectionStart !== 0) return false;
    event.preventDefault();
    set({ debit: event.key !== '+' });
    return true;
  };
  return {
    fields,
    added,
    isReady: draft !== undefined,
    markOf: marksOf(collection, fields, isAmountJudged, isAsked),
    firstField,
    set,
    setValue,
    judgeAmount,
    toggleSign: () => set({ debit: !fields.debit }),
    clear,
    submit,
    takeSign,
  };
};
