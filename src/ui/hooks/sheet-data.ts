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

/** The lines of one collection, as the chart holds them. */
export const useLines = <C extends Collection>(collection: C): readonly LineOf[C][] =>
  useSelector(useSheet(), ({ context }) => (context.content ?? emptyContent)[collection]);

export const useHasContent = (): boolean => useSelector(useSheet(), ({ context }) => context.content !== undefined);

const totalsByContent = new WeakMap<SheetContent, { readonly sheet: Sheet; readonly totals: Totals }>();

/** The totals of a sheet: every figure on the screen asks for the same ones after each change. */
export const sharedTotals = (sheet: Sheet, content: SheetContent): Totals => {
  const known = totalsByContent.get(content);
  if (known?.sheet === sheet) return known.totals;
  const totals = totalsOf(sheet, content);
  totalsByContent.set(content, { sheet, totals });
  return totals;
};

const totalIn = ({ context }: SnapshotFrom<SheetRef>, name: TotalName): Decimal =>
  sharedTotals(context.sheet, context.content ?? emptyContent)[name];

/** One computed figure of the sheet, exact. */
export const useTotal = (name: TotalName): Decimal => useSelector(useSheet(), (sheet) => totalIn(sheet, name));

/** Its sign, for what need not render with each change of it. */
export const useTotalSign = (name: TotalName): -1 | 0 | 1 =>
  useSelector(useSheet(), (sheet) => signOf(totalIn(sheet, name)));

export const useUnpaidOnly = (): boolean =>
  useSelector(useParameters(), ({ context }) => context.parameters.showOnlyNotPaid);

/** The lines of one collection in the order they are shown in. */
export const useSortedLines = <C extends Collection>(collection: C): readonly LineOf[C][] => {
  const lines = useLines(collection);
  const compareNames = useNameComparer();
  return useMemo(() => sortLines(collection, lines, compareNames), [collection, lines, compareNames]);
};

/** Whether only what is unpaid of a collection is asked for. */
const useIsFiltered = (collection: Collection): boolean => useUnpaidOnly() && isExpense(collection);

const noIds: readonly string[] = [];

const onShow = (entries: readonly Entry[], isFiltered: boolean, justPaid = noIds): readonly Entry[] =>
  isFiltered ? entries.filter(({ id, paid }) => !paid || justPaid.includes(id)) : entries;

/** The entries on show: sorted, and without the paid ones where only unpaid ones are asked for, but for those that were just ticked. */
export const useShownEntries = (collection: EntryCollection): readonly Entry[] => {
  const entries = useSortedLines(collection);
  const isFiltered = useIsFiltered(collection);
  const justPaid = useSelector(useSheet(), ({ context }) => (isFiltered ? context.justPaid : noIds));
  return useMemo(() => onShow(entries, isFiltered, justPaid), [entries, isFiltered, justPaid]);
};

/** The lines of any collection that are on show. */
export const useShownLines = (collection: Collection): readonly Line[] => {
  const lines: readonly Line[] = useSortedLines(collection);
  const isFiltered = useIsFiltered(collection);
  return useMemo(
    () => (isFiltered ? lines.filter((line) => !('paid' in line && line.paid)) : lines),
    [lines, isFiltered],
  );
};

/** How many entries are on show. */
export const useShownCount = (collection: EntryCollection): number => {
  const isFiltered = useIsFiltered(collection);
  return useSelector(
    useSheet(),
    ({ context }) => onShow((context.content ?? emptyContent)[collection], isFiltered).length,
  );
};
