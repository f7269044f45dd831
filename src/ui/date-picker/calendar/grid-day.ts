import dayjs, { type Dayjs } from 'dayjs';
import { type CalendarDay, dateOfDay, dayOfDate } from '../../../domain/calendar/day.ts';

/** Converts a day for MUI's calendars. */
export const toGridDay = (day: CalendarDay): Dayjs => dayjs(dateOfDay(day));

/** Converts a day from MUI's calendars. */
export const fromGridDay = (day: Dayjs): CalendarDay => dayOfDate(day.toDate());

/** MUI's calendars range from 1900 to 2099 by default. */
export const gridBounds = {
  minDate: toGridDay({ year: 1, month: 1, day: 1 }),
  maxDate: toGridDay({ year: 9999, month: 12, day: 31 }),
} as const;
