import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOccurrenceOf, readDueMonth } from './due-month-text.ts';
import { toMonth } from '../month.ts';

const november = toMonth(2026, 11);

// Source: docs/specification.md#provision-due-in.
describe('the due month of a provision', () => {
  it.each<readonly [string, number, number]>([
    ['mars', 2027, 3],
    ['Mars', 2027, 3],
    ['March', 2027, 3],
    ['en mars', 2027, 3],
    ['in March', 2027, 3],
    ['pour février', 2027, 2],
    ['novembre', 2026, 11],
    ['nov.', 2026, 11],
    ['décembre', 2026, 12],
    ['octobre', 2027, 10],
    ['mars 2027', 2027, 3],
    ['Mar 2027', 2027, 3],
    ['in Mar 2029', 2029, 3],
    ['03/2027', 2027, 3],
    ['3/27', 2027, 3],
    ['2027-03', 2027, 3],
    ['mars 2026', 2026, 3],
    ['dans 4 mois', 2027, 3],
    ['in 4 months', 2027, 3],
    ['4 mois', 2027, 3],
    ['in four months', 2027, 3],
    ['dans quatre mois', 2027, 3],
    ['dans un mois', 2026, 12],
    ['in a month', 2026, 12],
    ['dans 2 ans', 2028, 11],
    ['in a year', 2027, 11],
    ['ce mois-ci', 2026, 11],
    ['this month', 2026, 11],
    ['le mois prochain', 2026, 12],
    ['Next month', 2026, 12],
    ['l’année prochaine', 2027, 11],
    ['next year', 2027, 11],
  ])('is read from "%s": %i/%i', (text, year, month) =>
    expect(readDueMonth(text, november)).toEqual({ month: toMonth(year, month), day: undefined }),
  );

  it.each([
    ['15/03/2027', 15],
    ['15 mars 2027', 15],
    ['1er mars 2027', 1],
    ['2027-03-15', 15],
  ])('has the day of "%s"', (text, day) =>
    expect(readDueMonth(text, november)).toEqual({ month: toMonth(2027, 3), day }),
  );

  it.each([
    '',
    'bientôt',
    'dans',
    'dans 0 mois',
    'dans 4 jours',
    'dans 4',
    '3',
    '13/2027',
    'mars avril',
    'in 120 years',
  ])('is not read from "%s"', (text) => expect(readDueMonth(text, november)).toBeUndefined());

  it('never throws for any text', () =>
    expect(() => fc.assert(fc.property(fc.string(), (text) => void readDueMonth(text, november)))).not.toThrow());

  it('moves a past month to its next occurrence', () => {
    expect(nextOccurrenceOf(toMonth(2026, 3), november)).toBe(toMonth(2027, 3));
    expect(nextOccurrenceOf(toMonth(2020, 11), november)).toBe(november);
    expect(nextOccurrenceOf(toMonth(2027, 1), november)).toBe(toMonth(2027, 1));
  });
});
