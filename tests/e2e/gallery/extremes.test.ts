import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  provisionDocument,
  type SeededAccount,
  seedEntry,
  seedId,
  seedSheet,
  sheetDocument,
} from '../../support/seed.ts';
import { parametersFields } from '../../../src/api/budget/mapping/parameters-document.ts';
import { type Scene, showScenes } from './scene.ts';

const longName = 'Remboursement anticipé de l’emprunt immobilier contracté auprès de la banque coopérative régionale';
const unbroken = 'Rechtsschutzversicherungsgesellschaftenbeitragsbemessungsgrundlage';
const huge = 999_999_999.99;

const extremes = async ({ put }: SeededAccount) => {
  const sheet = {
    ...seedSheet(0, toSheetDate(2026, 11, 1)),
    accountBalance: -huge,
    accountProvisionsBalance: -1_234_567.89,
  };
  // No other writing systems: their fonts depend on the machine, so pictures would differ.
  const names = [longName, unbroken, 'A', 'Łódź – Đà Nẵng'];
  const lines = names.map((name, index) => ({
    ...seedEntry(index, index % 2 === 0 ? huge : 0.01),
    name,
    day: index < 2 ? 31 : 1,
    copy: index === 0 ? '2026-10-31' : '',
  }));
  await put([
    sheetDocument(sheet),
    {
      path: 'parameters',
      fields: parametersFields({
        operations: names,
        categories: [
          { name: longName, operations: [unbroken] },
          { name: unbroken, operations: ['A'] },
        ],
      }),
    },
    ...(['in', 'outDay', 'outMonth', 'moneySaving'] as const).flatMap((collection) =>
      lines.map((line, index) =>
        entryDocument(sheet, collection, { ...line, debit: collection !== 'outDay' || index !== 1 }),
      ),
    ),
    ...[longName, unbroken].map((name, index) =>
      provisionDocument(sheet, {
        id: seedId('provision', index),
        name,
        periodicity: 'tous les cinq ans, au plus tard à la fin du premier trimestre',
        price: huge,
        start: 'septembre 2026',
        monthlyPayment: 99_999_999,
        numberMonthlyPayments: 120,
        deductions: '1,2,3,4,5,6,7,8,9,10,11,12',
      }),
    ),
  ]);
};

const scenes: readonly Scene[] = [
  { name: 'home', open: ({ page }) => page.getByText(unbroken).filter({ visible: true }).first().waitFor() },
  { name: 'situation', on: 'phone', open: ({ byRole }) => byRole('tab', 'situation.title').click() },
  { name: 'charges', on: 'phone', open: ({ byRole }) => byRole('tab', 'charges.tab').click() },
  { name: 'provisions', on: 'phone', open: ({ byRole }) => byRole('tab', 'provisions.title').click() },
  { name: 'provisions-full', open: ({ byRole }) => byRole('radio', 'provisions.full').click() },
  {
    name: 'savings',
    open: async ({ go, page }) => {
      await go('/moneySaving');
      await page.getByText(unbroken).filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'operations',
    open: async ({ go, page }) => {
      await go('/parameters?section=operations');
      await page.getByText(unbroken).filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'categories',
    open: async ({ go, page }) => {
      await go('/parameters?section=categories');
      await page.getByText(unbroken).filter({ visible: true }).first().waitFor();
    },
  },
];

showScenes(
  {
    name: 'extremes',
    seed: extremes,
    ready: ({ page }) => page.getByText(unbroken).filter({ visible: true }).first(),
  },
  scenes,
);
