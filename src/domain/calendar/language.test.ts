import { expect, test } from 'vitest';
import { calendarLanguages, calendarLocale } from './language.ts';

// Source: docs/specification.md#picker-weeks.
test.each(calendarLanguages())('takes the first weekday of %s from CLDR', (language) => {
  const { tag, firstWeekday } = calendarLocale(language);
  // `Intl` numbers Sunday 7.
  expect(firstWeekday).toBe(new Intl.Locale(tag).getWeekInfo().firstDay % 7);
});
