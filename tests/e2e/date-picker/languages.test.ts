import { describe, expect, test } from 'vitest';
import { calendarLanguages, calendarLocale } from '../../../src/domain/calendar/language.ts';
import { tried } from '../../support/tier.ts';
import { pickerSuite } from './picker-suite.ts';

const { show } = pickerSuite();

const monthsIn = (tag: string) =>
  new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', numberingSystem: 'latn', calendar: 'gregory' });

// A language of the interface and a right-to-left language. `Intl` provides the other languages.
const sampled = ['fr', 'ar'];

describe('a calendar in another language', () => {
  // Source: docs/specification.md#picker-languages.
  test.each(tried(calendarLanguages(), (language) => sampled.includes(language)))(
    'has the title, weekdays and direction of %s',
    async (language) => {
      const { page, titled, cell } = await show('inline', { language });
      const { tag, direction, firstWeekday } = calendarLocale(language);
      await titled(monthsIn(tag).format(new Date(2026, 10, 20)));
      const weekday = new Intl.DateTimeFormat(tag, { weekday: 'narrow' });
      // 15 November 2026 is a Sunday, the 20th a Friday.
      const expected = Array.from({ length: 7 }, (_, index) =>
        weekday.format(new Date(2026, 10, 15 + firstWeekday + index)),
      );
      const column = (5 - firstWeekday + 7) % 7;
      expect(Number(await cell(20).getAttribute('aria-colindex'))).toBe(column + 1);
      expect(await page.getByRole('columnheader').allTextContents()).toEqual(expected);
      const [first, second] = await Promise.all(
        [page.getByRole('columnheader').first(), cell(21)].map((each) => each.boundingBox()),
      );
      expect(await page.getByRole('grid').evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
      expect(Math.sign((second?.x ?? 0) - (first?.x ?? 0))).toBe(column === 6 ? 0 : direction === 'rtl' ? -1 : 1);
    },
  );
});
