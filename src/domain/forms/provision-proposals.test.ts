import { describe, expect, it } from 'vitest';
import { toMonth } from '../sheet/month.ts';
import { emptyProvisionFields, type ProvisionFields } from './provision-draft.ts';
import {
  beginningLike,
  ownTextsFirst,
  proposedCount,
  proposedPayment,
  provisionOutlook,
} from './provision-proposals.ts';

const november = { month: toMonth(2026, 11), isPaid: false };
const paidNovember = { ...november, isPaid: true };

const fields = (changes: Partial<ProvisionFields>): ProvisionFields => ({
  ...emptyProvisionFields,
  ...changes,
});

// Source: docs/specification.md#provision-proposed.
describe('the proposed monthly payment', () => {
  it.each([
    [{ price: '1 800', periodicity: 'annuelle' }, 150, 12],
    [{ price: '1 800', numberMonthlyPayments: '12' }, 150, 12],
    [{ price: '1 800', periodicity: 'selon besoin', numberMonthlyPayments: '12' }, 150, 12],
    [{ price: '1 800', periodicity: 'tous les 2 ans', numberMonthlyPayments: '12' }, 75, 24],
    [{ price: '100', periodicity: 'trimestrielle' }, 34, 3],
    [{ price: '99,99', periodicity: 'trimestrielle' }, 34, 3],
    [{ price: '99', periodicity: 'trimestrielle' }, 33, 3],
    [{ price: '99,01', periodicity: 'trimestrielle' }, 34, 3],
    [{ price: '9999999999999,99', periodicity: 'mensuelle' }, 10_000_000_000_000, 1],
    [{ price: '0,01', periodicity: 'every 10 years' }, 1, 120],
  ])('%j: %i, over %i months', (typed, payment, months) =>
    expect(proposedPayment(fields(typed))).toMatchObject({ payment, months }),
  );

  it.each([
    { price: '1 800' },
    { periodicity: 'annuelle' },
    { price: '1 800', numberMonthlyPayments: '1' },
    { price: '1 800', numberMonthlyPayments: '0' },
    { price: '1 800', periodicity: 'bimensuel' },
    { price: '0', periodicity: 'annuelle' },
    { price: '-5', periodicity: 'annuelle' },
    { price: 'mille', periodicity: 'annuelle' },
  ])('is none for %j', (typed) => expect(proposedPayment(fields(typed))).toBeUndefined());
});

// Source: docs/specification.md#provision-proposed.
describe('the proposed number of payments', () => {
  it.each([
    ['', 0, 0],
    ['bientôt', 0, 0],
    ['déc. 2026', 0, 0],
    ['nov. 2026', 0, 0],
    ['oct. 2026', 1, 2],
    ['janv. 2026', 10, 11],
    // The round of a year that has begun last.
    ['nov. 2025', 0, 1],
    ['sept. 2020', 2, 3],
  ])('from %j: %i, and %i once the payments of this month are in', (start, count, withThisMonth) => {
    const typed = fields({ start, periodicity: 'annuelle' });
    expect([proposedCount(typed, november), proposedCount(typed, paidNovember)]).toEqual([count, withThisMonth]);
  });

  it('is one a month since the start where the periodicity says nothing', () =>
    expect(proposedCount(fields({ start: 'nov. 2025', periodicity: 'selon besoin' }), november)).toBe(12));
});

// Source: docs/specification.md#provision-ready.
describe('what the fields come to', () => {
  const typed = { price: '1 800', periodicity: 'annuelle', start: 'nov. 2026' };

  it('counts what is proposed', () => {
    const lastPayment = toMonth(2027, 10);
    const outlook = { aside: '0', price: 1800, lastPayment, doubtfulCount: undefined };
    expect(provisionOutlook(fields(typed), november)).toEqual(outlook);
    expect(provisionOutlook(fields({ ...typed, start: 'juin 2026' }), november)).toMatchObject({ aside: '750' });
  });

  it('is less by what was deducted, and says no month then', () => {
    const made = provisionOutlook(fields({ ...typed, numberMonthlyPayments: '12' }), november, '300');
    expect(made).toEqual({ aside: '1500', price: 1800, lastPayment: undefined, doubtfulCount: undefined });
  });

  it('is unknown without a price', () =>
    expect(provisionOutlook(fields({ ...typed, price: '' }), november)).toBeUndefined());

  it('says no month where there is no payment', () =>
    expect(provisionOutlook(fields({ price: '1 800', start: 'nov. 2026' }), november)).toMatchObject({
      aside: '0',
      lastPayment: undefined,
    }));

  it.each([
    [{ numberMonthlyPayments: '12' }, 12],
    [{ numberMonthlyPayments: '2' }, 2],
    [{ numberMonthlyPayments: '1' }, undefined],
    [{ numberMonthlyPayments: '0' }, undefined],
    [{ start: 'déc. 2026', numberMonthlyPayments: '1' }, 1],
    [{ start: 'janv. 2026', numberMonthlyPayments: '11' }, undefined],
    [{ start: 'janv. 2026', numberMonthlyPayments: '12' }, 12],
    [{ start: 'un jour', numberMonthlyPayments: '12' }, undefined],
    [{ start: 'un jour', numberMonthlyPayments: '13' }, 13],
    [{ start: 'janv. 2026', monthlyPayment: '200', numberMonthlyPayments: '10' }, 10],
    // What is proposed is not in doubt.
    [{ start: 'juin 2026', monthlyPayment: '1000' }, undefined],
  ])('doubts more payments than there can have been: %j', (changes, count) =>
    expect(provisionOutlook(fields({ ...typed, ...changes }), november)?.doubtfulCount).toBe(count),
  );
});

describe('suggested texts', () => {
  it('are those of other provisions first, the most frequent before, each once', () =>
    expect(ownTextsFirst(['tous les 5 ans', 'Annuelle', ' annuelle ', ''], ['annuelle', 'mensuelle'])).toEqual([
      'annuelle',
      'tous les 5 ans',
      'mensuelle',
    ]));

  it('are written like the own ones', () =>
    expect(ownTextsFirst(['Annuelle', 'tous les 5 ans'], ['mensuelle', 'écrite'])).toEqual([
      'Annuelle',
      'tous les 5 ans',
      'Mensuelle',
      'Écrite',
    ]));

  it('begin like what is typed', () =>
    expect(beginningLike(['déc. 2026', 'janv. 2027'], 'DEC')).toEqual(['déc. 2026']));
});
