import { useMemo } from 'react';
import {
  type DueProvision,
  dueProvision,
  type DueTotals,
  dueTotals,
} from '../../../../domain/sheet/provisions/due-provision.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { useSheetMoment } from '../sheet-moment.ts';
import { useSortedLines } from '../../../hooks/sheet-data.ts';

export type DueDates = {
  /** Sorted by due date, so overdue ones come first. */
  readonly known: readonly DueProvision[];
  /** Provisions whose due date cannot be read. */
  readonly unknown: readonly Provision[];
  readonly totals: DueTotals;
};

const byDueDate = (one: DueProvision, other: DueProvision): number =>
  one.due - other.due || (one.day ?? 1) - (other.day ?? 1);

/** The due date that each open row had when it was opened, by provision id. Undefined if the date was unknown. */
export type OpenedDue = ReadonlyMap<string, DueProvision | undefined>;

const noneOpened: OpenedDue = new Map();

/** Provisions in `opened` keep their position while their due date is edited. */
export const useDueDates = (opened: OpenedDue = noneOpened): DueDates => {
  const provisions = useSortedLines('provisions');
  const moment = useSheetMoment();
  return useMemo(() => {
    const read = provisions.map((provision) => dueProvision(provision, moment) ?? provision);
    const sortedBy = (due: DueProvision) => opened.get(due.provision.id) ?? due;
    const known = read
      .filter((item): item is DueProvision => 'due' in item)
      .toSorted((one, other) => byDueDate(sortedBy(one), sortedBy(other)));
    const unknown = read.filter((item): item is Provision => !('due' in item));
    return { known, unknown, totals: dueTotals(known, moment) };
  }, [provisions, moment, opened]);
};
