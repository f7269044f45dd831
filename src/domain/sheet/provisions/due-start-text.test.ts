import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDueStart } from './due-start-text.ts';
import { firstDayOf, toMonth } from '../month.ts';

const november2026 = toMonth(2026, 11);

type Reading = readonly [year: number, month: number, day?: number];

const readings: Readonly<Record<string, Reading>> = {
  'déc. 2025': [2025, 12],
  '1er déc. 2025': [2025, 12, 1],
  '2nd Dec 2025': [2025, 12, 2],
  'déc 2025': [2025, 12],
  'dec. 2025': [2025, 12],
  'décembre 2025': [2025, 12],
  'DÉCEMBRE 2025': [2025, 12],
  'De\u0301cembre 2025': [2025, 12],
  'December 2025': [2025, 12],
  'Dec 2025': [2025, 12],
  'dec 25': [2025, 12],
  '12/2025': [2025, 12],
  '12-2025': [2025, 12],
  '12.2025': [2025, 12],
  '12 / 2025': [2025, 12],
  '2025-12': [2025, 12],
  '2025/12': [2025, 12],
  '12/25': [2025, 12],
  '1/26': [2026, 1],
  '01/2026': [2026, 1],
  '01/79': [2079, 1],
  '01/00': [2000, 1],
  'janvier 2026': [2026, 1],
  'janv. 2026': [2026, 1],
  'jan 2026': [2026, 1],
  'January 2026': [2026, 1],
  'février 2026': [2026, 2],
  'févr. 2026': [2026, 2],
  'fév. 2026': [2026, 2],
  'Feb 2026': [2026, 2],
  'mars 2026': [2026, 3],
  'Mar 2026': [2026, 3],
  'avril 2026': [2026, 4],
  'avr. 2026': [2026, 4],
  'Apr 2026': [2026, 4],
  'mai 2026': [2026, 5],
  'May 2026': [2026, 5],
  'juin 2026': [2026, 6],
  'Jun 2026': [2026, 6],
  'juillet 2026': [2026, 7],
  'juil. 2026': [2026, 7],
  'Jul 2026': [2026, 7],
  'août 2026': [2026, 8],
  'aout 2026': [2026, 8],
  'Aug 2026': [2026, 8],
  'sept. 2026': [2026, 9],
  'Sep 2026': [2026, 9],
  'September 2026': [2026, 9],
  'oct. 2026': [2026, 10],
  'octobre 2026': [2026, 10],
  'October 2026': [2026, 10],
  'nov. 2026': [2026, 11],
  'novembre 1999': [1999, 11],
  '15/12/2025': [2025, 12, 15],
  '15/12/25': [2025, 12, 15],
  '15.12.2025': [2025, 12, 15],
  '2025-12-15': [2025, 12, 15],
  '2025-2-5': [2025, 2, 5],
  '15 déc. 2025': [2025, 12, 15],
  '15 décembre 2025': [2025, 12, 15],
  '1 Dec 25': [2025, 12, 1],
  '29/02/2028': [2028, 2, 29],
  '03/04/2026': [2026, 4, 3],
};

const withoutYear: Readonly<Record<string, Reading>> = {
  novembre: [2026, 11],
  Nov: [2026, 11],
  'janv.': [2026, 1],
  janvier: [2026, 1],
  October: [2026, 10],
  décembre: [2025, 12],
  Dec: [2025, 12],
};

// Any UTF-16 code units, even lone surrogates.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 100 }).map((units) => String.fromCharCode(...units));

const unread = [
  '',
  ' ',
  '?',
  'bientôt',
  'soon',
  '12',
  '2026',
  '12/80',
  '12/99',
  '13/2025',
  '0/2025',
  '00/25',
  '2025-13',
  '2025-0',
  '25/12',
  '12 150',
  '1 1000',
  '12/1850',
  '12/2100',
  '15/12',
  '15 déc.',
  '31/02/2027',
  '29/02/2027',
  '0/12/2025',
  '32/12/2025',
  '2025-12-32',
  '25-2025-12',
  'déc. 2025 à mars 2026',
  'dans 3 mois',
  'December 15, 2025',
  '15/12/2025/1',
  '15 déc. 2025 environ',
  'décem 2025',
  'ma 2026',
  '12/2025/1/1',
  'annuelle',
  'dec'.repeat(33),
  '12/2025 '.repeat(12),
  '9'.repeat(100),
];

const expected = ([year, month, day]: Reading, isYearAssumed: boolean) => ({
  month: toMonth(year, month),
  day,
  isYearAssumed,
});

// Source: docs/specification.md#provision-start.
describe('readDueStart', () => {
  it.each(Object.entries(readings))('reads %j as %j', (text, reading) =>
    expect(readDueStart(text, november2026)).toEqual(expected(reading, false)),
  );

  it.each(Object.entries(withoutYear))('reads %j as %j with an assumed year', (text, reading) =>
    expect(readDueStart(text, november2026)).toEqual(expected(reading, true)),
  );

  it.each(unread)('rejects %j', (text) => expect(readDueStart(text, november2026)).toBeUndefined());

  it('reads a month without a year as one of the last twelve months', () => {
    const names = fc.constantFrom('janvier', 'mars', 'June', 'août', 'Nov', 'décembre');
    fc.assert(
      fc.property(names, fc.integer({ min: toMonth(1990, 1), max: toMonth(2079, 12) }), (name, sheetMonth) => {
        const month = readDueStart(name, sheetMonth)?.month ?? Number.NaN;
        expect(sheetMonth - month).toBeGreaterThanOrEqual(0);
        expect(sheetMonth - month).toBeLessThan(12);
        expect(month % 12).toBe(
          ['janvier', '', 'mars', '', '', 'June', '', 'août', '', '', 'Nov', 'décembre'].indexOf(name),
        );
      }),
    );
  });

  it('returns a valid month or undefined for any text', () => {
    const parts = fc.constantFrom('1', '12', '31', '2026', '26', 'déc.', 'June', 'mois');
    const texts = fc.oneof(
      anyText,
      fc.array(parts).map((all) => all.join('/')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const start = readDueStart(text, november2026);
        const firstDay = firstDayOf(start?.month ?? november2026);
        expect(firstDay).toMatch(/^(?:19|20)\d\d-\d{1,2}-1$/u);
      }),
    );
  });
});
