import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provisionWith } from '../../../testing/domain/lines.ts';
import { wordsIn } from '../../../testing/domain/provision-words.ts';
import { type DueMoment, dueProvision } from '../sheet/provisions/due-provision.ts';
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

const november: DueMoment = { month: toMonth(2026, 11), day: 22, isPaid: false };
const paidNovember = { ...november, isPaid: true };

const french = wordsIn('fr');

const fill = (changes: Partial<NewProvisionFields>, moment = november) =>
  filledProvision({ ...emptyNewProvision, name: 'Assurance auto', ...changes }, moment, french);
const fieldsOf = (changes: Partial<NewProvisionFields>, moment = november) => fill(changes, moment).fields;
const plan = (changes: Partial<NewProvisionFields>, moment = november) => planOf(fieldsOf(changes, moment), moment);

// Source: docs/specification.md#provision-due-in.
describe('a provision of which price and month are typed', () => {
  it('is filled in: four payments of 120 for 480 in March, with nothing aside', () => {
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
    ['one payment less once those of the month are in', { due: 'mars' }, 160, 3],
    ['one payment where it is the next month', { due: 'janvier' }, 480, 1],
  ])('takes %s', (_, changes, payment, payments) => {
    const filled = { price: '480', ...changes };
    expect(fieldsOf(filled, paidNovember).monthlyPayment).toBe(String(payment));
    expect(plan(filled, paidNovember)).toMatchObject({ payments, gap: '0' });
  });

  it('takes the whole price in this month', () => {
    expect(fieldsOf({ price: '480', due: 'novembre' })).toMatchObject({ monthlyPayment: '480', start: 'nov. 2025' });
    expect(plan({ price: '480', due: 'novembre' })).toMatchObject({ due: november.month, payments: 1, gap: '0' });
    expect(plan({ price: '480', due: 'novembre' }, paidNovember)).toMatchObject({ payments: 0, gap: '-480' });
  });

  it('is every so many years where it is further away', () => {
    expect(fieldsOf({ price: '480', due: 'mars 2029' })).toMatchObject({
      periodicity: 'tous les 3 ans',
      start: 'mars 2026',
      monthlyPayment: '18',
    });
    expect(fieldsOf({ price: '480', due: 'nov. 2027' }).periodicity).toBe('annuelle');
  });

  it('keeps a day that the month of the start has', () => {
    expect(fieldsOf({ price: '480', due: '15/03/2027' }).start).toBe('15 mars 2026');
    expect(fieldsOf({ price: '480', due: '29/02/2028' }, { ...november, month: toMonth(2027, 11) }).start).toBe(
      'févr. 2027',
    );
  });

  it('has no payment without a price, or without a month', () => {
    expect(fieldsOf({ due: 'mars' })).toMatchObject({ start: 'mars 2026', monthlyPayment: '' });
    expect(fieldsOf({ price: '480' })).toMatchObject({ start: '', monthlyPayment: '' });
    expect(fieldsOf({ price: '480', due: 'mars 2026' })).toMatchObject({ start: '', monthlyPayment: '' });
  });

  it('needs no payment for nothing', () => expect(fieldsOf({ price: '0', due: 'mars' }).monthlyPayment).toBe('0'));
});

// Source: docs/specification.md#provision-proposed.
describe('what is typed into the details', () => {
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
  ])('stays, and the payment follows from it: %j, %s', (changes, payment) => {
    const fields = fieldsOf({ price: '480', ...changes });
    expect({ ...fields, due: changes.due }).toMatchObject({ ...changes, monthlyPayment: payment });
  });

  it('says where the payment comes from', () =>
    expect(fill({ price: '480', due: 'mars' }).proposed).toEqual({ payment: 120, price: 480, months: 4 }));
});

// Source: docs/specification.md#provision-due-in.
describe('the month to pay in and the start', () => {
  const dueTyped = { ...emptyNewProvision, name: 'Car', due: 'mars' };

  it('give way to each other', () => {
    expect(withTyped(dueTyped, { start: 'janv. 2026' })).toEqual({ ...dueTyped, start: 'janv. 2026', due: '' });
    expect(withTyped({ ...dueTyped, due: '', start: 'x' }, { due: 'm' })).toMatchObject({ start: '', due: 'm' });
    expect(withTyped(dueTyped, { start: ' ' })).toMatchObject({ due: 'mars' });
    expect(withTyped(dueTyped, { name: '' })).toMatchObject({ due: 'mars', name: '' });
  });

  it('are nothing typed while all fields are blank', () => {
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
describe('any provision that is due in a month', () => {
  it('is due in that month, on track exactly where a payment is still to come, and with no payment too much', () => {
    fc.assert(
      fc.property(anyForm, ({ cents, month, day, away, isPaid, language }) => {
        const moment = { month, day, isPaid };
        const words = wordsIn(language);
        const typed = {
          ...emptyNewProvision,
          name: 'Car',
          price: (cents / 100).toFixed(2),
          due: words.month(month + away),
        };
        const { fields } = filledProvision(typed, moment, words);
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
