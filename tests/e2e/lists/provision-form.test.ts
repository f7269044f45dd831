import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { seedHousehold } from '../gallery/household.ts';
import { camille } from '../support/account.ts';
import { seedBudget } from '../faults/support/budget.ts';
import { openApp, openSignedIn } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { textOf } from '../../support/texts.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;

const open = async (viewport: { width: number; height: number }) => {
  const { browser, server } = stage;
  const { session } = await seedBudget(server);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
  await app.saved();
  return app;
};

// Source: docs/specification.md#provision-due-in.
test('adds a provision by name, price, month and Enter', async () => {
  const app = await open({ width: 1280, height: 800 });
  const { page } = app;
  const list = app.region(labels.provisions);
  await list.getByRole('button', { name: labels.addProvision }).click();
  await list.locator('form').getByLabel(labels.name, { exact: true }).waitFor();
  await page.keyboard.type('Vacances');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1 800');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dans 12 mois');
  await page.keyboard.press('Enter');
  await app.row(labels.provisions, 'Vacances').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The new provision needs 150, and the existing provision needs 80.
  await app.shows('provisionsMonthlySum', '230.00');
  await app.context.close();
});

/** The boxes of the fields and buttons while the first field has the focus. */
async function boxesIn(form: Locator): Promise<readonly string[]> {
  await form.locator('input').first().focus();
  return form
    .locator('input, button')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
}

/** Whether the bottom of an element is not covered. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, bottom - 4));
  });

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

// Source: docs/specification.md#provision-due-in, docs/specification.md#provision-missing.
test.each([
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
])('moves nothing when the result or missing fields appear at $width px', async (viewport) => {
  const app = await open(viewport);
  const { page } = app;
  const isPhone = viewport.width < 600;
  if (isPhone) await page.getByRole('tab', { name: labels.provisions }).click();
  await page.getByRole('button', { name: labels.addProvision }).click();
  const form = isPhone ? page.getByRole('dialog') : app.region(labels.provisions).locator('form');
  const field = (name: string) => form.getByLabel(name, { exact: true }).and(form.locator('input'));
  const add = form.getByRole('button', { name: labels.add });
  await field(labels.name).waitFor();
  const empty = await boxesIn(form);
  await field(labels.name).fill('Vacances');
  await form.getByText(/^Il manque\s: prix, à payer en$/u).waitFor();
  expect(await boxesIn(form)).toEqual(empty);
  await field(labels.price).fill('1800');
  await field(labels.dueIn).fill('dans 12 mois');
  await form.getByText('150,00 × 12').waitFor();
  expect(await boxesIn(form)).toEqual(empty);
  // The focus ring extends past the form's edge.
  await add.focus();
  expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await add.click();
  await app.row(labels.provisions, 'Vacances').waitFor();
  await app.shows('provisionsMonthlySum', '230.00');
  await app.context.close();
});

// Source: docs/specification.md#nothing-moves.
test.each([
  { where: 'in the full view', press: (list: Locator) => list.getByRole('radio', { name: labels.full }) },
  {
    where: 'in place of its button',
    press: (list: Locator) => list.getByRole('button', { name: labels.addProvision }),
  },
])('moves nothing when the form $where loads late', async ({ press }) => {
  const { browser, server } = stage;
  const { session } = await seedBudget(server);
  const app = await openApp({ browser, origin: server.origin, words: labels, session });
  const { page } = app;
  const bring = await holdRequests(page, /\/provision-forms\.lazy-/u);
  await page.goto(server.origin);
  const row = app.row(labels.provisions, 'Taxes');
  await row.waitFor();
  const list = app.region(labels.provisions);
  await press(list).click();
  await list.getByRole('button', { name: labels.addProvision }).waitFor({ state: 'detached' });
  const before = await row.boundingBox();
  expect(await list.locator('form').count()).toBe(0);
  bring();
  await list.locator('form').waitFor();
  expect(await row.boundingBox()).toEqual(before);
  await app.context.close();
});

// Source: docs/specification.md#nothing-moves.
test('covers no row that has the keyboard focus', async () => {
  const { browser, server } = stage;
  const account = await seedAccount(server, 'covered-row@exemple.fr', camille.password);
  await seedHousehold(account);
  const viewport = { width: 1024, height: 600 };
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session: account.session });
  const { page } = app;
  const list = app.region(labels.provisions);
  await list.getByRole('radio', { name: labels.full }).click();
  await list.locator('form').waitFor();
  const names = list.locator('[data-cell="name"]');
  await names.last().focus();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  for (let index = (await names.count()) - 1; index > 0; index -= 1) await page.keyboard.press('ArrowUp');
  const first = names.first();
  expect(await first.evaluate((name) => name === document.activeElement)).toBe(true);
  expect(await isInSight(first)).toBe(true);
  await app.context.close();
});

// Keys typed right after the press would be lost if the form loaded only then.
test('fetches the form when its button gets the focus', async () => {
  const app = await open({ width: 1440, height: 900 });
  const fetched = app.page.waitForResponse(/\/provision-forms\.lazy-/u);
  await app.region(labels.provisions).getByRole('button', { name: labels.addProvision }).focus();
  expect((await fetched).ok()).toBe(true);
  await app.context.close();
});

test.each([
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
])('shows half an option of a long list at $width px, to show that it scrolls', async (viewport) => {
  const app = await open(viewport);
  const { page } = app;
  if (viewport.width === 360) await page.getByRole('tab', { name: labels.provisions }).click();
  await page.getByRole('button', { name: labels.addProvision }).click();
  await page.getByRole('button', { name: labels.details, exact: true }).click();
  await page.locator('form').getByLabel(labels.periodicity, { exact: true }).and(page.locator('input')).fill('');
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  const last = list.getByRole('option').last();
  const cutConnection = async () => (await bottomOf(last)) > (await bottomOf(list)) + 1;
  expect(await cutConnection()).toBe(true);
  expect(
    await list.evaluate(
      ({ clientHeight, firstElementChild }) => (clientHeight / (firstElementChild?.clientHeight ?? 1)) % 1,
    ),
  ).toBeCloseTo(0.5, 1);
  for (let press = 0; press < 20 && (await cutConnection()); press += 1) await page.keyboard.press('ArrowDown');
  expect(await cutConnection()).toBe(false);
  expect(await isInSight(list)).toBe(true);
  await app.context.close();
});

// Source: docs/specification.md#provision-draft, docs/specification.md#provision-resumed.
test('reopens the form on a phone after a reload and after Back', async () => {
  const app = await open({ width: 360, height: 640 });
  const { page } = app;
  await page.getByRole('tab', { name: labels.provisions }).tap();
  await page.getByRole('button', { name: labels.addProvision }).tap();
  const sheet = page.getByRole('dialog', { name: textOf('fr', 'provisions.newTitle') });
  const name = sheet.locator('form').getByLabel(labels.name, { exact: true });
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('drafts:')));
  await name.fill('Vacances');
  await expect.poll(drafts).toHaveLength(1);
  await page.reload();
  await sheet.getByText(textOf('fr', 'notice.entryRestored')).waitFor();
  expect(await name.inputValue()).toBe('Vacances');
  await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(true);
  await page.goBack();
  await page.getByText(textOf('fr', 'notice.entryDropped')).waitFor();
  expect([await sheet.count(), await drafts()]).toEqual([0, []]);
  await page.getByRole('button', { name: textOf('fr', 'entry.resume') }).tap();
  expect(await name.inputValue()).toBe('Vacances');
  await expect.poll(drafts).toHaveLength(1);
  await app.context.close();
});

// Source: docs/specification.md#provision-sheet.
test('adds a provision by touch on a phone and closes the form', async () => {
  const app = await open({ width: 360, height: 640 });
  const { page } = app;
  await page.getByRole('tab', { name: labels.provisions }).tap();
  const opener = page.getByRole('button', { name: labels.addProvision });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: textOf('fr', 'provisions.newTitle') });
  const field = (name: string) => sheet.locator('form').getByLabel(name, { exact: true });
  await field(labels.name).fill('Vacances');
  await field(labels.price).fill('1800');
  await sheet
    .getByRole('button', { name: /20\d\d$/u })
    .first()
    .tap();
  await sheet.getByText('900,00 × 2').waitFor();
  await sheet.getByRole('button', { name: labels.add }).tap();
  await app.row(labels.provisions, 'Vacances').waitFor();
  expect(await sheet.count()).toBe(0);
  // Closing the form removes its history entry.
  await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
  await app.shows('provisionsMonthlySum', '980.00');
  await app.context.close();
});
