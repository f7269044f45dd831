import dayjs, { type Dayjs } from 'dayjs';
import { type CalendarDay, dateOfDay, dayOfDate } from '../../../domain/calendar/day.ts';

/** A day as the grids take it. */
export const toGridDay = (day: CalendarDay): Dayjs => dayjs(dateOfDay(day));

/** The day of what the grids give. */
export const ofGridDay = (day: Dayjs): CalendarDay => dayOfDate(day.toDate());

/** The grids would otherwise end in 1900 and 2099. */
export const gridBounds = {
  minDate: toGridDay({ year: 1, month: 1, day: 1 }),
  maxDate: toGridDay({ year: 9999, month: 12, day: 31 }),
} as const;
