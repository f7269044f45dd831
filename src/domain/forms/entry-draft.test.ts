import { describe, expect, it } from 'vitest';
import { entryChangesOf, entryDraftOf } from './entry-draft.ts';

const fields = { day: '5', name: ' Bread ', value: '1,20', debit: false };

describe('a daily expense', () => {
  // Source: docs/specification.md#daily-expense-add.
  it('is ready with day, name and value, and keeps its sign', () => {
    expect(entryDraftOf('outDay', fields)).toEqual({ day: 5, name: 'Bread', value: 1.2, debit: false });
  });

  // Source: docs/specification.md#text-limits, docs/specification.md#add-row-missing.
  it.each([
    { day: ' ' },
    { day: '32' },
    { name: ' ' },
    { name: 'n'.repeat(201) },
    { value: '' },
    { value: '1,234' },
    { value: '5-10' },
  ])('is not ready with %j', (typed) => {
    expect(entryDraftOf('outDay', { ...fields, ...typed })).toBeUndefined();
  });
});

// Source: docs/specification.md#amount-sign.
it.each([
  ['-5', true],
  ['5-', true],
  ['(5)', true],
  ['\u22125', true],
  ['+5', false],
])('a daily expense of %s is 5, and the sign says what it is', (value, debit) => {
  for (const before of [true, false]) {
    expect(entryDraftOf('outDay', { ...fields, value, debit: before })).toMatchObject({ value: 5, debit });
  }
});

// Source: docs/specification.md#amount-sign.
it('an amount below zero stays so outside the daily expenses', () => {
  expect(entryDraftOf('in', { ...fields, value: '(5)' })).toMatchObject({ value: -5, debit: true });
});

describe('an edit', () => {
  const stored = { day: '0', name: ' Old ', value: '-3,456', debit: false };

  // Source: docs/specification.md#row-touch.
  it('leaves alone what was not changed, readable or not', () => {
    expect(entryChangesOf('outDay', stored, stored)).toEqual({});
    expect(entryChangesOf('outDay', stored, { ...stored, name: 'New' })).toEqual({ name: 'New' });
    expect(entryChangesOf('outDay', stored, { ...stored, debit: true })).toEqual({ debit: true });
    expect(entryChangesOf('in', stored, { ...stored, name: 'New' })).toEqual({ name: 'New' });
  });

  it('gives what was changed, with the sign of a daily expense apart', () => {
    const after = { day: '7', name: 'New', value: '-8', debit: false };
    expect(entryChangesOf('outDay', stored, after)).toEqual({ day: 7, name: 'New', value: 8, debit: true });
    expect(entryChangesOf('in', stored, { ...stored, value: '-8' })).toEqual({ value: -8 });
  });

  it.each([{ day: '32' }, { day: '' }, { name: ' ' }, { name: 'n'.repeat(201) }, { value: '' }, { value: '1,234' }])(
    'is not taken while %j cannot be read',
    (change) => expect(entryChangesOf('outDay', stored, { ...stored, ...change })).toBeUndefined(),
  );
});

// Source: docs/specification.md#entry-add.
it.each(['in', 'moneySaving', 'outMonth'] as const)('a line of %s needs no day and is a debit', (collection) => {
  expect(entryDraftOf(collection, { ...fields, day: '' })).toEqual({ day: 0, name: 'Bread', value: 1.2, debit: true });
  expect(entryDraftOf(collection, { ...fields, name: '' })).toBeUndefined();
});

it('takes a value of zero', () => {
  expect(entryDraftOf('in', { ...fields, value: '0' })).toMatchObject({ value: 0 });
});
