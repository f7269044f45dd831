import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay } from './format-day.ts';
import { calendarLanguages, dateTimeFormat } from './language.ts';
import { monthNames } from './month-names.ts';
import { parseDay } from './parse-day.ts';
import { anyDay } from '../../../testing/domain/any-day.ts';

// Source: docs/specification.md#picker-languages.
test('supports 21 languages', () => {
  expect(calendarLanguages()).toHaveLength(21);
});

describe.each(calendarLanguages())('in %s', (language) => {
  test('reads back every formatted day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseDay(formatDay(day, language), language, 2000)).toEqual(day);
      }),
    );
  });

  test('reads the full name of a month', () => {
    const { long, standalone } = monthNames(language);
    const typed = [...long, ...standalone].map((name) => parseDay(`3 ${name} 2027`, language, 2000)?.month);
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(typed).toEqual([...months, ...months]);
  });

  // Source: docs/specification.md#picker-typing.
  test.each(['short', 'medium'] as const)('reads back the %s date style of Intl', (dateStyle) => {
    const format = dateTimeFormat(language, { dateStyle });
    fc.assert(
      fc.property(fc.date({ min: new Date(2001, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true }), (date) => {
        const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
        expect(parseDay(format.format(date), language, 2000)).toEqual(day);
      }),
    );
  });

  test('abbreviates months to names, never to numbers', () => {
    expect(monthNames(language).short.filter((name) => name === '' || /^\d+$/.test(name))).toEqual([]);
  });
});

// Source: docs/specification.md#picker-typing.
describe('parseDay', () => {
  test.each([
    ['20 nov. 2026', 2026, 11, 20],
    ['  20   NOVEMBRE  2026 ', 2026, 11, 20],
    ['3 aout 2027', 2027, 8, 3],
    ['1 fev 27', 2027, 2, 1],
    ['1 févr', 2031, 2, 1],
    ['20nov2026', 2026, 11, 20],
    ['5/3/27', 2027, 3, 5],
    ['05.03.2027', 2027, 3, 5],
    ['5-3', 2031, 3, 5],
    ['2026-9-5', 2026, 9, 5],
    ['7 juill 2026', 2026, 7, 7],
  ])('reads %o', (text, year, month, day) => {
    expect(parseDay(text, 'fr', 2031)).toEqual({ year, month, day });
  });

  test.each([
    '',
    'hier',
    '31/02',
    '31/02/2026',
    '20 brumaire 2026',
    '20 ju 2026',
    '20 jui 2026',
    '20 d 2026',
    '5/13/2026',
    '20',
    '15',
    '1512',
    '20/11/202',
    '1 j',
  ])('rejects %o', (text) => {
    expect(parseDay(text, 'fr', 2031)).toBeUndefined();
  });
});
