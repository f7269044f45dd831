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
it('reads a provision from six filled fields', () => {
  expect(provisionDraftOf(fields)).toEqual({
    name: 'Roof',
    periodicity: 'yearly',
    price: 1200.5,
    start: '01/2026',
    monthlyPayment: 100,
    numberMonthlyPayments: 12,
    deductions: '',
  });
});

// Source: docs/specification.md#provision-add.
it.each(['name', 'periodicity', 'price', 'start', 'monthlyPayment', 'numberMonthlyPayments'] as const)(
  'requires %s',
  (field) => expect(provisionDraftOf({ ...fields, [field]: ' ' })).toBeUndefined(),
);

// Source: docs/specification.md#text-limits.
it.each([
  ['name', 200],
  ['periodicity', 100],
  ['start', 100],
] as const)('takes a %s of %i characters at most', (field, longest) => {
  expect(provisionDraftOf({ ...fields, [field]: 'x'.repeat(longest) })).toBeDefined();
  expect(provisionDraftOf({ ...fields, [field]: 'x'.repeat(longest + 1) })).toBeUndefined();
});

// Source: docs/specification.md#provision-whole.
it('accepts a negative payment, but not a negative number of payments', () => {
  expect(provisionDraftOf({ ...fields, monthlyPayment: '-5', numberMonthlyPayments: '0' })).toBeDefined();
  expect(provisionDraftOf({ ...fields, numberMonthlyPayments: '-1' })).toBeUndefined();
});

// Source: docs/specification.md#provision-whole.
it('refuses payments with decimals', () => {
  expect(provisionDraftOf({ ...fields, monthlyPayment: '99,5' })).toBeUndefined();
  expect(provisionDraftOf({ ...fields, numberMonthlyPayments: '1.5' })).toBeUndefined();
});

it('validates edited fields only', () => {
  const stored = { ...fields, price: '3,456', monthlyPayment: '3.5', start: '' };
  expect(provisionChangesOf(stored, stored)).toEqual({});
  expect(provisionChangesOf(stored, { ...stored, name: ' Car ', numberMonthlyPayments: '9' })).toEqual({
    name: 'Car',
    numberMonthlyPayments: 9,
  });
  expect(provisionChangesOf(stored, { ...stored, numberMonthlyPayments: '-9' })).toBeUndefined();
  expect(provisionChangesOf(stored, { ...stored, price: '' })).toBeUndefined();
});
