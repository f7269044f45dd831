import { shallowEqual, useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { entryDraftOf, missingInEntry, readEntryFields, typedFields } from '../../../../domain/forms/entry-draft.ts';
import { proposedDay as proposedDayIn } from '../../../../domain/sheet/period.ts';
import { sheetDateOf } from '../../../../domain/sheet/sheet-date.ts';
import type { EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { type AddingContext, shownFields } from '../../../../machines/adding/adding.machine.ts';
import { useAdding, useParameters, useSheet } from '../../../hooks/workspace-actors.tsx';
import { useMidnight, useToday } from '../../../hooks/use-today.ts';
import { fieldStatuses } from '../fields/field-status.ts';
import { useShownPeriod } from '../../../hooks/shown-period.ts';

const signKeys: ReadonlySet<string> = new Set(['+', '-', '\u2212']);

const statusesOf = ({ collection, fields, isAmountValidated, wasSubmitted }: AddingContext) => {
  const readings = readEntryFields(collection, fields);
  return fieldStatuses(
    typedFields.map((field) => ({
      field,
      reading: readings[field],
      isValidated: field !== 'value' || isAmountValidated,
      missing: missingInEntry[field],
    })),
    wasSubmitted,
  );
};

/** The proposed day of a new expense in the shown sheet, updated at midnight. */
const useProposedDay = (): string => {
  const period = useShownPeriod();
  return proposedDayIn(period, sheetDateOf(useToday()));
};

/** The form of a new entry: the fields and actions of its list's chart. */
export const useNewEntryForm = (collection: EntryCollection) => {
  const adding = useAdding(collection);
  const sheet = useSheet();
  const parameters = useParameters();
  const proposedDay = useProposedDay();
  const typed = useSelector(adding, ({ context }) => context, shallowEqual);
  const isOpen = useSelector(adding, (snapshot) => snapshot.matches('open'));
  const entry = useMemo(() => ({ ...typed, fields: shownFields(typed, { proposedDay }) }), [typed, proposedDay]);
  const statusOf = useMemo(() => statusesOf(entry), [entry]);
  const dayField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  useMidnight(() => adding.send({ type: 'series.ended' }));
  useEffect(() => () => adding.send({ type: 'sheet.left', sheet }), [adding, sheet]);
  const focusFirst = () => {
    // The day is proposed, so the user starts by typing the name.
    const isDayMissing = collection === 'outDay' && entry.fields.day === '';
    (isDayMissing ? dayField : nameField).current?.focus();
  };
  const isReady = entryDraftOf(collection, entry.fields) !== undefined;

  /** Adds the entry; returns whether it was complete. */
  const submit = (): boolean => {
    const { categories } = parameters.getSnapshot().context.parameters;
    adding.send({ type: 'entry.submitted', sheet, proposedDay, categories });
    if (isReady) nameField.current?.focus();
    return isReady;
  };
  /** Moves a sign typed before the amount to the credit switch; returns whether it did. */
  const handleSignKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    // After a digit, a sign starts the next term of a sum.
    if (collection !== 'outDay' || !signKeys.has(event.key) || event.currentTarget.selectionStart !== 0) return false;
    event.preventDefault();
    adding.send({ type: 'fields.typed', changes: { debit: event.key !== '+' } });
    return true;
  };
  return {
    adding,
    ...entry,
    isOpen,
    isReady,
    statusOf,
    dayField,
    nameField,
    focusFirst,
    isDayProposed: entry.fields.day !== '' && !entry.isDayTyped,
    submit,
    handleSignKey,
  };
};

export type NewEntryForm = ReturnType<typeof useNewEntryForm>;
