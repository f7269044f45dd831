import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type Decimal, signOf } from '../../domain/money/money.ts';
import {
  emptyContent,
  type Collection,
  type Entry,
  type EntryCollection,
  isExpense,
  type Line,
  type LineOf,
  type Sheet,
  type SheetContent,
} from '../../domain/sheet/sheet.ts';
import { sortLines } from '../../domain/sheet/sorting.ts';
import { totalsOf, type Totals } from '../../domain/sheet/totals/totals.ts';
import type { SheetRef } from '../../machines/sheet/sheet.machine.ts';
import { useParameters, useSheet } from './workspace-actors.tsx';
import { useNameComparer } from './formats.ts';

export type TotalName = keyof Totals;

export const useLines = <C extends Collection>(collection: C): readonly LineOf[C][] =>
  useSelector(useSheet(), ({ context }) => (context.content ?? emptyContent)[collection]);

export const useHasContent = (): boolean => useSelector(useSheet(), ({ context }) => context.content !== undefined);

const totalsByContent = new WeakMap<SheetContent, { readonly sheet: Sheet; readonly totals: Totals }>();

/** The totals of a sheet, computed once per change for all figures on the screen. */
export const sharedTotals = (sheet: Sheet, content: SheetContent): Totals => {
  const cached = totalsByContent.get(content);
  if (cached?.sheet === sheet) return cached.totals;
  const totals = totalsOf(sheet, content);
  totalsByContent.set(content, { sheet, totals });
  return totals;
};

const totalIn = ({ context }: SnapshotFrom<SheetRef>, name: TotalName): Decimal =>
  sharedTotals(context.sheet, context.content ?? emptyContent)[name];

export const useTotal = (name: TotalName): Decimal => useSelector(useSheet(), (sheet) => totalIn(sheet, name));

/** The sign of a total. Renders only when the sign changes. */
export const useTotalSign = (name: TotalName): -1 | 0 | 1 =>
  useSelector(useSheet(), (sheet) => signOf(totalIn(sheet, name)));

export const useUnpaidOnly = (): boolean =>
  useSelector(useParameters(), ({ context }) => context.parameters.showOnlyNotPaid);

/** The lines of one collection in display order. */
export const useSortedLines = <C extends Collection>(collection: C): readonly LineOf[C][] => {
  const lines = useLines(collection);
  const compareNames = useNameComparer();
  return useMemo(() => sortLines(collection, lines, compareNames), [collection, lines, compareNames]);
};

const useIsFiltered = (collection: Collection): boolean => useUnpaidOnly() && isExpense(collection);

const noIds: readonly string[] = [];

const filterEntries = (entries: readonly Entry[], isFiltered: boolean, justPaid = noIds): readonly Entry[] =>
  isFiltered ? entries.filter(({ id, paid }) => !paid || justPaid.includes(id)) : entries;

/** The sorted entries that a list shows. A filter for unpaid entries keeps those that were just marked as paid. */
export const useShownEntries = (collection: EntryCollection): readonly Entry[] => {
  const entries = useSortedLines(collection);
  const isFiltered = useIsFiltered(collection);
  const justPaid = useSelector(useSheet(), ({ context }) => (isFiltered ? context.justPaid : noIds));
  return useMemo(() => filterEntries(entries, isFiltered, justPaid), [entries, isFiltered, justPaid]);
};

/** The sorted lines of a collection that pass the filter for unpaid lines. */
export const useShownLines = (collection: Collection): readonly Line[] => {
  const lines: readonly Line[] = useSortedLines(collection);
  const isFiltered = useIsFiltered(collection);
  return useMemo(
    () => (isFiltered ? lines.filter((line) => !('paid' in line && line.paid)) : lines),
    [lines, isFiltered],
  );
};

/** The number of entries that pass the filter for unpaid entries. */
export const useShownCount = (collection: EntryCollection): number => {
  const isFiltered = useIsFiltered(collection);
  return useSelector(
    useSheet(),
    ({ context }) => filterEntries((context.content ?? emptyContent)[collection], isFiltered).length,
  );
};
