import type { Entry, Provision } from '../../src/domain/sheet/sheet.ts';

export const anEntry = (fields: Partial<Entry> & Pick<Entry, 'name'>): Entry => ({
  id: `entry-${fields.name}`,
  day: 0,
  value: 10,
  debit: true,
  paid: false,
  copy: '',
  ...fields,
});

export const aProvision = (fields: Partial<Provision> & Pick<Provision, 'name'>): Provision => ({
  id: `provision-${fields.name}`,
  periodicity: 'yearly',
  price: 480,
  start: 'Jan 2026',
  monthlyPayment: 40,
  numberMonthlyPayments: 12,
  deductions: '',
  ...fields,
});
