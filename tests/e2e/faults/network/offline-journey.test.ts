import { callAsPatch } from '../../../../testing/api/call-as-patch.ts';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { entryDocument, seedEntry } from '../../../support/seed.ts';
import { isExhaustive } from '../../../support/tier.ts';
import { addLine, editLine } from '../../support/lines.ts';
import { useStage } from '../../support/stage.ts';
import { olderSheet, openDevice, labels, seedBudget, sheet, taxes } from '../support/budget.ts';
import { cachedParts, pendingWrites } from '../support/device-storage.ts';
import {
  addIncome,
  changeBalance,
  changeIncome,
  downloadDialogs,
  removeIncome,
  showNewer,
  showOlder,
  pendingChip,
} from '../support/sheets.ts';
import { crash, openTab } from '../support/tab.ts';

const stage = useStage();

const pension = { ...seedEntry(9, 40), name: 'Pension', day: 0, paid: false };
const services = /identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|\/v1\/projects\//u;
// The short run omits repeated edits of a line or sheet, which do not change the final state.
const count = isExhaustive ? 30 : 21;

/** Runs `act` for each value of `always`, and in an exhaustive run before that for each value of `more`. */
async function actOnEach(always: readonly string[], more: readonly string[], act: (each: string) => Promise<unknown>) {
  for (const each of isExhaustive ? [...more, ...always] : always) await act(each);
}

/** The id of the document that a request changes. */
function targetOf(request: Request): string {
  const call = callAsPatch({ method: request.method(), url: request.url(), body: request.postData() });
  const { pathname, searchParams } = new URL(call.url);
  return searchParams.get('documentId') ?? pathname.slice(pathname.lastIndexOf('/') + 1);
}

// Source: docs/specification.md#edit-order, docs/specification.md#edit-survives, docs/specification.md#offline-sheets.
test(`sends ${count} offline edits of two sheets once and in order after the tab was killed`, async () => {
  const { session, stored } = await seedBudget(stage.server, [entryDocument(olderSheet, 'in', pension)]);
  const app = await openDevice(stage, session);
  await showOlder(app);
  await app.shows('inSum', '40.00');
  await showNewer(app);
  await app.shows('inSum', '10.00');
  await expect
    .poll(() => cachedParts(app.page))
    .toEqual(expect.arrayContaining(['parameters', olderSheet.id, sheet.id, 'sheets']));
  await downloadDialogs(app, 'Salary');
  await app.context.setOffline(true);

  await actOnEach(['A1', 'A2', 'A3'], ['A4'], (name) => addIncome(app, name, '1'));
  await actOnEach(['13'], ['11', '12'], (amount) => changeIncome(app, 'Salary', amount));
  await actOnEach([], ['21'], (amount) => changeIncome(app, 'A1', amount));
  await removeIncome(app, 'A2');
  await actOnEach([], ['500.5'], (amount) => changeBalance(app, amount));
  await editLine(app.row(labels.provisions, 'Taxes'), labels.monthlyPayment, '90');
  // Each expense makes two edits, because its name becomes a suggestion.
  await addLine(app, labels.charges, { name: 'Rent', amount: '700' });
  await app.row(labels.charges, 'Rent').getByRole('checkbox', { name: labels.paid }).click();
  await showOlder(app);
  await actOnEach(['B1', 'B3'], ['B2'], (name) => addIncome(app, name, '2'));
  await changeBalance(app, '8');
  await changeIncome(app, 'B1', '31');
  await actOnEach([], ['B2'], (name) => removeIncome(app, name));
  await actOnEach(['42'], ['41'], (amount) => changeIncome(app, 'Pension', amount));
  await removeIncome(app, 'Pension');
  await addLine(app, labels.daily, { name: 'Bread', amount: '3', day: '2' });
  await showNewer(app);
  await changeIncome(app, 'A1', '22');
  await changeBalance(app, '600');
  await changeIncome(app, 'Salary', '14');
  await actOnEach([], ['A4'], (name) => removeIncome(app, name));
  await addIncome(app, 'A5', '5');
  await pendingChip(app, count).waitFor();
  await expect.poll(() => pendingWrites(app.page)).toHaveLength(count);
  const made = await pendingWrites(app.page);
  await crash(app.page);
  await app.page.close();

  // The app's files load, but every service refuses connections.
  const sent: string[] = [];
  let isBack = false;
  await app.context.route(services, async (route) => {
    if (!isBack) return route.abort('connectionrefused');
    const request = route.request();
    if (/\/v1\/projects\//u.test(request.url()) && request.method() !== 'GET') sent.push(targetOf(request));
    return route.continue();
  });
  await app.context.setOffline(false);
  const next = await openTab(app);
  await next.shows('inSum', '42.00');
  await next.shows('accountBalance', '600.00');
  await showOlder(next);
  await next.shows('inSum', '33.00');
  await next.shows('outDaySum', '3.00');
  await pendingChip(next, count).waitFor();
  isBack = true;
  await next.saved();

  expect(sent).toHaveLength(count);
  expect(sent.filter((target, index) => !JSON.stringify(made[index]).includes(target))).toEqual([]);
  const incomes = async (id: string) =>
    (await stored.entries(id, 'in')).map(({ name, value }) => `${name} ${value}`).toSorted();
  expect(await incomes(sheet.id)).toEqual(['A1 22', 'A3 1', 'A5 5', 'Salary 14']);
  expect(await incomes(olderSheet.id)).toEqual(['B1 31', 'B3 2']);
  expect(await stored.entries(sheet.id, 'outMonth')).toMatchObject([{ name: 'Rent', value: 700, paid: true }]);
  expect(await stored.entries(olderSheet.id, 'outDay')).toMatchObject([{ name: 'Bread', value: 3, day: 2 }]);
  expect(await stored.provisions(sheet.id)).toEqual([{ ...taxes, monthlyPayment: 90 }]);
  expect((await stored.sheet(sheet.id)).fields).toMatchObject({ accountBalance: { integerValue: '600' } });
  expect((await stored.sheet(olderSheet.id)).fields).toMatchObject({ accountBalance: { integerValue: '8' } });
  await expect.poll(() => pendingWrites(next.page)).toEqual([]);
  expect([...app.complaints, ...next.complaints]).toEqual([]);
  await app.context.close();
});
