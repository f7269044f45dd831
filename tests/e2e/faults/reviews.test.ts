import { expect, test } from 'vitest';
import { denies } from '../support/calls.ts';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import type { App } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { openDevice, labels, salary, seedBudget, sheet } from './support/budget.ts';
import { pendingWrites } from './support/device-storage.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from './support/network.ts';
import { changeIncome, incomeOf, openPanel, removeIncome, pendingChip } from './support/sheets.ts';

const stage = useStage();

const chip = textOf('en', 'sync.review', { count: 1 });
const described = 'Salary — amount 10.00 → 12.00';

type Why = 'review.refused' | 'review.deleted';
type Choice = 'review.retry' | 'review.restore' | 'review.discard';

/** Checks the values and the reason of the change in the panel, presses a decision, and waits until the panel is empty. */
async function decide(app: App, why: Why, choice: Choice) {
  const panel = await openPanel(app, chip);
  const review = panel.getByRole('listitem').filter({ hasText: described });
  await review.filter({ hasText: textOf('en', why) }).waitFor();
  await review.getByRole('button', { name: textOf('en', choice), exact: true }).click();
  await review.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: textOf('en', 'shell.close') }).click();
  await panel.waitFor({ state: 'detached' });
  await app.saved();
}

const reopened = async (app: App) => {
  await app.page.reload();
  await app.region(labels.situation).waitFor();
};

/** The server refused a change, then the page was reloaded. */
async function refusedChange() {
  const { session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  await app.saved();
  const changes = [{ method: 'PATCH', address: /\/in\// }] as const;
  const refusal = await injectFault(app.page, changes, denies(400, 'INVALID_ARGUMENT'));
  await changeIncome(app, 'Salary', '12');
  await app.page.getByRole('button', { name: chip, exact: true }).waitFor();
  refusal.end();
  await reopened(app);
  await app.shows('inSum', '10.00');
  return { app, stored };
}

/** Another device deleted a line before this device sent a change of the line. Then the page was reloaded. */
async function lateChange() {
  const { session, stored } = await seedBudget(stage.server);
  const [app, other] = [await openDevice(stage, session), await openDevice(stage, session)];
  await app.saved();
  const cut = await injectFault(app.page, everyChange, cutConnection);
  await changeIncome(app, 'Salary', '12');
  await pendingChip(app, 1).waitFor();
  await removeIncome(other, 'Salary');
  await other.saved();
  await expect.poll(() => stored.entries(sheet.id, 'in')).toEqual([]);
  await other.close();
  cut.end();
  await dispatchOnline(app.page);
  await app.page.getByRole('button', { name: chip, exact: true }).waitFor();
  await incomeOf(app, 'Salary').waitFor({ state: 'detached' });
  await reopened(app);
  expect(await stored.entries(sheet.id, 'in')).toEqual([]);
  return { app, stored };
}

const unchanged = { id: salary.id, value: 10 };
const changed = { id: salary.id, value: 12 };
// A restored line gets a new id.
const otherId = (): unknown => expect.not.stringMatching(salary.id);
const anew = { name: 'Salary', value: 12, id: otherId() };

const rows = [
  [
    'that the server refused and that the user retries',
    refusedChange,
    'review.refused',
    'review.retry',
    '12.00',
    [changed],
  ],
  [
    'that the server refused and that the user discards',
    refusedChange,
    'review.refused',
    'review.discard',
    '10.00',
    [unchanged],
  ],
  ['of a deleted line that the user restores', lateChange, 'review.deleted', 'review.restore', '12.00', [anew]],
  ['of a deleted line that the user discards', lateChange, 'review.deleted', 'review.discard', '0.00', []],
] as const;

// Source: docs/specification.md#edit-deleted-line, docs/specification.md#review.
test.each(tried(rows, ([, , , choice]) => choice === 'review.restore'))(
  'reviews a change %s after a reload',
  async (...[, change, why, choice, sum, lines]) => {
    const { app, stored } = await change();
    expect(await pendingWrites(app.page)).toHaveLength(1);
    await decide(app, why, choice);
    await expect.poll(() => pendingWrites(app.page)).toEqual([]);
    await app.shows('inSum', sum);
    expect(await incomeOf(app, 'Salary').count()).toBe(lines.length);
    expect(await stored.entries(sheet.id, 'in')).toMatchObject(lines);
    await reopened(app);
    await app.saved();
    await app.shows('inSum', sum);
    expect(await stored.entries(sheet.id, 'in')).toMatchObject(lines);
    await app.close();
  },
);
