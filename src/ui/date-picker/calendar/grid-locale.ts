import dayjs from 'dayjs';
import { weekdayNames } from '../../../domain/calendar/format-day.ts';
import { type CalendarLanguage, calendarLocale } from '../../../domain/calendar/language.ts';

const monthNames = (language: CalendarLanguage, month: 'short' | 'long'): string[] => {
  // The language without its region: `en` abbreviates each month to three letters, `en-GB` does not.
  const format = new Intl.DateTimeFormat(language, { month, numberingSystem: 'latn', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, index) => format.format(new Date(2024, index)));
};

const register = (language: CalendarLanguage): string => {
  const { tag, firstWeekday } = calendarLocale(language);
  const locale = {
    // Day.js looks up names in lower case.
    name: tag.toLowerCase(),
    weekStart: firstWeekday,
    weekdays: [...weekdayNames(language, 'long')],
    months: monthNames(language, 'long'),
    monthsShort: monthNames(language, 'short'),
    formats: {},
    relativeTime: {},
  };
  return dayjs.locale(locale, undefined, true);
};

const registered = new Map<CalendarLanguage, string>();

/** Registers a Day.js locale with the names of days and months from `Intl`. Some weekday names of Day.js differ from CLDR. */
export const gridLocale = (language: CalendarLanguage): string => {
  const name = registered.get(language) ?? register(language);
  registered.set(language, name);
  return name;
};
