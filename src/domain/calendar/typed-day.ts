import { addDays, type CalendarDay } from './day.ts';
import { type DayTest, type DisabledDates, disabledReason } from './disabled-dates.ts';
import type { CalendarLanguage } from './language.ts';
import { parseDay, writtenDay } from './parse-day.ts';

/** Why a typed text sets no date. */
export type TypedDayProblem = 'unreadable' | 'nonexistent' | 'tooEarly' | 'tooLate' | 'disabled';

/** What a typed text means: a day that can be chosen, or why it is none; neither for an empty text. */
export type TypedDay = { readonly day: CalendarDay | undefined; readonly problem: TypedDayProblem | undefined };

type Rules = {
  readonly language: CalendarLanguage;
  /** Stands for a year that is left out. */
  readonly thisYear: number;
  readonly disabledDates: DisabledDates;
};

/** Reads a typed date as `parseDay` does, and holds it against the disabled dates. Source: docs/specification.md#picker-typing. */
export const readTypedDay = (typed: string, { language, thisYear, disabledDates }: Rules): TypedDay => {
  if (typed.trim() === '') return { day: undefined, problem: undefined };
  const day = parseDay(typed, language, thisYear);
  if (!day) {
    const isWritten = writtenDay(typed, language, thisYear) !== undefined;
    return { day: undefined, problem: isWritten ? 'nonexistent' : 'unreadable' };
  }
  const problem = disabledReason(disabledDates, day);
  return { day: problem ? undefined : day, problem };
};

const lastMonth = 12;
const searchedDays = 366;

/** A day to show how a date is typed: one that can be chosen soon after `today`, whose number cannot be taken for a month's. */
export const exampleDay = (today: CalendarDay, isDisabled: DayTest): CalendarDay => {
  // Not today or tomorrow: it is an example, not a proposal.
  const days = Array.from({ length: searchedDays }, (_, index) => addDays(today, index + 2));
  return days.find((day) => day.day > lastMonth && !isDisabled(day)) ?? addDays(today, 2);
};
