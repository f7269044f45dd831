import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readParameters } from '../../../src/api/budget/sheet-documents.ts';
import { textOf } from '../../support/texts.ts';
import { closeToasts, told, toasts } from '../support/told.ts';
import { tried } from '../../support/tier.ts';
import { useStage } from '../support/stage.ts';
import { sheet } from './support/budget.ts';
import { everyChange, isCut, meet, tellOnline } from './support/network.ts';
import { changeIncome, waiting } from './support/sheets.ts';
import { closeAll, openTwo } from './support/two-devices.ts';

const stage = useStage();

const replaced = textOf('en', 'notice.writeReplaced');
const overruled = textOf('en', 'notice.overruled');

/** Comes back to a page, and waits until it has asked the server what is new. */
async function lookAgain(page: Page) {
  let isRead = false;
  const note = (answer: Response) => {
    isRead ||= answer.url().includes(`/${sheet.id}/in?`);
  };
  page.on('response', note);
  // A page that has just been looked at does not ask again.
  const look = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    return isRead;
  };
  await expect.poll(look).toBe(true);
  page.off('response', note);
}

describe('of one field changed on both', () => {
  // Source: docs/specification.md#edit-same-field.
  test('the one that reaches the server last stands, and its device tells what it has replaced', async () => {
    const { devices, stored } = await openTwo(stage);
    const [late, early] = devices;
    const cut = await meet(late.page, everyChange, isCut);
    await changeIncome(late, 'Salary', '11');
    await waiting(late, 1).waitFor();
    await changeIncome(early, 'Salary', '22');
    await early.saved();
    expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ value: 22 }]);
    // Watched for from here on: it is told in passing.
    const isTold = toasts(late.page).getByRole('status').filter({ hasText: replaced }).waitFor();
    await cut.end();
    await late.saved();
    await isTold;
    expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ value: 11 }]);
    await early.page.reload();
    await early.shows('inSum', '11.00');
    await closeAll(devices);
  });

  // Source: docs/specification.md#edit-same-field.
  test('the other device tells, once, that its value is replaced as soon as it is looked at again', async () => {
    const { devices, stored } = await openTwo(stage);
    const [winner, loser] = devices;
    await changeIncome(loser, 'Salary', '22');
    await loser.saved();
    await changeIncome(winner, 'Salary', '11');
    await winner.saved();
    expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ value: 11 }]);
    const isTold = toasts(loser.page).getByRole('status').filter({ hasText: overruled });
    expect(await isTold.count()).toBe(0);
    await lookAgain(loser.page);
    await isTold.waitFor();
    await loser.shows('inSum', '11.00');
    await closeToasts(loser.page, 'en');
    await lookAgain(loser.page);
    await loser.shows('inSum', '11.00');
    expect(await isTold.count()).toBe(0);
    expect(await told(toasts(winner.page), 'status')()).not.toContain(overruled);
    await closeAll(devices);
  });
});

// Source: docs/specification.md#parameters-merged.
test.each(tried(['operations', 'categories'] as const, (section) => section === 'operations'))(
  '%s that both add at the same moment are all kept',
  async (section) => {
    const { devices, stored } = await openTwo(stage);
    const cuts = await Promise.all(devices.map(({ page }) => meet(page, everyChange, isCut)));
    const names = ['Cinema', 'Heating'];
    for (const [index, device] of devices.entries()) {
      await device.page.goto(`${device.origin}/parameters?section=${section}`);
      const field = device.page.getByLabel(textOf('en', `parameters.${section}.add`), { exact: true });
      await field.fill(names[index] ?? '');
      await field.press('Enter');
      await waiting(device, 1).waitFor();
    }
    await Promise.all(cuts.map((cut) => cut.end()));
    await Promise.all(devices.map(({ page }) => tellOnline(page)));
    for (const device of devices) await device.saved();
    const { operations, categories } = readParameters(await stored.parameters());
    const kept = section === 'operations' ? operations : categories.map(({ name }) => name);
    expect(kept.toSorted()).toEqual(names);
    await closeAll(devices);
  },
);
