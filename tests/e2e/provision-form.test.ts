import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { seedBudget } from './faults/support/budget.ts';
import { openSignedIn } from './support/app.ts';
import { textOf } from '../support/texts.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const said = words.fr;

const open = async (viewport: { width: number; height: number }) => {
  const { browser, server } = stage;
  const { session } = await seedBudget(server);
  const app = await openSignedIn({ browser, origin: server.origin, words: said, viewport, session });
  await app.saved();
  return app;
};

// Source: docs/specification.md#provision-proposed.
test('six Tabs and one Enter add a provision of which four fields were typed', async () => {
  const app = await open({ width: 1280, height: 800 });
  const { page } = app;
  const list = app.region(said.provisions);
  await list.getByRole('button', { name: said.addProvision }).click();
  await list.locator('form').getByLabel(said.name, { exact: true }).waitFor();
  for (const text of ['Vacances', 'annuelle', '1 800', 'nov. 2026']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await app.row(said.provisions, 'Vacances').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The proposed payment of 150 is one of the month's now, beside the 80 of the other.
  await app.shows('provisionsMonthlySum', '230.00');
  await app.context.close();
});

// Source: docs/specification.md#provision-sheet.
test('on a phone a provision is added by touch, and nothing stays open', async () => {
  const app = await open({ width: 360, height: 640 });
  const { page } = app;
  await page.getByRole('tab', { name: said.provisions }).tap();
  const opener = page.getByRole('button', { name: said.addProvision });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: textOf('fr', 'provisions.newTitle') });
  const field = (name: string) => sheet.locator('form').getByLabel(name, { exact: true });
  await field(said.name).fill('Vacances');
  await field(said.periodicity).tap();
  await sheet.getByRole('option', { name: 'tous les 2 ans' }).tap();
  expect(await field(said.price).evaluate((input) => input === document.activeElement)).toBe(true);
  await field(said.price).fill('1800');
  const months = sheet.getByRole('button', { name: /20\d\d$/u });
  await months.first().tap();
  await field(said.monthlyPayment).tap();
  await field(said.payments).tap();
  await sheet.getByRole('button', { name: said.add }).tap();
  await app.row(said.provisions, 'Vacances').waitFor();
  expect(await sheet.count()).toBe(0);
  // Back leaves the page again.
  await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
  await app.shows('provisionsMonthlySum', '155.00');
  await app.context.close();
});
