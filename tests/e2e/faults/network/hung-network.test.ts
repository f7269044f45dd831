import { expect, onTestFinished, test } from 'vitest';
import { isExhaustive } from '../../../support/tier.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, salary, seedBudget, sheet } from '../support/budget.ts';
import { cachedParts, pendingWrites } from '../support/device-storage.ts';
import { startHangingProxy } from '../support/hanging-proxy.ts';
import { dispatchOnline } from '../support/network.ts';
import { addIncome, changeIncome, incomeOf } from '../support/sheets.ts';

const stage = useStage();

const firstRow = `[data-row="${salary.id}"]`;

// Only exhaustive runs measure the delay, because no other program runs then.
const [loadCount, maxDelay] = isExhaustive ? [3, 1000] : [1, Infinity];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

test('shows the cached sheet at once while the network hangs, and sends edits afterwards', async () => {
  const { session, stored } = await seedBudget(stage.server);
  const proxy = await startHangingProxy(stage.server.origin);
  onTestFinished(proxy.stop);
  const app = await openDevice(stage, session, proxy.origin);
  const { page } = app;
  await app.saved();
  await expect.poll(() => cachedParts(page)).toEqual(expect.arrayContaining(['parameters', sheet.id, 'sheets']));

  const release = proxy.hang();
  await page.addInitScript((row) => {
    const painted = new MutationObserver(() => {
      if (!document.querySelector(row)) return;
      painted.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
    });
    painted.observe(document, { childList: true, subtree: true });
  }, firstRow);
  const times: number[] = [];
  for (let load = 0; load < loadCount; load += 1) {
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? Infinity));
  }
  expect(median(times), `first rows after ${times.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(maxDelay);

  await addIncome(app, 'Bonus', '5');
  await changeIncome(app, 'Salary', '12');
  await app.shows('inSum', '17.00');
  await expect.poll(() => pendingWrites(page)).toHaveLength(2);
  release();
  await dispatchOnline(page);
  await app.saved();
  await app.shows('inSum', '17.00');
  expect(await incomeOf(app, 'Bonus').count()).toBe(1);
  const stands = await stored.entries(sheet.id, 'in');
  expect(stands.map(({ name, value }) => `${name} ${value}`).toSorted()).toEqual(['Bonus 5', 'Salary 12']);
  expect(app.complaints).toEqual([]);
  await app.context.close();
});

// Source: docs/specification.md#device-first.
test('waits for a cache that takes three seconds to open while the network hangs', async () => {
  const { session } = await seedBudget(stage.server);
  const proxy = await startHangingProxy(stage.server.origin);
  onTestFinished(proxy.stop);
  const { page, saved, context, complaints } = await openDevice(stage, session, proxy.origin);
  await saved();
  await expect.poll(() => cachedParts(page)).toEqual(expect.arrayContaining(['parameters', sheet.id, 'sheets']));

  proxy.hang();
  await page.addInitScript(() => {
    const openAtOnce = Reflect.get(IDBFactory.prototype, 'open');
    IDBFactory.prototype.open = function openLate(name, version) {
      const request = openAtOnce.call(this, name, version);
      if (name !== 'mon-budget-cache') return request;
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: (event: Event) => void) =>
        listen(type, (event) => setTimeout(listener, type === 'success' ? 3000 : 0, event));
      return request;
    };
  });
  await page.reload();
  await page.locator(firstRow).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
