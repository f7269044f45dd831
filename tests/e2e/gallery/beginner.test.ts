import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { SeededAccount } from '../../support/seed.ts';
import { seedSheet, sheetDocument } from '../../support/seed.ts';
import { type Scene, showScenes } from './scene.ts';

const firstSheet = ({ put }: SeededAccount) =>
  put([sheetDocument({ ...seedSheet(0, toSheetDate(2026, 11, 22)), accountBalance: 0 })]);

const scenes: readonly Scene[] = [
  { name: 'home', open: ({ page, text }) => page.getByText(text('onboarding.expense.title')).waitFor() },
  { name: 'expenses', on: 'phone', open: ({ byRole }) => byRole('tab', 'expenses.tab').click() },
  { name: 'charges', on: 'phone', open: ({ byRole }) => byRole('tab', 'charges.tab').click() },
  { name: 'provisions', on: 'phone', open: ({ byRole }) => byRole('tab', 'provisions.title').click() },
  {
    name: 'savings',
    open: async ({ go, page, text }) => {
      await go('/moneySaving');
      await page.getByText(text('savings.emptyTitle')).waitFor();
    },
  },
  {
    name: 'operations',
    open: async ({ go, page, text }) => {
      await go('/parameters?section=operations');
      await page.getByText(text('parameters.operations.emptyTitle')).waitFor();
    },
  },
  {
    name: 'categories',
    open: async ({ go, page, text }) => {
      await go('/parameters?section=categories');
      await page.getByText(text('parameters.categories.emptyTitle')).waitFor();
    },
  },
];

showScenes(
  { name: 'beginner', seed: firstSheet, ready: ({ page, text }) => page.getByText(text('onboarding.expense.title')) },
  scenes,
);
