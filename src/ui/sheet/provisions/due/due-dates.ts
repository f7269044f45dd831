import { useMemo } from 'react';
import {
  type DueProvision,
  dueProvision,
  type DueTotals,
  dueTotals,
} from '../../../../domain/sheet/provisions/due-provision.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { useDueMoment } from '../due-moment.ts';
import { useSortedLines } from '../../../hooks/sheet-data.ts';

/** The provisions of the sheet on show by when they are due. */
export type DueDates = {
  /** The first one first, and what is due already before all others. */
  readonly known: readonly DueProvision[];
  /** Those that have no due date that can be read. */
  readonly unknown: readonly Provision[];
  readonly totals: DueTotals;
};

const byDueDate = (one: DueProvision, other: DueProvision): number =>
  one.due - other.due || (one.day ?? 1) - (other.day ?? 1);

/** Provisions by id as they were when their rows were opened; undefined where that is not known. */
export type OpenedDue = ReadonlyMap<string, DueProvision | undefined>;

const noneOpened: OpenedDue = new Map();

/** Those in `opened` keep their places. */
export const useDueDates = (opened: OpenedDue = noneOpened): DueDates => {
  const provisions = useSortedLines('provisions');
  const moment = useDueMoment();
  return useMemo(() => {
    const read = provisions.map((provision) => dueProvision(provision, moment) ?? provision);
    const placed = (due: DueProvision) => opened.get(due.provision.id) ?? due;
    const known = read
      .filter((item): item is DueProvision => 'due' in item)
      .toSorted((one, other) => byDueDate(placed(one), placed(other)));
    const unknown = read.filter((item): item is Provision => !('due' in item));
    return { known, unknown, totals: dueTotals(known, moment) };
  }, [provisions, moment, opened]);
};
