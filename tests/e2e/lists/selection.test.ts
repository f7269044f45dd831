import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { everyCall, cutConnection, injectFault, dispatchOnline } from '../faults/support/network.ts';
import { camille } from '../support/account.ts';
import { type App, openApp, reload } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.en;
const lineCount = 34;

/** Opens November's sheet. An empty sheet of December is newer. */
async function openSheet(name: string, viewport: { width: number; height: number }): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `${name}@example.com`, camille.password);
  const [november, december] = [seedSheet(0, toSheetDate(2026, 11, 1)), seedSheet(1, toSheetDate(2026, 12, 1))];
  const lines = Array.from({ length: lineCount }, (_, index) => ({ ...seedEntry(index, 5), day: 1 + (index % 28) }));
  await put([
    sheetDocument(november),
    sheetDocument(december),
    ...lines.map((line) => entryDocument(november, 'outDay', line)),
  ]);
  const app = await openApp({ browser, origin: server.origin, words: labels, viewport, session });
  await app.page.goto(server.origin);
  // Save December on the device first, because the test opens December offline.
  await app.saved();
  await app.page.getByRole('button', { name: labels.older }).click();
  await rowsOf(app)
    .nth(lineCount - 1)
    .waitFor();
  await app.saved();
  return app;
}

const rowsOf = ({ region }: App) => region(labels.daily).getByRole('listitem');
const barOf = ({ region }: App) => region(labels.daily).getByRole('toolbar');

/** Records the number of writes in each commit that the server accepts from now on. */
function watchCommits({ page }: App): readonly number[] {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(':commit')) return;
    const body: unknown = response.request().postDataJSON();
    if (typeof body === 'object' && body !== null && 'writes' in body && Array.isArray(body.writes))
      sizes.push(body.writes.length);
  });
  return sizes;
}

// Source: docs/specification.md#selection, docs/specification.md#lines-together.
test('moves thirty rows by keyboard offline, undoes by one Ctrl+Z, and sends each write once after a reload', async () => {
  const app = await openSheet('thirty-rows', { width: 1440, height: 900 });
  const { page, context } = app;
  const [rows, bar] = [rowsOf(app), barOf(app)];
  const sizes = watchCommits(app);
  const cut = await injectFault(page, everyCall, cutConnection);
  const place = () => app.region(labels.daily).evaluate((block) => block.getBoundingClientRect().toJSON());
  const before = await place();
  const moveThirty = async () => {
    await rows.first().getByRole('checkbox').focus();
    for (let steps = 1; steps < 30; steps += 1) await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => bar.textContent()).toContain('30 selected');
    expect(await place()).toEqual(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => bar.getByRole('button', { name: 'To 1 Dec' }).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(lineCount - 30);
    expect(await bar.count()).toBe(0);
    expect(await rows.first().evaluate((row) => row.contains(document.activeElement))).toBe(true);
  };
  await moveThirty();
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows.count()).toBe(lineCount);
  await moveThirty();
  await reload(app);
  await expect.poll(() => rows.count()).toBe(lineCount - 30);
  expect(sizes).toEqual([]);
  cut.end();
  await dispatchOnline(page);
  await app.saved();
  expect(sizes).toEqual([60, 60, 60]);
  await page.reload();
  await app.saved();
  expect(await rows.count()).toBe(lineCount - 30);
  await page.getByRole('button', { name: textOf('en', 'sheets.current'), exact: true }).click();
  await expect.poll(() => rows.count()).toBe(30);
  expect(sizes).toEqual([60, 60, 60]);
  expect(app.complaints).toEqual([]);
  await context.close();
});

// Source: docs/specification.md#selection.
test('selects text by Shift and click inside a field, and rows outside', async () => {
  const app = await openSheet('shift-press', { width: 1440, height: 900 });
  const { page, region } = app;
  const [rows, bar] = [rowsOf(app), barOf(app)];
  const nameOf = (index: number) => rows.nth(index).getByRole('button', { name: new RegExp(`^${labels.name} `, 'u') });
  await nameOf(2).click();
  const field = region(labels.daily).getByRole('textbox', { name: labels.name, exact: true });
  await field.press('Home');
  await field.click({ modifiers: ['Shift'], position: { x: 120, y: 8 } });
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd !== input.selectionStart)).toBe(true);
  expect(await bar.count()).toBe(0);
  await page.keyboard.press('Escape');
  await nameOf(3).click({ modifiers: ['ControlOrMeta'] });
  await nameOf(6).click({ modifiers: ['Shift'] });
  await expect.poll(() => bar.textContent()).toContain('4 selected');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await app.close();
});

// Source: docs/specification.md#selection, docs/specification.md#back.
test('ends a selection by Escape and Back while the code of the selection bar loads', async () => {
  const app = await openSheet('bar-on-its-way', { width: 1440, height: 900 });
  const { page } = app;
  const [rows, bar] = [rowsOf(app), barOf(app)];
  const come = await holdRequests(page, /\/assets\/selected-bar\.lazy-[^/]+\.js$/u);
  await page.reload();
  const selected = rows.and(page.getByRole('listitem', { name: /, selected$/u }));
  for (const end of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await rows.first().getByRole('checkbox').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => selected.count()).toBe(2);
    expect(await bar.count()).toBe(0);
    await end();
    await expect.poll(() => selected.count()).toBe(0);
  }
  come();
  await page.keyboard.press('Shift+ArrowDown');
  await bar.waitFor();
  expect(app.complaints).toEqual([]);
  await app.close();
});

// Source: docs/specification.md#selection-touch.
test('selects by a long press and taps on a phone, ends by Back, and moves nothing', async () => {
  const app = await openSheet('resting-finger', { width: 360, height: 780 });
  const { page, context } = app;
  const rows = rowsOf(app);
  const bottom = page.locator('[data-bottom-bar]');
  const cdp = await context.newCDPSession(page);
  const middleOf = async (index: number) => {
    const box = await rows.nth(index).boundingBox();
    if (!box) throw new Error('The row is not on the page.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await rows.nth(12).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const [first, second, height] = [await middleOf(11), await middleOf(13), (await bottom.boundingBox())?.height];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  const bar = page.getByRole('toolbar');
  await bar.waitFor();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(400);
  expect(await middleOf(13)).toEqual(second);
  await page.touchscreen.tap(second.x, second.y);
  await expect.poll(() => bar.textContent()).toContain('2 selected');
  expect((await bottom.boundingBox())?.height).toBe(height);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await expect.poll(() => bar.count()).toBe(0);
  expect(await rows.count()).toBe(lineCount);
  await context.close();
});
