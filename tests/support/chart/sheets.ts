import type { Entry, Provision, ProvisionDraft, Sheet, SheetContent } from '../../../src/domain/sheet/sheet.ts';
import { periodOf } from '../../../src/domain/sheet/period.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';

export const sheetOf = (id: string, month: number): Sheet => ({
  id,
  date: toSheetDate(2026, month, 1),
  order: Date.UTC(2026, month - 1, 1),
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
});

export const [march, february, january] = [sheetOf('march', 3), sheetOf('february', 2), sheetOf('january', 1)];

export const periodOfMarch = periodOf(march.date, undefined);

export const bread: Entry = { id: 'bread', name: 'Bread', day: 3, value: 2.5, debit: true, paid: false, copy: '' };

export const provisionDraft: ProvisionDraft = {
  name: 'Car',
  periodicity: '12',
  price: 1200,
  start: '2026-1',
  monthlyPayment: 100,
  numberMonthlyPayments: 3,
  deductions: '10,20',
};

export const car: Provision = { ...provisionDraft, id: 'car' };

export const contentOfMarch: SheetContent = {
  in: [{ ...bread, id: 'salary', name: 'Salary', day: 0, value: 2000 }],
  moneySaving: [{ ...bread, id: 'savings', name: 'Savings', day: 0, value: 50 }],
  outDay: [bread],
  outMonth: [{ ...bread, id: 'rent', name: 'Rent', day: 0, value: 700 }],
  provisions: [car],
};
