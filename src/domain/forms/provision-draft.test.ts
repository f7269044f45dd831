import { expect, it } from 'vitest';
import { provisionChangesOf, provisionDraftOf } from './provision-draft.ts';

const fields = {
  name: 'Roof ',
  periodicity: 'yearly',
  price: '1 200,50',
  start: ' 01/2026',
  monthlyPayment: '100',
  numberMonthlyPayments: '12',
};

// Source: docs/specification.md#provision-add, docs/specification.md#provision-fields.
it('is ready when all six fields are filled', () => {
  expect(provisionDraftOf(fields)).toEqual({
    kind: 'ready',
    draft: {
      name: 'Roof',
      periodicity: 'yearly',
      price: 1200.5,
      start: '01/2026',
      monthlyPayment: 100,
      numberMonthlyPayments: 12,
      deductions: '',
    },
  });
});

// Source: docs/specification.md#provision-add.
it.each(['name', 'periodicity', 'price', 'start', 'monthlyPayment', 'numberMonthlyPayments'] as const)(
  'is not ready while %s is blank',
  (field) => {
    const reading = provisionDraftOf({ ...fields, [field]: ' ' });
    expect(reading.kind === 'incomplete' && Object.keys(reading.problems)).toEqual([field]);
  },
);

// Source: docs/specification.md#text-limits.
it.each([
  ['name', 200],
  ['periodicity', 100],
  ['start', 100],
] as const)('takes a %s of %i characters at most', (field, longest) => {
  expect(provisionDraftOf({ ...fields, [field]: 'x'.repeat(longest) }).kind).toBe('ready');
  expect(provisionDraftOf({ ...fields, [field]: 'x'.repeat(longest + 1) })).toEqual({
    kind: 'incomplete',
    problems: { [field]: `${field}TooLong` },
  });
});

// Source: docs/specification.md#provision-whole.
it('takes no number of payments below zero, and a payment below zero', () => {
  expect(provisionDraftOf({ ...fields, monthlyPayment: '-5', numberMonthlyPayments: '0' }).kind).toBe('ready');
  expect(provisionDraftOf({ ...fields, numberMonthlyPayments: '-1' })).toEqual({
    kind: 'incomplete',
    problems: { numberMonthlyPayments: { kind: 'refused', why: 'negative' } },
  });
});

// Source: docs/specification.md#provision-whole.
it('takes whole payments only', () => {
  expect(provisionDraftOf({ ...fields, monthlyPayment: '99,5', numberMonthlyPayments: '1.5' })).toEqual({
    kind: 'incomplete',
    problems: {
      monthlyPayment: { kind: 'refused', why: 'tooManyDecimals' },
      numberMonthlyPayments: { kind: 'refused', why: 'tooManyDecimals' },
    },
  });
});

it('an edit gives what was changed and judges nothing else', () => {
  const stored = { ...fields, price: '3,456', monthlyPayment: '3.5', start: '' };
  expect(provisionChangesOf(stored, stored)).toEqual({});
  expect(provisionChangesOf(stored, { ...stored, name: ' Car ', numberMonthlyPayments: '9' })).toEqual({
    name: 'Car',
    numberMonthlyPayments: 9,
  });
  expect(provisionChangesOf(stored, { ...stored, numberMonthlyPayments: '-9' })).toBeUndefined();
  expect(provisionChangesOf(stored, { ...stored, price: '' })).toBeUndefined();
});
