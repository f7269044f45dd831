import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  provisionDocument,
  seedAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { type App, openSignedIn } from '../support/app.ts';
import { toasts } from '../support/messages.ts';
import { taxes } from '../faults/support/budget.ts';
import { tried } from '../../support/tier.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;
const text = (key: Parameters<typeof textOf>[1]) => textOf('fr', key);

async function openSheet(name: string, viewport: { width: number; height: number }): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `${name}@exemple.fr`, camille.password);
  const sheets = [seedSheet(0, toSheetDate(2026, 11, 1)), seedSheet(1, toSheetDate(2026, 12, 1))];
  const lines = Array.from({ length: 12 }, (_, index) => ({ ...seedEntry(index, 5), day: 0 }));
  const shown = sheets[1] ?? sheets[0];
  if (!shown) throw new Error('There is a sheet.');
  await put([
    ...sheets.map(sheetDocument),
    provisionDocument(shown, taxes),
    ...lines.map((line) => entryDocument(shown, 'in', line)),
    entryDocument(shown, 'outDay', seedEntry(lines.length, 5)),
  ]);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
  await app.saved();
  return app;
}

/** The area of the first element that the second covers. */
const overlap = async (first: Locator, second: Locator) => {
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  if (!one || !other) throw new Error('Both are on the page.');
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

const dialogs: Readonly<Record<string, (app: App) => Promise<unknown>>> = {
  'a new sheet': ({ page }) => button(page, text('situation.newSheet')).first().click(),
  'the removal of the sheet': ({ page }) => button(page, text('situation.removeSheet')).first().click(),
  'the list of commands': ({ page }) => page.keyboard.press('Control+k'),
  'the shortcuts': ({ page }) => page.keyboard.press('?'),
  'the panel of what waits': ({ page }) => page.getByRole('banner').getByRole('button', { name: labels.saved }).click(),
  'the deletion of a line': async (app) => openRemoval(app),
};

/** Opens the dialog that deletes the first income. */
async function openRemoval({ page, region }: App) {
  const row = region(labels.income).getByRole('listitem').first();
  const isPhone = (page.viewportSize()?.width ?? 0) < 840;
  if (isPhone) await row.getByRole('button').first().click();
  else await row.hover();
  const container = isPhone ? page.getByRole('dialog') : row;
  await container.getByRole('button', { name: labels.remove, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: labels.remove, exact: true }).waitFor();
}

async function removeLine(app: App) {
  await openRemoval(app);
  await app.page.getByRole('dialog').getByRole('button', { name: labels.remove, exact: true }).click();
  await app.page.getByRole('dialog').waitFor({ state: 'detached' });
  await toasts(app.page).waitFor();
}

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 450 },
];

// Source: docs/specification.md#toast-place.
test.each(tried(windows, ({ width }) => width === 360))(
  'places a toast over no dialog and no used control at $width × $height',
  async (viewport) => {
    const app = await openSheet(`toasts-${viewport.width}`, viewport);
    const { page } = app;
    const isPhone = viewport.width < 840;
    if (isPhone) await page.getByRole('tab', { name: labels.situation }).click();
    for (const [title, opens] of Object.entries(dialogs)) {
      await removeLine(app);
      await opens(app);
      const paper = page.getByRole('dialog');
      await paper.waitFor();
      expect([title, await toasts(page).count()]).toEqual([title, 1]);
      expect([title, await overlap(paper, toasts(page))]).toEqual([title, 0]);
      // The toast's button works while the dialog keeps the focus.
      await toasts(page)
        .getByRole('button', { name: text('shell.undo') })
        .click();
      expect([title, await paper.count()]).toEqual([title, 1]);
      await page.keyboard.press('Escape');
      await paper.waitFor({ state: 'detached' });
    }
    await removeLine(app);
    if (isPhone) await page.getByRole('tab', { name: text('expenses.tab') }).click();
    const form = app.region(labels.daily).locator('form');
    await form.getByLabel(labels.name, { exact: true }).focus();
    await toasts(page).waitFor();
    expect(await overlap(form, toasts(page))).toBe(0);
    await app.context.close();
  },
);

const toastAt = ([x, y]: readonly [number, number]) => document.elementFromPoint(x, y)?.closest('.MuiSnackbar-root');

// Source: docs/specification.md#undo-offer.
test('keeps the undo button in place after the message is hidden, and makes the area around usable', async () => {
  const app = await openSheet('toasts-offer', { width: 1440, height: 900 });
  const { page } = app;
  await removeLine(app);
  const undo = toasts(page).getByRole('button', { name: text('shell.undo') });
  const message = page.getByRole('status').filter({ hasText: /supprimé/u });
  const before = await undo.boundingBox();
  const edge = (await toasts(page).boundingBox())?.x ?? 0;
  await page.mouse.move(0, 0);
  await message.waitFor({ state: 'detached' });
  expect(await undo.boundingBox()).toEqual(before);
  expect(await page.evaluate(toastAt, [edge + 4, (before?.y ?? 0) + 4] as const)).toBeNull();
  await undo.click();
  await app.row(labels.income, 'Line 0000').waitFor();
  await app.context.close();
});

/** Selects the first visible row by a long press. */
const longPress = async ({ page, context }: App) => {
  const { x = 0, y = 0 } = (await page.getByRole('listitem').filter({ visible: true }).first().boundingBox()) ?? {};
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 150, y: y + 20 }] });
  await page.getByRole('toolbar').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const openNewSheet = ({ page }: App) =>
  page.getByRole('button', { name: text('situation.newSheet') }).dispatchEvent('click');

// Source: docs/specification.md#undo-offer.
test.each([
  { of: 'a dialog', begins: openNewSheet, part: 'dialog' },
  { of: 'a selection', begins: longPress, part: 'toolbar' },
] as const)('hides the undo button without its message while $of is open', async ({ begins, part }) => {
  const app = await openSheet(`toasts-${part}`, { width: 360, height: 640 });
  const { page } = app;
  await page.getByRole('tab', { name: labels.situation }).click();
  await removeLine(app);
  const undo = toasts(page).getByRole('button', { name: text('shell.undo') });
  const message = page.getByRole('status').filter({ hasText: /supprimé/u });
  if (part === 'toolbar') await page.getByRole('tab', { name: text('expenses.tab') }).click();
  await begins(app);
  await page.getByRole(part).waitFor();
  await page.mouse.move(0, 0);
  await message.waitFor({ state: 'detached' });
  expect(await undo.count()).toBe(0);
  await page.keyboard.press('Escape');
  await undo.waitFor();
  await app.context.close();
});
