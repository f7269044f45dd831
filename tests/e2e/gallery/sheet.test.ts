import type { Page } from 'playwright-core';
import { seedHousehold } from './household.ts';
import { isPhone, mainLooks } from './looks.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';

const dailyBlock = ({ byRole }: Visitor) => byRole('region', 'expenses.title');
const rowOf = (visitor: Visitor, name: string) => visitor.page.getByRole('listitem', { name }).first();

const toTab = (visitor: Visitor, key: 'situation.title' | 'expenses.tab' | 'charges.tab' | 'provisions.title') =>
  visitor.byRole('tab', key).click();

/** Selects the tab of a column if the layout has tabs. */
const toColumn: typeof toTab = async (visitor, key) => {
  if (await visitor.byRole('tab', key).isVisible()) await toTab(visitor, key);
};

const leaveFocus = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

const toggleAmounts = async ({ byRole, look }: Visitor) => {
  if (isPhone(look)) await byRole('button', 'navigation.menu').click();
  await byRole(isPhone(look) ? 'switch' : 'button', 'amounts.hide').click();
};

const blocks = ['income.title', 'categories.title', 'charges.title', 'expenses.title'] as const;

/** The button that collapses a block. The name of the button begins with the title of the block. */
const heading = ({ byRole }: Visitor, key: (typeof blocks)[number]) =>
  byRole('region', key).getByRole('heading').first().getByRole('button');

const press =
  (key: string) =>
  ({ page }: Visitor) =>
    page.keyboard.press(key);

const scenes: readonly Scene[] = [
  { name: 'month', inEveryLook: true, open: (visitor) => rowOf(visitor, 'Boulangerie').waitFor() },
  {
    name: 'suggestions',
    open: async (visitor) => {
      const { page, text } = visitor;
      await dailyBlock(visitor).getByLabel(text('entry.day'), { exact: true }).first().fill('21');
      await dailyBlock(visitor).getByLabel(text('entry.name'), { exact: true }).first().pressSequentially('Bo');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
    },
    leave: press('Escape'),
  },
  {
    name: 'ready-to-add',
    continuesPrevious: true,
    open: async (visitor) => {
      await dailyBlock(visitor).getByLabel(visitor.text('entry.name'), { exact: true }).first().fill('Boucherie');
      await visitor.page.keyboard.press('Escape');
      await dailyBlock(visitor).getByLabel(visitor.text('entry.amount'), { exact: true }).first().fill('18,40');
    },
    leave: press('Escape'),
  },
  {
    name: 'impossible-day',
    continuesPrevious: true,
    open: async (visitor) => {
      await dailyBlock(visitor).getByLabel(visitor.text('entry.day'), { exact: true }).first().fill('45');
      await visitor.page.getByText(visitor.text('problem.day')).first().waitFor();
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape');
      await leaveFocus(page);
    },
  },
  {
    name: 'editing',
    on: 'desktop',
    open: async (visitor) => {
      const row = rowOf(visitor, 'Péage');
      await row.hover();
      await row.getByRole('button', { name: new RegExp(`^${visitor.text('entry.amount')} `, 'u') }).click();
    },
    leave: press('Escape'),
  },
  {
    name: 'line',
    on: 'phone',
    open: async (visitor) => {
      await rowOf(visitor, 'Péage').locator('[data-cell="open"]').click();
      await visitor.page.getByRole('dialog', { name: 'Péage' }).waitFor();
    },
  },
  {
    name: 'menu',
    on: 'phone',
    open: async ({ byRole }) => {
      await byRole('button', 'navigation.menu').click();
      await byRole('link', 'navigation.savings').waitFor();
    },
    leave: press('Escape'),
  },
  {
    name: 'hidden',
    open: async (visitor) => {
      await toggleAmounts(visitor);
      await visitor.page.mouse.move(0, 0);
    },
    leave: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await toggleAmounts(visitor);
      await visitor.page.keyboard.press('Escape');
    },
  },
  { name: 'situation', on: 'phone', open: (visitor) => toTab(visitor, 'situation.title') },
  { name: 'charges', on: 'phone', open: (visitor) => toTab(visitor, 'charges.tab') },
  {
    name: 'unpaid-only',
    open: async (visitor) => {
      await toColumn(visitor, 'situation.title');
      await visitor.byRole('switch', 'situation.unpaidOnly').click();
      await toColumn(visitor, 'expenses.tab');
      await rowOf(visitor, 'Péage').waitFor({ state: 'detached' });
    },
    leave: async (visitor) => {
      await toColumn(visitor, 'situation.title');
      await visitor.byRole('switch', 'situation.unpaidOnly').click();
      await visitor.saved();
    },
  },
  {
    name: 'collapsed',
    on: 'desktop',
    open: async (visitor) => {
      const { saved, page } = visitor;
      for (const key of blocks) await heading(visitor, key).click();
      await saved();
      await page.mouse.move(0, 0);
    },
    leave: async (visitor) => {
      for (const key of blocks) await heading(visitor, key).click();
    },
  },
  {
    name: 'calendar',
    open: async (visitor) => {
      const { page, text } = visitor;
      await toColumn(visitor, 'situation.title');
      await page.getByRole('button', { name: text('sheets.choose') }).click();
      await page.getByRole('grid').waitFor();
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('grid').waitFor({ state: 'detached' });
      await leaveFocus(page);
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'negative',
    open: async (visitor) => {
      await toColumn(visitor, 'expenses.tab');
      await visitor.byRole('button', 'sheets.older').click();
      await visitor.page.getByRole('status').filter({ hasText: '…' }).waitFor({ state: 'detached' });
      await visitor.byRole('button', 'sheets.current').waitFor();
    },
    leave: ({ byRole }) => byRole('button', 'sheets.current').click(),
  },
  {
    name: 'offline',
    open: async (visitor) => {
      const { context, page, text } = visitor;
      await toColumn(visitor, 'expenses.tab');
      // Load the panel's chunk while online, and reset the scroll positions that other scenes have left.
      await page.getByRole('button', { name: text('sync.saved') }).dispatchEvent('pointerdown');
      await page.waitForTimeout(1000);
      await page.locator('html, .board-column').evaluateAll((all) => all.forEach((each) => each.scrollTo(0, 0)));
      await context.setOffline(true);
      await page.getByRole('button', { name: text('sync.offline') }).waitFor();
    },
  },
  {
    name: 'offline-panel',
    continuesPrevious: true,
    open: async ({ page, text, byRole }) => {
      await page.getByRole('button', { name: text('sync.offline') }).click();
      await byRole('dialog', 'delivery.title').waitFor();
    },
    leave: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.context.setOffline(false);
      await visitor.saved();
    },
  },
  {
    name: 'savings',
    continuesPrevious: true,
    open: async ({ go, page }) => {
      await go('/moneySaving');
      await page.getByText('Livret A').waitFor();
    },
  },
];

// A new line takes more than one row on a phone.
const group = { name: 'sheet', seed: seedHousehold, ready: (visitor: Visitor) => rowOf(visitor, 'Boulangerie') };
showScenes(group, scenes, mainLooks.toReversed());
