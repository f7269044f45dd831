import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { missingInEntry, readEntryFields, typedFields } from '../../../domain/forms/entry-draft.ts';
import type { EntryCollection } from '../../../domain/sheet/sheet.ts';
import { type AddingRef, draftOf } from '../../../machines/adding/adding.machine.ts';
import { useAdding, useParameters, useSheet } from '../../hooks/workspace-actors.tsx';
import { useMidnight } from '../../shell/use-today.ts';
import { useShownPeriod } from '../state/shown-period.ts';
import { markFields } from '../fields/field-marks.ts';

// Which sheet is added to changes nothing that is shown.
const toShown = ({ context: { sheet: _, period: __, ...shown } }: SnapshotFrom<AddingRef>) => shown;

const signKeys: ReadonlySet<string> = new Set(['+', '-', '\u2212']);

const marksOf = ({ collection, fields, isAmountJudged, isAsked }: ReturnType<typeof toShown>) => {
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

/** Tells the chart of the list which sheet it adds to, and when another day begins. */
const useFollowShownSheet = (adding: AddingRef) => {
  const sheet = useSheet();
  const period = useShownPeriod();
  // Before the paint: the day stands in its field at once.
  useLayoutEffect(() => {
    adding.send({ type: 'sheet.shown', sheet, period });
    // Another tab or another screen.
    return () => adding.send({ type: 'form.closed' });
  }, [adding, sheet, period]);
  useMidnight(() => adding.send({ type: 'day.changed' }));
};

/** The fields of an add row, as the chart of its list has them. */
export const useEntryFields = (collection: EntryCollection) => {
  const adding = useAdding(collection);
  const parameters = useParameters();
  const context = useSelector(adding, toShown, shallowEqual);
  const isOpen = useSelector(adding, (snapshot) => snapshot.matches('open'));
  const markOf = useMemo(() => marksOf(context), [context]);
  const dayField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  useFollowShownSheet(adding);
  const focusFirst = () => {
    // Where a day stands already, an entry begins with its name.
    const isDayMissing = collection === 'outDay' && adding.getSnapshot().context.fields.day === '';
    (isDayMissing ? dayField : nameField).current?.focus();
  };

  /** Adds the entry; says whether it was complete. */
  const submit = (): boolean => {
    const isComplete = draftOf(context) !== undefined;
    adding.send({ type: 'entry.submitted', categories: parameters.getSnapshot().context.parameters.categories });
    if (isComplete) nameField.current?.focus();
    return isComplete;
  };
  /** Says whether the key was a sign before the amount, which belongs to the switch beside it. */
  const takeSign = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    // Behind a digit it begins the second term of a sum.
    if (collection !== 'outDay' || !signKeys.has(event.key) || event.currentTarget.selectionStart !== 0) return false;
    event.preventDefault();
    adding.send({ type: 'fields.typed', changes: { debit: event.key !== '+' } });
    return true;
  };
  return {
    adding,
    ...context,
    isOpen,
    isReady: draftOf(context) !== undefined,
    markOf,
    dayField,
    nameField,
    focusFirst,
    isDayProposed: context.fields.day !== '' && !context.isDayTyped,
    submit,
    takeSign,
  };
};
