import { describe, expect, it } from 'vitest';
import { toMonth } from '../sheet/month.ts';
import { emptyProvisionFields, type ProvisionFields } from './provision-draft.ts';
import { startingWith, ownTextsFirst, provisionProgress } from './provision-proposals.ts';

const november = { month: toMonth(2026, 11), isPaid: false };

const fields = (changes: Partial<ProvisionFields>): ProvisionFields => ({
  ...emptyProvisionFields,
  ...changes,
});

// Source: docs/specification.md#provision-ready.
describe('the progress of a provision', () => {
  const typed = { price: '1 800', periodicity: 'annuelle', start: 'nov. 2026', monthlyPayment: '150' };

  it('counts the amount set aside and finds the last payment', () => {
    const lastPayment = toMonth(2027, 10);
    const progress = { aside: '0', price: 1800, lastPayment, implausibleCount: undefined };
    expect(provisionProgress(fields(typed), november)).toEqual(progress);
    const sinceJune = { ...typed, start: 'juin 2026', numberMonthlyPayments: '5' };
    expect(provisionProgress(fields(sinceJune), november)).toMatchObject({ aside: '750' });
  });

  it('subtracts deductions, and has no last payment with deductions', () => {
    const made = provisionProgress(fields({ ...typed, numberMonthlyPayments: '12' }), november, '300');
    expect(made).toEqual({ aside: '1500', price: 1800, lastPayment: undefined, implausibleCount: undefined });
  });

  it('is undefined without a price', () =>
    expect(provisionProgress(fields({ ...typed, price: '' }), november)).toBeUndefined());

  it('has no last payment without a monthly payment', () =>
    expect(provisionProgress(fields({ price: '1 800', start: 'nov. 2026' }), november)).toMatchObject({
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
  ])('reports an implausible number of payments: %j', (changes, count) =>
    expect(provisionProgress(fields({ ...typed, ...changes }), november)?.implausibleCount).toBe(count),
  );
});

describe('suggested texts of a provision', () => {
  it("list the user's own texts by frequency first, each text once", () =>
    expect(ownTextsFirst(['tous les 5 ans', 'Annuelle', ' annuelle ', ''], ['annuelle', 'mensuelle'])).toEqual([
      'annuelle',
      'tous les 5 ans',
      'mensuelle',
    ]));

  it("follow the capitalisation of the user's own texts", () =>
    expect(ownTextsFirst(['Annuelle', 'tous les 5 ans'], ['mensuelle', 'écrite'])).toEqual([
      'Annuelle',
      'tous les 5 ans',
      'Mensuelle',
      'Écrite',
    ]));

  it('start with the typed text', () =>
    expect(startingWith(['déc. 2026', 'janv. 2027'], 'DEC')).toEqual(['déc. 2026']));
});
