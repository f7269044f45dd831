import { describe, expect, it } from 'vitest';
import { entryChangesOf, entryDraftOf } from './entry-draft.ts';

const fields = { day: '5', name: ' Bread ', value: '1,20', debit: false };

describe('the draft of a daily expense', () => {
  // Source: docs/specification.md#daily-expense-add.
  it('needs a day, a name and an amount', () => {
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
  ])('is undefined with %j', (typed) => {
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
])('reads the sign of a daily expense of %s', (value, debit) => {
  for (const before of [true, false]) {
    expect(entryDraftOf('outDay', { ...fields, value, debit: before })).toMatchObject({ value: 5, debit });
  }
});

// Source: docs/specification.md#amount-sign.
it('keeps a negative amount outside daily expenses', () => {
  expect(entryDraftOf('in', { ...fields, value: '(5)' })).toMatchObject({ value: -5, debit: true });
});

describe('the edit of an entry', () => {
  const stored = { day: '0', name: ' Old ', value: '-3,456', debit: false };

  // Source: docs/specification.md#row-touch.
  it('keeps unedited fields, even invalid ones', () => {
    expect(entryChangesOf('outDay', stored, stored)).toEqual({});
    expect(entryChangesOf('outDay', stored, { ...stored, name: 'New' })).toEqual({ name: 'New' });
    expect(entryChangesOf('outDay', stored, { ...stored, debit: true })).toEqual({ debit: true });
    expect(entryChangesOf('in', stored, { ...stored, name: 'New' })).toEqual({ name: 'New' });
  });

  it('contains the edited fields, and the sign of a daily expense as `debit`', () => {
    const after = { day: '7', name: 'New', value: '-8', debit: false };
    expect(entryChangesOf('outDay', stored, after)).toEqual({ day: 7, name: 'New', value: 8, debit: true });
    expect(entryChangesOf('in', stored, { ...stored, value: '-8' })).toEqual({ value: -8 });
  });

  it.each([{ day: '32' }, { day: '' }, { name: ' ' }, { name: 'n'.repeat(201) }, { value: '' }, { value: '1,234' }])(
    'is undefined with the invalid %j',
    (change) => expect(entryChangesOf('outDay', stored, { ...stored, ...change })).toBeUndefined(),
  );
});

// Source: docs/specification.md#entry-add.
it.each(['in', 'moneySaving', 'outMonth'] as const)('makes a line of %s a debit without a day', (collection) => {
  expect(entryDraftOf(collection, { ...fields, day: '' })).toEqual({ day: 0, name: 'Bread', value: 1.2, debit: true });
  expect(entryDraftOf(collection, { ...fields, name: '' })).toBeUndefined();
});

it('accepts an amount of zero', () => {
  expect(entryDraftOf('in', { ...fields, value: '0' })).toMatchObject({ value: 0 });
});
