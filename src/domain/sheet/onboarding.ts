import { addMonths } from '../calendar/day.ts';
import { collections, type Sheet, type SheetContent } from './sheet.ts';
import { fromCalendarDay, type SheetDate, toCalendarDay } from './sheet-date.ts';

/** What leads from an empty account to a true real balance, in the order in which it is proposed. */
export const beginningSteps = ['balance', 'income', 'charges', 'expense'] as const;

export type BeginningStep = (typeof beginningSteps)[number];

const facts: Record<BeginningStep, (sheet: Sheet, content: SheetContent) => boolean> = {
  balance: ({ accountBalance }) => accountBalance !== 0,
  income: (_, content) => content.in.length > 0,
  charges: (_, { outMonth }) => outMonth.length > 0,
  expense: (_, { outDay }) => outDay.length > 0,
};

/** The steps whose facts a sheet holds, in whatever order they came. */
export const stepsIn = (sheet: Sheet, content: SheetContent): readonly BeginningStep[] =>
  beginningSteps.filter((step) => facts[step](sheet, content));

/** The firsts of the sheet's month and of the next; none when the sheet begins on a first. Source: docs/specification.md#first-sheet-date. */
export const firstsAround = ({ date }: Pick<Sheet, 'date'>): readonly SheetDate[] => {
  const day = toCalendarDay(date);
  const first = { ...day, day: 1 };
  return day.day === 1 ? [] : [first, addMonths(first, 1)].map(fromCalendarDay);
};

/** Whether a sheet has a line. */
export const hasLines = (content: SheetContent): boolean => collections.some((name) => content[name].length > 0);

/** Whether nobody has entered anything into a sheet. */
export const isUntouched = ({ accountBalance, accountProvisionsBalance }: Sheet, content: SheetContent): boolean =>
  accountBalance === 0 && accountProvisionsBalance === 0 && !hasLines(content);
