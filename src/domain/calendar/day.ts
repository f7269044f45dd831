/** A day of the Gregorian calendar, without a time zone: year 1 to 9999, month 1 to 12, day 1 to 31. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const firstYear = 1;
const lastYear = 9999;

// UTC has no daylight saving time: every day has 24 hours.
const inUtc = (year: number, month: number, day: number): Date => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const ofUtc = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

const withinBounds = (day: CalendarDay): CalendarDay => {
  if (day.year < firstYear) return { year: firstYear, month: 1, day: 1 };
  return day.year > lastYear ? { year: lastYear, month: 12, day: 31 } : day;
};

/** The length of a month, 28 to 31. */
export const daysInMonth = (year: number, month: number): number => inUtc(year, month + 1, 0).getUTCDate();

/** The day of a year, month and day of the month; `undefined` for a day that does not exist, such as February 30. */
export const calendarDayOf = (year: number, month: number, day: number): CalendarDay | undefined => {
  const found = ofUtc(inUtc(year, month, day));
  const exists = found.year === year && found.month === month && found.day === day;
  return exists && isCalendarYear(year) ? found : undefined;
};

/** Whether the calendar covers this year. */
export const isCalendarYear = (year: number): boolean => year >= firstYear && year <= lastYear;

/** The day of an instant in the device's time zone. */
export const dayOfDate = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** The first instant of a day in the device's time zone. */
export const dateOfDay = ({ year, month, day }: CalendarDay): Date => {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
};

/** Negative when `a` is earlier than `b`, zero when they are equal, else positive. */
export const compareDays = (a: CalendarDay, b: CalendarDay): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = ({ year, month, day }: CalendarDay): number => inUtc(year, month, day).getUTCDay();

/** The day `count` days later (earlier if negative), clamped to the calendar's first and last day. */
export const addDays = ({ year, month, day }: CalendarDay, count: number): CalendarDay =>
  withinBounds(ofUtc(inUtc(year, month, day + count)));

/** The same day `count` months later, or the last day of that month if it is shorter. */
export const addMonths = ({ year, month, day }: CalendarDay, count: number): CalendarDay => {
  const first = ofUtc(inUtc(year, month + count, 1));
  return withinBounds({ ...first, day: Math.min(day, daysInMonth(first.year, first.month)) });
};
