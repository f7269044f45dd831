import { expect } from 'vitest';
import type { App } from '../../support/app.ts';
import { addLine, editLine } from '../../support/lines.ts';
import { tried } from '../../../support/tier.ts';
import { olderSheet, labels, salary, sheet, taxes } from './budget.ts';
import type { CallKind } from './network.ts';
import {
  addIncome,
  addPlan,
  changeBalance,
  changeIncome,
  duplicateSheet,
  incomeOf,
  removeIncome,
  removeShownSheet,
} from './sheets.ts';
import type { Stored } from './stored.ts';

/** An edit, with the request that sends it. */
export type Edit = {
  readonly what: string;
  readonly call: CallKind;
  /** The number of writes. */
  readonly writes: number;
  readonly act: (app: App) => Promise<void>;
  readonly isShown: (app: App) => Promise<void>;
  /** Fails unless the server has the edit exactly once, and all earlier data. */
  readonly isStored: (stored: Stored) => Promise<void>;
};

const namesOf = (lines: readonly { readonly name: string }[]) => lines.map(({ name }) => name).toSorted();

const unpaidOnly = ({ page }: App) => page.getByRole('switch', { name: labels.unpaidOnly });

/** One edit for each kind of request that changes data. */
const edits: readonly Edit[] = [
  {
    what: 'a new line',
    call: { method: 'POST', address: /\/in\?documentId=/ },
    writes: 1,
    act: (app) => addIncome(app, 'Bonus', '5'),
    isShown: (app) => app.shows('inSum', '15.00'),
    isStored: async (stored) => {
      expect(namesOf(await stored.entries(sheet.id, 'in'))).toEqual(['Bonus', 'Salary']);
    },
  },
  {
    what: 'a new provision',
    call: { method: 'POST', address: /\/provisions\?documentId=/ },
    writes: 1,
    act: (app) => addPlan(app, 'Car'),
    isShown: (app) => app.row(labels.provisions, 'Car').waitFor(),
    isStored: async (stored) => {
      expect(namesOf(await stored.provisions(sheet.id))).toEqual(['Car', 'Taxes']);
    },
  },
  {
    what: 'a changed line',
    call: { method: 'PATCH', address: /\/in\/.*updateMask/ },
    writes: 1,
    act: (app) => changeIncome(app, 'Salary', '12'),
    isShown: (app) => app.shows('inSum', '12.00'),
    isStored: async (stored) => {
      expect(await stored.entries(sheet.id, 'in')).toEqual([{ ...salary, value: 12, category: '' }]);
    },
  },
  {
    what: 'a changed provision',
    call: { method: 'PATCH', address: /\/provisions\/.*updateMask/ },
    writes: 1,
    act: (app) => editLine(app.row(labels.provisions, 'Taxes'), labels.monthlyPayment, '90'),
    isShown: (app) => app.shows('provisionsSum', '180.00'),
    isStored: async (stored) => {
      expect(await stored.provisions(sheet.id)).toEqual([{ ...taxes, monthlyPayment: 90 }]);
    },
  },
  {
    what: "the sheet's own figures",
    call: { method: 'PATCH', address: new RegExp(`/${sheet.id}\\?updateMask`) },
    writes: 1,
    act: (app) => changeBalance(app, '732.25'),
    isShown: (app) => app.shows('accountBalance', '732.25'),
    isStored: async (stored) => {
      const { fields } = await stored.sheet(sheet.id);
      expect(fields).toMatchObject({ accountBalance: { doubleValue: 732.25 }, sheetid: { stringValue: sheet.id } });
    },
  },
  {
    what: 'a choice in the parameters',
    call: { method: 'PATCH', address: /\/parameters\?updateMask/ },
    writes: 1,
    act: (app) => unpaidOnly(app).click(),
    isShown: ({ page }) => page.getByRole('switch', { name: labels.unpaidOnly, checked: true }).waitFor(),
    isStored: async (stored) => {
      expect((await stored.parameters()).fields).toMatchObject({ showOnlyNotPaid: { booleanValue: true } });
    },
  },
  {
    what: 'a name for the suggestions',
    call: { method: 'PATCH', address: /\/parameters\?updateMask/ },
    writes: 1,
    act: (app) => addLine(app, labels.daily, { name: 'Bread', amount: '3', day: '2' }),
    isShown: (app) => app.shows('outDaySum', '3.00'),
    isStored: async (stored) => {
      const operations = { arrayValue: { values: [{ stringValue: 'Bread' }] } };
      expect((await stored.parameters()).fields).toMatchObject({ operations });
      expect(namesOf(await stored.entries(sheet.id, 'outDay'))).toEqual(['Bread']);
    },
  },
  {
    what: 'a removed line',
    call: { method: 'DELETE', address: /\/in\// },
    writes: 1,
    act: (app) => removeIncome(app, 'Salary'),
    isShown: async (app) => {
      await incomeOf(app, 'Salary').waitFor({ state: 'detached' });
      await app.shows('inSum', '0.00');
    },
    isStored: async (stored) => {
      expect(await stored.entries(sheet.id, 'in')).toEqual([]);
    },
  },
  {
    what: 'a new sheet',
    call: { method: 'POST', address: /^:commit/ },
    writes: 1,
    act: duplicateSheet,
    isShown: async (app) => {
      await app.page.getByRole('button', { name: labels.older }).waitFor();
      await app.shows('inSum', '10.00');
    },
    isStored: async (stored) => {
      const ids = await stored.sheetIds();
      expect(ids).toHaveLength(3);
      const made = ids.find((id) => id !== sheet.id && id !== olderSheet.id) ?? '';
      expect(namesOf(await stored.entries(made, 'in'))).toEqual(['Salary']);
      expect(namesOf(await stored.provisions(made))).toEqual(['Taxes']);
      expect(await stored.countLines(made)).toBe(2);
    },
  },
  {
    what: 'a removed sheet',
    call: { method: 'POST', address: /^:commit/ },
    writes: 1,
    act: removeShownSheet,
    isShown: (app) => app.shows('accountBalance', '7.00'),
    isStored: async (stored) => {
      expect(await stored.sheetIds()).toEqual([olderSheet.id]);
      expect(await stored.countLines(sheet.id)).toBe(0);
    },
  },
];

// Each fault is tested with one edit of a document and one other edit. Together the faults cover every kind of request.
const sampled = {
  dropped: ['a changed provision', 'a removed line'],
  lostResponse: ['a new line', 'a new sheet'],
  repeated: ['a choice in the parameters', 'a removed sheet'],
};

/** The edits to test with a fault. */
export const editsForFault = (fault: keyof typeof sampled): readonly Edit[] =>
  tried(edits, ({ what }) => sampled[fault].includes(what));
