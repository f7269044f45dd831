import { addDays, type CalendarDay } from './day.ts';
import { type DayTest, type DisabledDates, disabledReason } from './disabled-dates.ts';
import type { CalendarLanguage } from './language.ts';
import { parseDay, writtenDay } from './parse-day.ts';

/** Why a typed text is rejected. */
export type TypedDayProblem = 'unreadable' | 'nonexistent' | 'tooEarly' | 'tooLate' | 'disabled';

/** The reading of a typed text: an enabled day or a problem. An empty text has neither. */
export type TypedDay = { readonly day: CalendarDay | undefined; readonly problem: TypedDayProblem | undefined };

type Rules = {
  readonly language: CalendarLanguage;
  /** The year when none is typed. */
  readonly thisYear: number;
  readonly disabledDates: DisabledDates;
};

/** Reads a typed date with `parseDay` and checks it against the disabled dates. Source: docs/specification.md#picker-typing. */
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

/** An example for the input's hint: the next enabled day after the 12th, so that it cannot be read as a month. */
export const exampleDay = (today: CalendarDay, isDisabled: DayTest): CalendarDay => {
  // Today or tomorrow would look like a suggested value.
  const days = Array.from({ length: searchedDays }, (_, index) => addDays(today, index + 2));
  return days.find((day) => day.day > lastMonth && !isDisabled(day)) ?? addDays(today, 2);
};
