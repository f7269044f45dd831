import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { provisionWith } from '../../../../testing/domain/lines.ts';
import { add, multiply, subtract } from '../../money/money.ts';
import { readDeductions } from './provision.ts';
import { awaitsPayment, type SheetMoment, dueProvision, dueTotals, withPayment } from './due-provision.ts';
import { toMonth } from '../month.ts';
import type { Provision } from '../sheet.ts';

const november: SheetMoment = { month: toMonth(2026, 11), day: 22, isPaid: false };

const holiday = provisionWith({
  name: 'Holiday',
  periodicity: 'yearly',
  start: 'July 2026',
  price: 2100,
  monthlyPayment: 150,
  numberMonthlyPayments: 5,
});
const tax = provisionWith({
  name: 'Income tax',
  periodicity: 'annuel',
  start: 'janv. 2026',
  price: 960,
  monthlyPayment: 80,
  numberMonthlyPayments: 11,
  deductions: '300, 300',
});
const dueOf = (changes: Partial<Provision>, moment = november, provision = holiday) =>
  dueProvision({ ...provision, ...changes }, moment);

// Source: docs/specification.md#provision-due.
describe('a provision', () => {
  test('has a shortfall and a suggested payment that suffices', () => {
    expect(dueOf({})).toMatchObject({
      due: toMonth(2027, 7),
      isOverdue: false,
      deducted: '0',
      needed: '2100',
      aside: '750',
      payments: 7,
      asideWhenDue: '1800',
      gap: '-300',
      suggested: 193,
    });
  });

  test('needs only the part of the price that is not deducted yet', () => {
    expect(dueOf({}, november, tax)).toMatchObject({
      due: toMonth(2027, 1),
      deducted: '600',
      needed: '360',
      aside: '280',
      payments: 1,
      gap: '0',
      suggested: undefined,
    });
  });

  test('stays due after the due month until the price is deducted', () => {
    const late = { start: 'oct. 2025' };
    expect(dueOf(late)).toMatchObject({ due: toMonth(2026, 10), isOverdue: true, payments: 0, suggested: undefined });
    expect(dueOf({ ...late, deductions: '2100' })).toMatchObject({ due: toMonth(2027, 10), deducted: '0' });
  });

  test('is settled by a smaller bill after the due month', () => {
    const smaller = { start: 'oct. 2025', deductions: '1900' };
    expect(dueOf(smaller)).toMatchObject({ due: toMonth(2027, 10), isOverdue: false, deducted: '0', needed: '2100' });
    const inOctober = { ...november, month: toMonth(2026, 10) };
    expect(dueOf(smaller, inOctober)).toMatchObject({ due: toMonth(2026, 10), deducted: '1900', needed: '200' });
  });

  test.each([
    [21, false],
    [22, true],
    [23, true],
  ])('is due on the day of its start (on the %i: %s)', (day, isOverdue) => {
    expect(dueOf({ start: '22/11/2025' }, { ...november, day })).toMatchObject({ day: 22, isOverdue });
  });

  test('is due on the 1st when the start has no day', () => {
    expect(dueOf({ start: 'nov. 2025' }, { ...november, day: 1 })).toMatchObject({ day: undefined, isOverdue: true });
  });

  test('starts a new round if the payments fit into the new round', () => {
    expect(dueOf({ start: 'July 2024', numberMonthlyPayments: 5 })).toMatchObject({ due: toMonth(2027, 7) });
    expect(dueOf({ start: 'July 2024', numberMonthlyPayments: 6 })).toMatchObject({ due: toMonth(2025, 7) });
  });

  test('counts the payment of this month once', () => {
    const four = { numberMonthlyPayments: 4 };
    expect(dueOf(four)).toMatchObject({ payments: 8 });
    expect(dueOf(four, { ...november, isPaid: true })).toMatchObject({ payments: 7 });
    expect(dueOf({}, { ...november, isPaid: true })).toMatchObject({ payments: 7 });
    expect(dueOf({ start: 'Jan 2027', numberMonthlyPayments: 0 }, { ...november, isPaid: true })).toMatchObject({
      due: toMonth(2028, 1),
      payments: 12,
    });
  });

  test('does not count a correction as deducted', () => {
    expect(dueOf({ deductions: '0215' })).toMatchObject({ deducted: '0', needed: '2100', aside: '535' });
    expect(dueOf({ deductions: '-0215' })).toMatchObject({ deducted: '0', needed: '2100', aside: '965' });
  });

  describe('that a single payment covers', () => {
    const atOnce = { start: 'nov. 2025', price: 480, monthlyPayment: 480, numberMonthlyPayments: 0 };

    test('is due in the month of the payment', () => {
      expect(dueOf(atOnce)).toMatchObject({ due: november.month, aside: '0', payments: 1, gap: '0' });
      expect(dueOf(atOnce, { ...november, isPaid: true })).toMatchObject({ due: november.month, gap: '-480' });
      expect(awaitsPayment(provisionWith({ ...holiday, ...atOnce }), november)).toBe(true);
    });

    test('has the whole price set aside from the payment until the deduction', () => {
      const counted = { ...atOnce, numberMonthlyPayments: 1 };
      expect(dueOf(counted)).toMatchObject({ due: november.month, aside: '480', payments: 0, gap: '0' });
      expect(awaitsPayment(provisionWith({ ...holiday, ...counted }), november)).toBe(false);
      expect(dueOf({ ...counted, deductions: '480' })).toMatchObject({ due: toMonth(2027, 11) });
    });

    test('is due later if the payment is smaller than the price or repeats monthly', () => {
      expect(dueOf({ ...atOnce, monthlyPayment: 479 })).toMatchObject({ due: toMonth(2027, 11) });
      expect(dueOf({ ...atOnce, periodicity: 'monthly', start: 'oct. 2026' })).toMatchObject({
        due: toMonth(2026, 12),
      });
    });
  });

  test.each([
    ['its periodicity', { periodicity: 'selon besoin' }],
    ['its start', { start: 'soon' }],
    ['its deductions', { deductions: 'a few' }],
  ])('has no due date if %s is unreadable', (_, changes) => {
    expect(dueOf(changes)).toBeUndefined();
  });

  test('has no due date without a price, with a negative payment, or after the year 9999', () => {
    expect([dueOf({ price: 0 }), dueOf({ monthlyPayment: -1 })]).toEqual([undefined, undefined]);
    expect(dueOf({ price: 1, periodicity: '120 ans', deductions: '999999' })).toBeUndefined();
  });
});

const anyProvision = fc
  .record({
    periodicity: fc.integer({ min: 1, max: 36 }),
    ahead: fc.integer({ min: -40, max: 12 }),
    // The smallest payment would cover a price of 1 at once.
    price: fc.integer({ min: 2, max: 5_000 }),
    monthlyPayment: fc.integer({ min: 0, max: 400 }),
    numberMonthlyPayments: fc.integer({ min: 0, max: 40 }),
    deductions: fc.array(fc.integer({ min: -100, max: 3_000 }), { maxLength: 4 }),
  })
  .map(({ periodicity, ahead, deductions, ...fields }) => {
    const month = november.month + ahead;
    return provisionWith({
      ...fields,
      periodicity: `${periodicity} months`,
      start: `${(month % 12) + 1}/${Math.floor(month / 12)}`,
      deductions: deductions.join(', '),
    });
  });

describe('any provision', () => {
  // Source: docs/specification.md#provision-due.
  test('suffices with the suggested payment, but not with a payment smaller by 1', () => {
    fc.assert(
      fc.property(anyProvision, fc.boolean(), (provision, isPaid) => {
        const made = dueProvision(provision, { ...november, isPaid });
        fc.pre(made?.suggested !== undefined);
        const { suggested = 0, aside, payments, needed } = made ?? {};
        const over = (payment: number) =>
          Number(subtract(add(aside ?? 0, multiply(payment, payments ?? 0)), needed ?? 0));
        expect([over(suggested) >= 0, over(suggested - 1) < 0]).toEqual([true, true]);
      }),
    );
  });

  // Source: docs/specification.md#payment-correction.
  test('has no shortfall with the suggested payment, and keeps the amount set aside', () => {
    fc.assert(
      fc.property(anyProvision, (provision) => {
        const made = dueProvision(provision, november);
        fc.pre(made?.suggested !== undefined);
        const changed = dueProvision({ ...provision, ...withPayment(provision, made?.suggested ?? 0) }, november);
        expect(changed).toMatchObject({
          aside: made?.aside,
          needed: made?.needed,
          due: made?.due,
          suggested: undefined,
        });
      }),
    );
  });

  // Source: docs/specification.md#payment-correction.
  test('keeps the amounts set aside and needed with any other payment', () => {
    fc.assert(
      fc.property(anyProvision, fc.integer({ min: 0, max: 500 }), (provision, payment) => {
        const after = { ...provision, ...withPayment(provision, payment) };
        const [before, made] = [provision, after].map((each) => dueProvision(each, november));
        expect(readDeductions(after.deductions).kind).toBe('deductions');
        expect([made?.aside, made?.needed]).toEqual([before?.aside, before?.needed]);
      }),
    );
  });

  // Source: docs/specification.md#provision-due.
  test('is due later after the needed amount is deducted', () => {
    fc.assert(
      fc.property(anyProvision, (provision) => {
        const made = dueProvision({ ...provision, deductions: '' }, november);
        fc.pre(made !== undefined);
        const deducted = dueProvision({ ...provision, deductions: made?.needed ?? '' }, november);
        expect(deducted?.due).toBeGreaterThan(made?.due ?? Number.NaN);
      }),
    );
  });
});

// Source: docs/specification.md#provision-due-totals.
test('totals the shortfall, the monthly payments and the amount needed soon', () => {
  const provisions = [dueOf({}), dueOf({}, november, tax)].filter((each) => each !== undefined);
  expect(dueTotals(provisions, november)).toEqual({ shortfall: '-300', suggested: '273', neededSoon: '360' });
});
