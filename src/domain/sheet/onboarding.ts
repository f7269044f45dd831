import { addMonths } from '../calendar/day.ts';
import { collections, type Sheet, type SheetContent } from './sheet.ts';
import { fromCalendarDay, type SheetDate, toCalendarDay } from './sheet-date.ts';

/** The steps from an empty account to a correct real balance, in the order shown. */
export const onboardingSteps = ['balance', 'income', 'charges', 'expense'] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

const isCompleted: Record<OnboardingStep, (sheet: Sheet, content: SheetContent) => boolean> = {
  balance: ({ accountBalance }) => accountBalance !== 0,
  income: (_, content) => content.in.length > 0,
  charges: (_, { outMonth }) => outMonth.length > 0,
  expense: (_, { outDay }) => outDay.length > 0,
};

/** The completed steps of a sheet. Steps can be completed in any order. */
export const completedSteps = (sheet: Sheet, content: SheetContent): readonly OnboardingStep[] =>
  onboardingSteps.filter((step) => isCompleted[step](sheet, content));

/** The first day of the sheet's month and of the next month; empty when the sheet starts on the first day. Source: docs/specification.md#first-sheet-date. */
export const nearbyMonthStarts = ({ date }: Pick<Sheet, 'date'>): readonly SheetDate[] => {
  const day = toCalendarDay(date);
  const first = { ...day, day: 1 };
  return day.day === 1 ? [] : [first, addMonths(first, 1)].map(fromCalendarDay);
};

export const hasLines = (content: SheetContent): boolean => collections.some((name) => content[name].length > 0);

/** Whether a sheet has no line and no balance. */
export const isUntouched = ({ accountBalance, accountProvisionsBalance }: Sheet, content: SheetContent): boolean =>
  accountBalance === 0 && accountProvisionsBalance === 0 && !hasLines(content);
