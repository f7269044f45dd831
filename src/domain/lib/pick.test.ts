import { describe, expect, test } from 'vitest';
import { includes, pick } from './pick.ts';

type Line = { readonly name: string; readonly paid: boolean; readonly note?: string };
const line: Line = { name: 'Rent', paid: false };

describe('pick', () => {
  test('returns the current values of the changed fields', () => {
    expect(pick(line, { paid: true })).toEqual({ paid: false });
    expect(pick(line, {})).toEqual({});
  });

  test('includes a field that was absent', () => {
    expect(Object.keys(pick(line, { note: 'new' }))).toEqual(['note']);
  });
});

describe('includes', () => {
  test.each<[Partial<Line>, boolean]>([
    [{}, true],
    [{ paid: false }, true],
    [{ name: 'Rent', paid: false }, true],
    [{ name: 'Rent', paid: true }, false],
    [{ note: 'new' }, false],
  ])('compares every field of %j: %s', (part, expected) => {
    expect(includes(line, part)).toBe(expected);
  });

  test('is true for picked fields until a picked field changes', () => {
    const seen = pick(line, { name: 'Loan' });
    expect(includes({ ...line, paid: true }, seen)).toBe(true);
    expect(includes({ ...line, name: 'Food' }, seen)).toBe(false);
  });
});
