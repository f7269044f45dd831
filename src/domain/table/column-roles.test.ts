import { describe, expect, test } from 'vitest';
import { periodOf } from '../sheet/period.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import type { EntryCollection } from '../sheet/sheet.ts';
import { readCells } from './cells.ts';
import { guessRoles } from './column-roles.ts';
import { withRole } from './role-choice.ts';

const november = { period: periodOf(toSheetDate(2026, 11, 1), undefined), today: toSheetDate(2026, 11, 22) };

const roles = (text: string, collection: EntryCollection = 'outDay') =>
  guessRoles(readCells(text), collection, november).roles;

describe('the roles of pasted columns', () => {
  // Source: docs/specification.md#paste-columns.
  test.each([
    ['tell days of the month from whole amounts', '3\tBread\t5\n4\tMilk\t12', ['day', 'name', 'amount']],
    ['take a single column of numbers as the amount', 'Bread\t5\nMilk\t12', ['name', 'amount']],
    [
      'recognise an amount by decimals, a sign or a currency',
      '1234\tBread\t-5\n1235\tMilk\t-12',
      ['none', 'name', 'amount'],
    ],
    [
      'take the longest text as the name',
      '3\tA1\tBread and milk\t5,80\n4\tA2\tBus\t2,10',
      ['day', 'none', 'name', 'amount'],
    ],
    [
      'take the first of two dates and two amounts',
      '3/11/2026\t4/11/2026\tBread\t-5,80\t100,00',
      ['day', 'none', 'name', 'amount', 'none'],
    ],
    [
      'follow the heading among several candidates',
      'Valeur\tDate\tLabel\tCategory\tSolde\tMontant\n1/11/2026\t2/11/2026\tBus\tTransports\t90,00\t5,80',
      ['none', 'day', 'name', 'none', 'none', 'amount'],
    ],
    [
      'follow the heading for credits before debits',
      'Crédit\tDébit\tNom\n\t5,80\tBread\n7,10\t\tRefund',
      ['credit', 'debit', 'name'],
    ],
    [
      'recognise debits, credits and a balance',
      '3/11\tBread\t5,80\t\t94,20\n4/11\tPay\t\t7,10\t101,30',
      ['day', 'name', 'debit', 'credit', 'none'],
    ],
  ])('%s', (_, text, expectedRoles) => {
    expect(roles(text)).toEqual(expectedRoles);
  });

  // Source: docs/specification.md#paste-columns.
  test('use only name and amount for lists without days: debits for charges, credits for income', () => {
    const text = '3/11\tRent\t640,00\t\n4/11\tPay\t\t1 800,00';
    expect(roles(text, 'outMonth')).toEqual(['none', 'name', 'amount', 'none']);
    expect(roles(text, 'in')).toEqual(['none', 'name', 'none', 'amount']);
    expect(roles('3\tRent\t640\n5\tWater\t31', 'outMonth')).toEqual(['none', 'name', 'amount']);
  });

  // Source: docs/specification.md#paste-columns.
  test('stay unique, because choosing a role removes it from its previous column', () => {
    const given = ['day', 'name', 'debit', 'credit'] as const;
    expect(withRole(given, 0, 'name')).toEqual(['name', 'none', 'debit', 'credit']);
    expect(withRole(given, 0, 'amount')).toEqual(['amount', 'name', 'none', 'none']);
    expect(withRole(['amount', 'name'], 1, 'credit')).toEqual(['none', 'credit']);
    expect(withRole(['amount', 'name'], 1, 'debit')).toEqual(['none', 'debit']);
    expect(withRole(given, 2, 'none')).toEqual(['day', 'name', 'none', 'credit']);
  });
});
