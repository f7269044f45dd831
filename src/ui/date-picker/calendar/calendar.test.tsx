import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type CalendarDay, weekdayOf } from '../../../domain/calendar/day.ts';
import { type CalendarLanguage, calendarLanguages, calendarLocale } from '../../../domain/calendar/language.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { allNamespaces } from '../../../i18n/message-key.ts';
import { DatePicker } from '../date-picker.tsx';
import { anyDay } from '../../../../testing/domain/any-day.ts';
import { TestTheme } from '../../../../testing/theme/test-theme.tsx';

const english = await createI18n('en', allNamespaces);

// How long the calendar takes to come is not what these tests are about.
beforeAll(() => import('./calendar.lazy.tsx'));
afterEach(cleanup);

const show = async ({ year, month, day }: CalendarDay, language: CalendarLanguage) => {
  // The names of the language are loaded.
  await act(async () =>
    render(
      <I18nextProvider i18n={english}>
        <TestTheme>
          <DatePicker label="Date" inline language={language} value={`${year}-${month}-${day}`} onChange={() => {}} />
        </TestTheme>
      </I18nextProvider>,
    ),
  );
  return screen.findByText('1');
};

const headers = () => screen.getAllByRole('columnheader');
// A Friday.
const november20 = { year: 2026, month: 11, day: 20 };

/** The names of seven days in the language, from 15 November 2026, a Sunday, on. */
const namesFrom = (firstWeekday: number, language: CalendarLanguage, weekday: 'long' | 'narrow') => {
  const format = new Intl.DateTimeFormat(calendarLocale(language).tag, { weekday });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(2026, 10, 15 + firstWeekday + index)));
};

// Source: docs/specification.md#picker-weeks.
test.each(calendarLanguages())("names the days of a week in the language's own words, in %s", async (language) => {
  await show(november20, language);
  const { firstWeekday } = calendarLocale(language);
  expect(headers().map((header) => header.textContent)).toEqual(namesFrom(firstWeekday, language, 'narrow'));
  expect(headers().map((header) => header.getAttribute('aria-label'))).toEqual(
    namesFrom(firstWeekday, language, 'long'),
  );
});

// Source: docs/specification.md#picker-weeks.
test("goes to the ends of the language's week by Home and End", async () => {
  await show(november20, 'pt');
  const user = userEvent.setup();
  screen.getByText('20').focus();
  await user.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('15');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('21');
});

// Source: docs/specification.md#picker-weeks.
test('begins each page with the first weekday of its language', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay, fc.constantFrom(...calendarLanguages()), async (day, language) => {
      cleanup();
      const firstDay = await show(day, language);
      const { firstWeekday } = calendarLocale(language);
      expect(Number(firstDay.getAttribute('aria-colindex'))).toBe(
        ((weekdayOf({ ...day, day: 1 }) - firstWeekday + 7) % 7) + 1,
      );
    }),
    { numRuns: 20 },
  );
});
