import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Month, toMonth } from '../month.ts';
import { type PaymentTerms, readyMonthOf } from './ready-month.ts';

const november = { month: toMonth(2026, 11), isPaid: false };

const holiday: PaymentTerms = {
  periodicity: 'annuelle',
  start: 'nov. 2026',
  price: 1800,
  monthlyPayment: 150,
  numberMonthlyPayments: 0,
};

const ready = (changes: Partial<PaymentTerms>, moment = november) => readyMonthOf({ ...holiday, ...changes }, moment);

// Source: docs/specification.md#provision-ready.
describe('readyMonthOf', () => {
  it('returns the month after the last payment, unless that is after the due month', () => {
    expect(ready({})).toBe(toMonth(2027, 11));
    // An insurance of 612 from December needs four payments, the last in March.
    expect(ready({ start: 'déc. 2026', price: 612, monthlyPayment: 153 })).toBe(toMonth(2027, 4));
    expect(ready({ start: 'déc. 2026', price: 612, monthlyPayment: 152 })).toBe(toMonth(2027, 5));
    expect(ready({ numberMonthlyPayments: 1, monthlyPayment: 900 })).toBe(toMonth(2027, 1));
    expect(ready({ start: 'juil. 2026', numberMonthlyPayments: 1, monthlyPayment: 900 })).toBe(toMonth(2026, 12));
    expect(ready({ monthlyPayment: 149 })).toBeUndefined();
    expect(ready({ start: 'janv. 2027' })).toBe(toMonth(2028, 1));
    expect(ready({ periodicity: 'tous les 2 ans', monthlyPayment: 75 })).toBe(toMonth(2028, 11));
  });

  it.each<readonly [Partial<PaymentTerms>, Month | undefined]>([
    // Income tax of 960 from January: eleven payments are made, including this month's.
    [{ price: 960, start: 'janv. 2026', monthlyPayment: 80, numberMonthlyPayments: 11 }, toMonth(2027, 1)],
    // A holiday of 2,100 from July: 750 are set aside, seven payments are left.
    [{ price: 2100, start: 'juil. 2026', numberMonthlyPayments: 5 }, undefined],
    [{ price: 2100, start: 'juil. 2026', numberMonthlyPayments: 5, monthlyPayment: 175 }, toMonth(2027, 7)],
    [{ price: 2100, start: 'juil. 2026', numberMonthlyPayments: 5, monthlyPayment: 174 }, undefined],
  ])('counts made and future payments: %j', (changes, date) => expect(ready(changes)).toBe(date));

  it('does not count the payment of this month twice', () => {
    const paid = { ...november, isPaid: true };
    const eleven = { start: 'janv. 2026', price: 960, monthlyPayment: 80, numberMonthlyPayments: 10 };
    expect(ready(eleven)).toBe(toMonth(2027, 1));
    expect(ready(eleven, paid)).toBeUndefined();
    expect(ready({ ...eleven, numberMonthlyPayments: 11 }, paid)).toBe(toMonth(2027, 1));
  });

  it('returns this month when the price is saved', () => {
    expect(ready({ start: 'janv. 2026', numberMonthlyPayments: 11, monthlyPayment: 200 })).toBe(november.month);
  });

  it('starts another round if the payments fit into that round', () => {
    expect(ready({ start: 'nov. 2024', numberMonthlyPayments: 1 })).toBe(toMonth(2027, 11));
    expect(ready({ start: 'nov. 2024', numberMonthlyPayments: 2, monthlyPayment: 900 })).toBeUndefined();
  });

  it.each([
    { periodicity: 'selon besoin' },
    { periodicity: 'bimensuel' },
    { start: 'bientôt' },
    { price: 0 },
    { price: -1800 },
    { monthlyPayment: -150 },
  ])('returns undefined for invalid terms: %j', (changes) => expect(ready(changes)).toBeUndefined());

  it('returns the due month from any start if the payment is the price divided by the months', () => {
    const cases = fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      months: fc.integer({ min: 1, max: 120 }),
      ahead: fc.integer({ min: 0, max: 24 }),
    });
    fc.assert(
      fc.property(cases, ({ price, months, ahead }) => {
        const year = 2026 + Math.floor((10 + ahead) / 12);
        const start = `${((10 + ahead) % 12) + 1}/${year}`;
        const payment = Math.ceil(price / months);
        const terms = { price, start, periodicity: `${months} mois` };
        const first = november.month + ahead;
        expect(ready({ ...terms, monthlyPayment: payment })).toBe(first + Math.ceil(price / payment));
        expect(ready({ ...terms, monthlyPayment: payment - 1 })).toBeUndefined();
      }),
    );
  });
});
