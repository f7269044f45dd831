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

// The lazy calendar is imported up front, so that no test waits for it.
beforeAll(() => import('./calendar.lazy.tsx'));
afterEach(cleanup);

const show = async ({ year, month, day }: CalendarDay, language: CalendarLanguage) => {
  // Waits for the lazy calendar.
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
const fridayNovember20 = { year: 2026, month: 11, day: 20 };

/** The names of seven days; 15 November 2026 is a Sunday. */
const namesFrom = (firstWeekday: number, language: CalendarLanguage, weekday: 'long' | 'narrow') => {
  const format = new Intl.DateTimeFormat(calendarLocale(language).tag, { weekday });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(2026, 10, 15 + firstWeekday + index)));
};

// Source: docs/specification.md#picker-weeks.
test.each(calendarLanguages())('names the days of the week in %s', async (language) => {
  await show(fridayNovember20, language);
  const { firstWeekday } = calendarLocale(language);
  expect(headers().map((header) => header.textContent)).toEqual(namesFrom(firstWeekday, language, 'narrow'));
  expect(headers().map((header) => header.getAttribute('aria-label'))).toEqual(
    namesFrom(firstWeekday, language, 'long'),
  );
});

// Source: docs/specification.md#picker-weeks.
test('moves to the first and last day of the week with Home and End', async () => {
  await show(fridayNovember20, 'pt');
  const user = userEvent.setup();
  screen.getByText('20').focus();
  await user.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('15');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('21');
});

// Source: docs/specification.md#picker-weeks.
test('starts each week with the first weekday of the language', async () => {
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
