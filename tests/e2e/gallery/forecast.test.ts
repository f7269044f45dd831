import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import {
  seedEntry,
  type SeededAccount,
  type SeededDocument,
  seedSheet,
  entryDocument,
  sheetDocument,
} from '../../support/seed.ts';
import { seedHousehold } from './household.ts';
import { isPhone, mainLooks } from './looks.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';

const toColumn = async ({ byRole, look }: Visitor, key: 'situation.title' | 'provisions.title') => {
  if (isPhone(look)) await byRole('tab', key).click();
};

const dayByDay: Scene = {
  name: 'day-by-day',
  open: async (visitor) => {
    const { byRole, page } = visitor;
    await toColumn(visitor, 'situation.title');
    await byRole('button', 'forecast.open').click();
    await page.getByRole('table').waitFor();
    await page.mouse.move(0, 0);
  },
  leave: ({ page }) => page.keyboard.press('Escape'),
};

const scenes: readonly Scene[] = [
  dayByDay,
  {
    name: 'due-dates',
    open: async (visitor) => {
      const { byRole, page } = visitor;
      await toColumn(visitor, 'provisions.title');
      await byRole('radio', 'provisions.due').click();
      await page.getByRole('listitem', { name: "Vacances d'été" }).getByRole('button').first().click();
      await page.mouse.move(0, 0);
    },
  },
];

const ready = ({ page }: Visitor) => page.getByRole('listitem', { name: 'Boulangerie' }).first();
showScenes({ name: 'forecast', seed: seedHousehold, ready }, scenes, mainLooks.toReversed());

const november = {
  ...seedSheet(1, toSheetDate(2026, 11, 1)),
  accountBalance: 734.56,
  accountProvisionsBalance: 2260,
};
const expenses: readonly SeededDocument[] = [
  { ...seedEntry(900, 62), name: 'Train', day: 27, paid: false },
  { ...seedEntry(901, 120), name: 'Remboursement Hugo', day: 29, debit: false, paid: false },
].map((entry) => entryDocument(november, 'outDay', entry));

/** Adds a journey before the end of the month and a later refund to a lower balance: the forecast is red from the 27th on. */
const spendMore = async (account: SeededAccount) => {
  await seedHousehold(account);
  await account.put([sheetDocument(november), ...expenses]);
};

const red: readonly Scene[] = [{ ...dayByDay, inEveryLook: true }];
showScenes({ name: 'forecast-red', seed: spendMore, ready }, red, mainLooks.toReversed());
