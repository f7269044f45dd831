import * as fc from 'fast-check';
import { addDays } from '../../src/domain/calendar/day.ts';

/** A day of the years 1900 to 2100. */
export const anyDay = fc
  .integer({ min: 0, max: 200 * 365 })
  .map((count) => addDays({ year: 1900, month: 1, day: 1 }, count));
