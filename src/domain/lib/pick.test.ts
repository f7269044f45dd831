import { describe, expect, test } from 'vitest';
import { includes, pick } from './pick.ts';

type Line = { readonly name: string; readonly paid: boolean; readonly note?: string };
const line: Line = { name: 'Rent', paid: false };

describe('the picked fields', () => {
  test('are those that change, as they stand and not as they will be', () => {
    expect(pick(line, { paid: true })).toEqual({ paid: false });
    expect(pick(line, {})).toEqual({});
  });

  test('hold also a field that was absent', () => {
    expect(Object.keys(pick(line, { note: 'new' }))).toEqual(['note']);
  });
});

describe('a part', () => {
  test.each<[Partial<Line>, boolean]>([
    [{}, true],
    [{ paid: false }, true],
    [{ name: 'Rent', paid: false }, true],
    [{ name: 'Rent', paid: true }, false],
    [{ note: 'new' }, false],
  ])('%j is included: %s', (part, expected) => {
    expect(includes(line, part)).toBe(expected);
  });

  test('that was picked is included until one of its fields changes', () => {
    const seen = pick(line, { name: 'Loan' });
    expect(includes({ ...line, paid: true }, seen)).toBe(true);
    expect(includes({ ...line, name: 'Food' }, seen)).toBe(false);
  });
});
