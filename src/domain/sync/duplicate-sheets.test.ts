import { describe, expect, test } from 'vitest';
import { contentAfter } from './apply-write.ts';
import { emptyContent, type SheetContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import { additionWrites, missingLines, duplicateSheetsIn } from './duplicate-sheets.ts';

const [march, april] = [toSheetDate(2026, 3, 1), toSheetDate(2026, 4, 1)];
const sheet = (id: string, date = march) => sheetWith(date, { id });

describe('duplicateSheetsIn', () => {
  // Source: docs/specification.md#sheet-merge.
  test('finds duplicate sheets, with the same survivor on every device', () => {
    const pair = { survivor: sheet('a'), duplicate: sheet('b') };
    expect(duplicateSheetsIn([sheet('a'), sheet('c', april), sheet('b')])).toEqual([pair]);
    expect(duplicateSheetsIn([sheet('b'), sheet('a')])).toEqual([pair]);
  });

  test('finds no duplicate sheets when all dates differ', () =>
    expect(duplicateSheetsIn([sheet('a'), sheet('b', april)])).toEqual([]));

  test('returns two pairs when three sheets have the same date', () =>
    expect(duplicateSheetsIn([sheet('a'), sheet('b'), sheet('c')])).toHaveLength(2));
});

const rent = entryWith({ id: 'k1', name: 'Rent', value: 700 });
const survivor: SheetContent = { ...emptyContent, outMonth: [rent], provisions: [provisionWith({ id: 'p1' })] };
const duplicate: SheetContent = {
  ...emptyContent,
  outMonth: [{ ...rent, id: 'o1' }, { ...rent, id: 'o2' }, entryWith({ id: 'o3', name: 'Bread' })],
  provisions: [provisionWith({ id: 'p2' })],
};

// Source: docs/specification.md#sheet-merge.
describe('missingLines', () => {
  test('returns the lines of the duplicate without an equal line in the survivor', () => {
    const missing = missingLines(survivor, duplicate);
    expect(missing.outMonth.map(({ id }) => id)).toEqual(['o2', 'o3']);
    expect(missing.provisions).toEqual([]);
  });

  test('distinguishes paid from unpaid lines', () => {
    const paid = { ...emptyContent, outMonth: [{ ...rent, id: 'o1', paid: true }] };
    expect(missingLines(survivor, paid).outMonth).toHaveLength(1);
  });

  test('keeps the ids of lines, so that merging again sends the same writes', () => {
    const writes = additionWrites('march', {
      ...missingLines(survivor, duplicate),
      provisions: [provisionWith({ id: 'p9' })],
    });
    const once = writes.reduce((content, write) => contentAfter(content, 'march', write), survivor);
    expect(once.outMonth.map(({ id }) => id)).toEqual(['k1', 'o2', 'o3']);
    expect(once.provisions.map(({ id }) => id)).toEqual(['p1', 'p9']);
    expect(writes.reduce((content, write) => contentAfter(content, 'march', write), once)).toEqual(once);
  });
});
