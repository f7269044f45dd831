import { describe, expect, test } from 'vitest';
import { anEntry, aProvision } from '../../../testing/ui/lines.ts';
import { emptyContent } from '../sheet/sheet.ts';
import { editedLineIn, isSameLine, isTyped, type LineDraft } from './line-draft.ts';

const fuel = anEntry({ name: 'Fuel' });
const copied = anEntry({ name: 'Rent', copy: '2026-10-1' });
const car = aProvision({ name: 'Car' });
const content = { ...emptyContent, outDay: [fuel, copied], provisions: [car] };

const draft = (changes: Partial<LineDraft>): LineDraft => ({
  sheetId: 'sheet-1',
  collection: 'outDay',
  id: fuel.id,
  fields: { name: 'Petrol' },
  ...changes,
});

// Source: docs/specification.md#line-draft, docs/specification.md#row-copied.
test('finds the line of a draft if the line exists and is editable', () => {
  expect(editedLineIn(content, draft({}))).toEqual({ ...draft({}), line: fuel });
  const ofCar = draft({ collection: 'provisions', id: car.id });
  expect(editedLineIn(content, ofCar)).toEqual({ ...ofCar, line: car });
  for (const lost of [draft({ id: copied.id }), draft({ collection: 'in' }), draft({ collection: 'provisions' })])
    expect(editedLineIn(content, lost)).toBeUndefined();
});

describe('a line draft', () => {
  test.each([
    [{}, false],
    [{ name: undefined, debit: undefined }, false],
    [{ name: '' }, true],
    [{ debit: false }, true],
  ])('with the values %o has unsaved ones: %s', (fields, expected) => {
    expect(isTyped({ fields })).toBe(expected);
  });

  test('is identified by line, list and sheet', () => {
    expect(isSameLine(draft({}), draft({ fields: {} }))).toBe(true);
    for (const other of [draft({ id: 'toll' }), draft({ collection: 'in' }), draft({ sheetId: 'sheet-2' })])
      expect(isSameLine(draft({}), other)).toBe(false);
  });
});
