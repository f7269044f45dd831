import { expect, test } from 'vitest';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget, sheet } from '../support/budget.ts';
import { pendingNames } from '../support/device-storage.ts';
import { everyChange, cutConnection, injectFault } from '../support/network.ts';
import { addIncome, pendingChip } from '../support/sheets.ts';
import { crash, openTab } from '../support/tab.ts';

const stage = useStage();

const count = 50;
const names = Array.from({ length: count }, (_, index) => `Line ${String(index).padStart(2, '0')}`);

const storedNames = async ({ stored }: Awaited<ReturnType<typeof seedBudget>>) =>
  (await stored.entries(sheet.id, 'in')).map(({ name }) => name).toSorted();

// Source: docs/specification.md#edit-survives.
test(`sends each of ${count} offline edits of a killed tab once from the next tab (crash)`, async () => {
  const budget = await seedBudget(stage.server);
  const app = await openDevice(stage, budget.session);
  await app.context.setOffline(true);
  for (const name of names) await addIncome(app, name, '1');
  await expect.poll(() => pendingNames(app.page)).toEqual(names);
  await crash(app.page);
  await app.page.close();
  expect(await storedNames(budget)).toEqual(['Salary']);

  await app.context.setOffline(false);
  const next = await openTab(app);
  await next.shows('inSum', `${10 + count}.00`);
  await next.saved();
  expect(await storedNames(budget)).toEqual([...names, 'Salary']);
  await expect.poll(() => pendingNames(next.page)).toEqual([]);
  await app.context.close();
});

// A tab refreshes by itself after a minute. Only exhaustive runs measure the delay, because no other program runs then.
const longest = 1000;

// Source: docs/specification.md#edit-survives, docs/specification.md#tabs.
test('sends pending edits of a killed tab at once from another open tab (crash)', async () => {
  const budget = await seedBudget(stage.server);
  const app = await openDevice(stage, budget.session);
  await app.saved();
  const other = await openTab(app);
  await injectFault(app.page, everyChange, cutConnection);
  for (const name of names.slice(0, 5)) await addIncome(app, name, '1');
  await pendingChip(app, 5).waitFor();
  await expect.poll(() => pendingNames(other.page)).toHaveLength(5);
  const sent = other.page.waitForRequest((request) => request.method() === 'POST');
  await crash(app.page);
  const killed = performance.now();
  await sent;
  expect(performance.now() - killed).toBeLessThan(longest);
  await other.saved();
  expect(await storedNames(budget)).toEqual([...names.slice(0, 5), 'Salary']);
  await app.context.close();
});
