import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provisionWith } from '../../../testing/domain/lines.ts';
import { provisionFormat } from '../../../testing/domain/provision-format.ts';
import { type SheetMoment, dueProvision } from '../sheet/provisions/due-provision.ts';
import { toMonth } from '../sheet/month.ts';
import {
  emptyNewProvision,
  filledProvision,
  isNothingTyped,
  type NewProvisionFields,
  planOf,
  withTyped,
} from './new-provision.ts';
import { provisionDraftOf } from './provision-draft.ts';

const november: SheetMoment = { month: toMonth(2026, 11), day: 22, isPaid: false };
const paidNovember = { ...november, isPaid: true };

const french = provisionFormat('fr');

const fill = (changes: Partial<NewProvisionFields>, moment = november) =>
  filledProvision({ ...emptyNewProvision, name: 'Assurance auto', ...changes }, moment, french);
const fieldsOf = (changes: Partial<NewProvisionFields>, moment = november) => fill(changes, moment).fields;
const plan = (changes: Partial<NewProvisionFields>, moment = november) => planOf(fieldsOf(changes, moment), moment);

// Source: docs/specification.md#provision-due-in.
describe('a provision with a typed price and due month', () => {
  it('fills in four payments of 120 for 480 due in March', () => {
    expect(provisionDraftOf(fieldsOf({ price: '480', due: 'mars' }))).toEqual({
      name: 'Assurance auto',
      periodicity: 'annuelle',
      price: 480,
      start: 'mars 2026',
      monthlyPayment: 120,
      numberMonthlyPayments: 0,
      deductions: '',
    });
    expect(plan({ price: '480', due: 'mars' })).toMatchObject({ due: toMonth(2027, 3), payments: 4, gap: '0' });
  });

  it.each<readonly [string, Partial<NewProvisionFields>, number, number]>([
    ['one payment less once this month is paid', { due: 'mars' }, 160, 3],
    ['one payment when due next month', { due: 'janvier' }, 480, 1],
  ])('takes %s', (_, changes, payment, payments) => {
    const filled = { price: '480', ...changes };
    expect(fieldsOf(filled, paidNovember).monthlyPayment).toBe(String(payment));
    expect(plan(filled, paidNovember)).toMatchObject({ payments, gap: '0' });
  });

  it('pays the whole price this month when due this month', () => {
    expect(fieldsOf({ price: '480', due: 'novembre' })).toMatchObject({ monthlyPayment: '480', start: 'nov. 2025' });
    expect(plan({ price: '480', due: 'novembre' })).toMatchObject({ due: november.month, payments: 1, gap: '0' });
    expect(plan({ price: '480', due: 'novembre' }, paidNovember)).toMatchObject({ payments: 0, gap: '-480' });
  });

  it('has a period of several years when the due month is more than a year away', () => {
    expect(fieldsOf({ price: '480', due: 'mars 2029' })).toMatchObject({
      periodicity: 'tous les 3 ans',
      start: 'mars 2026',
      monthlyPayment: '18',
    });
    expect(fieldsOf({ price: '480', due: 'nov. 2027' }).periodicity).toBe('annuelle');
  });

  it('keeps the due day if the start month has that day', () => {
    expect(fieldsOf({ price: '480', due: '15/03/2027' }).start).toBe('15 mars 2026');
    expect(fieldsOf({ price: '480', due: '29/02/2028' }, { ...november, month: toMonth(2027, 11) }).start).toBe(
      'févr. 2027',
    );
  });

  it('proposes no payment without a price or a month', () => {
    expect(fieldsOf({ due: 'mars' })).toMatchObject({ start: 'mars 2026', monthlyPayment: '' });
    expect(fieldsOf({ price: '480' })).toMatchObject({ start: '', monthlyPayment: '' });
    expect(fieldsOf({ price: '480', due: 'mars 2026' })).toMatchObject({ start: '', monthlyPayment: '' });
  });

  it('proposes a payment of 0 for a price of 0', () =>
    expect(fieldsOf({ price: '0', due: 'mars' }).monthlyPayment).toBe('0'));
});

// Source: docs/specification.md#provision-proposed.
describe('a typed detail of a provision', () => {
  it.each<readonly [Partial<NewProvisionFields>, string]>([
    [{ due: 'mars', periodicity: 'semestrielle' }, '120'],
    [{ due: 'mars', periodicity: 'trimestrielle' }, '160'],
    [{ due: 'mars', periodicity: 'selon besoin' }, '120'],
    [{ due: 'mars', numberMonthlyPayments: '4' }, '60'],
    [{ due: 'mars', monthlyPayment: '200' }, '200'],
    [{ start: 'janv. 2026' }, '240'],
    [{ start: 'janv. 2026', numberMonthlyPayments: '10' }, '40'],
    [{ start: 'déc. 2026' }, '40'],
    [{ start: 'bientôt', periodicity: 'trimestrielle' }, '160'],
    [{ start: 'bientôt', periodicity: 'selon besoin', numberMonthlyPayments: '12' }, '40'],
    [{ start: 'bientôt', periodicity: 'selon besoin' }, ''],
  ])('%j is kept, and leads to a payment of %s', (changes, payment) => {
    const fields = fieldsOf({ price: '480', ...changes });
    expect({ ...fields, due: changes.due }).toMatchObject({ ...changes, monthlyPayment: payment });
  });
});

it('returns the price and the number of months that the proposed payment is computed from', () =>
  expect(fill({ price: '480', due: 'mars' }).proposed).toEqual({ payment: 120, price: 480, months: 4 }));

// Source: docs/specification.md#provision-due-in.
describe('due month and start', () => {
  const dueTyped = { ...emptyNewProvision, name: 'Car', due: 'mars' };

  it('clear each other when one of them is typed', () => {
    expect(withTyped(dueTyped, { start: 'janv. 2026' })).toEqual({ ...dueTyped, start: 'janv. 2026', due: '' });
    expect(withTyped({ ...dueTyped, due: '', start: 'x' }, { due: 'm' })).toMatchObject({ start: '', due: 'm' });
    expect(withTyped(dueTyped, { start: ' ' })).toMatchObject({ due: 'mars' });
    expect(withTyped(dueTyped, { name: '' })).toMatchObject({ due: 'mars', name: '' });
  });

  it('count as typed unless they are blank', () => {
    expect([isNothingTyped(emptyNewProvision), isNothingTyped({ ...emptyNewProvision, due: ' ' })]).toEqual([
      true,
      true,
    ]);
    expect(isNothingTyped({ ...emptyNewProvision, due: 'm' })).toBe(false);
  });
});

const anyForm = fc.record({
  cents: fc.integer({ min: 1, max: 100_000_000 }),
  month: fc.integer({ min: toMonth(2015, 1), max: toMonth(2040, 12) }),
  day: fc.integer({ min: 1, max: 31 }),
  away: fc.integer({ min: 0, max: 300 }),
  isPaid: fc.boolean(),
  language: fc.constantFrom('fr' as const, 'en' as const),
});

// Source: docs/specification.md#provision-due-in, docs/specification.md#provision-due.
describe('any filled-in provision', () => {
  it('is due in the typed month, and proposes the smallest sufficient payment', () => {
    fc.assert(
      fc.property(anyForm, ({ cents, month, day, away, isPaid, language }) => {
        const moment = { month, day, isPaid };
        const format = provisionFormat(language);
        const typed = {
          ...emptyNewProvision,
          name: 'Car',
          price: (cents / 100).toFixed(2),
          due: format.month(month + away),
        };
        const { fields } = filledProvision(typed, moment, format);
        const due = dueProvision(provisionWith({ ...provisionDraftOf(fields) }), moment);
        const payments = away === 0 ? Number(!isPaid) : away - Number(isPaid);
        expect(due).toMatchObject({ due: month + away, aside: '0', isYearAssumed: false, payments });
        expect(Number(due?.gap) >= 0).toBe(payments > 0);
        expect(planOf(fields, moment)?.gap).toBe(due?.gap);
        const less = String(Number(fields.monthlyPayment) - 1);
        fc.pre(away > 0);
        expect(Number(planOf({ ...fields, monthlyPayment: less }, moment)?.gap)).toBeLessThan(0);
      }),
    );
  });
});
