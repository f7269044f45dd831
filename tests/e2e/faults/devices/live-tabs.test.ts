import { describe, expect, test } from 'vitest';
import { tried } from '../../../support/tier.ts';
import type { App } from '../../support/app.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, labels, seedBudget, sheet, taxes } from '../support/budget.ts';
import {
  addIncome,
  changeBalance,
  changeIncome,
  downloadDialogs,
  duplicateSheet,
  incomeOf,
  removeIncome,
} from '../support/sheets.ts';
import { openTab } from '../support/tab.ts';

const stage = useStage();

const provisionsOf = (tab: App) => tab.row(labels.provisions, taxes.name);

/** Makes each kind of change in `one`, and waits until `other` shows it. */
async function follow(one: App, other: App) {
  await addIncome(one, 'Bonus', '5');
  await incomeOf(other, 'Bonus').waitFor();
  await other.shows('inSum', '15.00');
  await changeIncome(one, 'Salary', '12');
  await other.shows('inSum', '17.00');
  await removeIncome(one, 'Bonus');
  await incomeOf(other, 'Bonus').waitFor({ state: 'detached' });
  await other.shows('inSum', '12.00');
  await changeBalance(one, '732.25');
  await other.shows('accountBalance', '732.25');
  await duplicateSheet(one);
  await other.page.getByRole('button', { name: labels.newer }).click();
  await other.shows('inSum', '12.00');
  await provisionsOf(other).waitFor();
  // Both tabs now show the copy.
  await addIncome(other, 'Gift', '3');
  await incomeOf(one, 'Gift').waitFor();
  await one.shows('inSum', '15.00');
}

const networks = [
  ['while the server answers', false],
  ['while there is no network', true],
] as const;

// Source: docs/specification.md#tabs.
describe('an edit of one tab appears in another tab without a reload', () => {
  // Offline, the tabs can only learn from each other.
  test.each(tried(networks, ([, isOffline]) => isOffline))('%s', async (_, isOffline) => {
    const { session, stored } = await seedBudget(stage.server);
    const one = await openDevice(stage, session);
    await one.saved();
    const other = await openTab(one);
    await other.saved();
    await downloadDialogs(one, 'Salary');
    let loads = 0;
    other.page.on('load', () => (loads += 1));
    await one.context.setOffline(isOffline);
    await follow(one, other);
    await one.context.setOffline(false);
    for (const tab of [one, other]) await tab.saved();
    expect(loads).toBe(0);
    const ids = await stored.sheetIds();
    expect(ids).toHaveLength(3);
    const named = async (id: string) => (await stored.entries(id, 'in')).map(({ name, value }) => `${name} ${value}`);
    expect(await named(sheet.id)).toEqual(['Salary 12']);
    const copy = ids.find((id) => id.length === 20 && !id.startsWith('sheet')) ?? '';
    expect((await named(copy)).toSorted()).toEqual(['Gift 3', 'Salary 12']);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.close();
  });
});
