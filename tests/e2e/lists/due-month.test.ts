import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { seedHousehold } from '../gallery/household.ts';
import { camille } from '../support/account.ts';
import { openSignedIn } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { textOf } from '../../support/texts.ts';

const stage = useStage();
const labels = words.fr;

const partsOf = (row: Locator) =>
  row.evaluate((item) => {
    const { top } = item.getBoundingClientRect();
    return [...item.querySelectorAll('dt, dd, [aria-expanded], [aria-expanded] > *')].map((part) => {
      const box = part.getBoundingClientRect();
      return `${part.tagName} ${box.top - top} ${box.height}`;
    });
  });

const namesIn = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

// Source: docs/specification.md#provision-due-edit.
test.each([
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
])('edits the due month in its row at $width px without moving anything', async (viewport) => {
  const { browser, server } = stage;
  const account = await seedAccount(server, `due-month-${viewport.width}@exemple.fr`, camille.password);
  await seedHousehold(account);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session: account.session });
  const { page } = app;
  if (viewport.width < 600) await page.getByRole('tab', { name: labels.provisions }).click();
  await page.getByRole('radio', { name: textOf('fr', 'provisions.due') }).click();
  const list = page.getByRole('list', { name: labels.provisions });
  const row = list.getByRole('listitem', { name: "Vacances d'été" });
  await row.getByRole('button').first().click();
  const cell = row.getByRole('button', { name: labels.dueIn });
  const field = row.getByRole('textbox', { name: labels.dueIn });
  await cell.waitFor();
  const [parts, names] = [await partsOf(row), await namesIn(list)];
  await cell.click();
  expect(await partsOf(row)).toEqual(parts);
  await field.fill('juin 2026');
  await field.press('Enter');
  await row.getByRole('alert').getByText('juin 2026 est passé.').waitFor();
  expect(await partsOf(row)).toEqual(parts);
  await field.fill('déc. 2027');
  await field.press('Enter');
  await page.getByText("Échéance de « Vacances d'été » : déc. 2027").waitFor();
  expect([await cell.textContent(), await namesIn(list)]).toEqual(['déc. 2027', names]);
  expect(await cell.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await partsOf(row)).toEqual(parts);
  await app.saved();
  await app.close();
});
