import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { readParameters } from '../../../../src/api/budget/mapping/parameters-document.ts';
import { entryDocument, seedEntry } from '../../../support/seed.ts';
import { textOf } from '../../../support/texts.ts';
import { editLine } from '../../support/lines.ts';
import { useStage } from '../../support/stage.ts';
import { closeToasts, messagesIn, toasts } from '../../support/messages.ts';
import { labels, sheet } from '../support/budget.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from '../support/network.ts';
import { addIncome, changeIncome, pendingChip } from '../support/sheets.ts';
import { closeAll, openTwo } from '../support/two-devices.ts';

const stage = useStage();
const overruled = textOf('en', 'notice.overruled');

/** Sends focus events to the page until it has refreshed from the server. */
async function lookAgain(page: Page) {
  let isRead = false;
  const note = (answer: Response) => {
    isRead ||= answer.url().includes(`/${sheet.id}/in?`);
  };
  page.on('response', note);
  // A page that was focused a moment ago does not refresh again.
  const look = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    return isRead;
  };
  await expect.poll(look).toBe(true);
  page.off('response', note);
}

// Source: docs/specification.md#edit-same-field.
test('keeps edits of different fields and lines from both devices', async () => {
  const bread = { ...seedEntry(1, 3), name: 'Bread', day: 31 };
  const { devices, stored } = await openTwo(stage, [entryDocument(sheet, 'outDay', bread)]);
  const [one, other] = devices;
  await Promise.all([
    editLine(one.row(labels.daily, 'Bread'), labels.amount, '4.5'),
    editLine(other.row(labels.daily, 'Bread'), labels.day, '12'),
  ]);
  await Promise.all([addIncome(one, 'From one', '1'), addIncome(other, 'From the other', '2')]);
  for (const device of devices) await device.saved();
  expect(await stored.entries(sheet.id, 'outDay')).toMatchObject([{ name: 'Bread', value: 4.5, day: 12 }]);
  const names = (await stored.entries(sheet.id, 'in')).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['From one', 'From the other', 'Salary']);
  for (const { page } of devices)
    expect(await messagesIn(toasts(page), 'status')()).not.toContain(textOf('en', 'notice.writeReplaced'));
  await closeAll(devices);
});

// Source: docs/specification.md#edit-same-field.
test('keeps one value of a field that both devices change at once (race)', async () => {
  const { devices, stored } = await openTwo(stage);
  await Promise.all(
    devices.map(async (device, index) => {
      await changeIncome(device, 'Salary', String(50 + index));
      await changeIncome(device, 'Salary', String(60 + index));
    }),
  );
  for (const device of devices) await device.saved();
  const [salary] = await stored.entries(sheet.id, 'in');
  expect([60, 61]).toContain(salary?.value);
  await closeAll(devices);
});

// Source: docs/specification.md#edit-same-field.
test('informs the other device once that its value was overwritten (conflict)', async () => {
  const { devices, stored } = await openTwo(stage);
  const [winner, loser] = devices;
  await changeIncome(loser, 'Salary', '22');
  await loser.saved();
  await changeIncome(winner, 'Salary', '11');
  await winner.saved();
  expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ value: 11 }]);
  const toast = toasts(loser.page).getByRole('status').filter({ hasText: overruled });
  expect(await toast.count()).toBe(0);
  await lookAgain(loser.page);
  await toast.waitFor();
  await loser.shows('inSum', '11.00');
  await closeToasts(loser.page, 'en');
  await lookAgain(loser.page);
  await loser.shows('inSum', '11.00');
  expect(await toast.count()).toBe(0);
  expect(await messagesIn(toasts(winner.page), 'status')()).not.toContain(overruled);
  await closeAll(devices);
});

// Source: docs/specification.md#parameters-merged.
test.each(['operations', 'categories'] as const)(
  'keeps all %s that both devices add at once (race)',
  async (section) => {
    const { devices, stored } = await openTwo(stage);
    const cuts = await Promise.all(devices.map(({ page }) => injectFault(page, everyChange, cutConnection)));
    const names = ['Cinema', 'Heating'];
    for (const [index, device] of devices.entries()) {
      await device.page.goto(`${device.origin}/parameters?section=${section}`);
      const field = device.page.getByLabel(textOf('en', `parameters.${section}.add`), { exact: true });
      await field.fill(names[index] ?? '');
      await field.press('Enter');
      await pendingChip(device, 1).waitFor();
    }
    for (const cut of cuts) cut.end();
    await Promise.all(devices.map(({ page }) => dispatchOnline(page)));
    for (const device of devices) await device.saved();
    const { operations, categories } = readParameters(await stored.parameters());
    const kept = section === 'operations' ? operations : categories.map(({ name }) => name);
    expect(kept.toSorted()).toEqual(names);
    await closeAll(devices);
  },
);
