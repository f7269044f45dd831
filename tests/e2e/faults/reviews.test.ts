import { describe, expect, test } from 'vitest';
import { denies } from '../support/calls.ts';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import type { App } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { openDevice, said, salary, seedBudget, sheet } from './support/budget.ts';
import { waitingWrites } from './support/device-storage.ts';
import { everyChange, isCut, meet, tellOnline } from './support/network.ts';
import { changeIncome, incomeOf, openPanel, removeIncome, waiting } from './support/sheets.ts';

const stage = useStage();

const chip = textOf('en', 'sync.review', { count: 1 });
const described = 'Salary — amount 10.00 → 12.00';

type Why = 'review.refused' | 'review.deleted';
type Choice = 'review.retry' | 'review.restore' | 'review.discard';

/** Decides in the panel, which must tell the change with its values and why it is there, and then has nothing left to decide. */
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
  await app.region(said.situation).waitFor();
};

/** Discards the change, which must not be there after a reload either. */
async function discard(app: App, why: Why) {
  await decide(app, why, 'review.discard');
  await expect.poll(() => waitingWrites(app.page)).toEqual([]);
  await reopened(app);
  await app.saved();
}

/** The server has refused a change, and the page was loaded again since. */
async function refusedChange() {
  const { session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  await app.saved();
  const changes = [{ method: 'PATCH', address: /\/in\// }] as const;
  const refusal = await meet(app.page, changes, denies(400, 'INVALID_ARGUMENT'));
  await changeIncome(app, 'Salary', '12');
  await app.page.getByRole('button', { name: chip, exact: true }).waitFor();
  await refusal.end();
  await reopened(app);
  return { app, stored };
}

/** A line was deleted elsewhere before its change has come, and the page was loaded again since. */
async function lateChange() {
  const { session, stored } = await seedBudget(stage.server);
  const [app, other] = [await openDevice(stage, session), await openDevice(stage, session)];
  await app.saved();
  const cut = await meet(app.page, everyChange, isCut);
  await changeIncome(app, 'Salary', '12');
  await waiting(app, 1).waitFor();
  await removeIncome(other, 'Salary');
  await other.saved();
  await expect.poll(() => stored.entries(sheet.id, 'in')).toEqual([]);
  await other.close();
  await cut.end();
  await tellOnline(app.page);
  await app.page.getByRole('button', { name: chip, exact: true }).waitFor();
  await incomeOf(app, 'Salary').waitFor({ state: 'detached' });
  await reopened(app);
  return { app, stored };
}

// Source: docs/specification.md#review.
describe('a change that the server refuses', () => {
  test('waits for a decision over a reload, and is sent when it is tried again', async () => {
    const { app, stored } = await refusedChange();
    await app.shows('inSum', '10.00');
    expect(await waitingWrites(app.page)).toHaveLength(1);
    await decide(app, 'review.refused', 'review.retry');
    await app.shows('inSum', '12.00');
    expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ id: salary.id, value: 12 }]);
    await expect.poll(() => waitingWrites(app.page)).toEqual([]);
    await app.close();
  });
});

describe('a change of a line that another device has deleted', () => {
  // Source: docs/specification.md#edit-deleted-line, docs/specification.md#review.
  test('waits for a decision over a reload, and puts the line back when that is wanted', async () => {
    const { app, stored } = await lateChange();
    expect(await stored.entries(sheet.id, 'in')).toEqual([]);
    await decide(app, 'review.deleted', 'review.restore');
    await app.shows('inSum', '12.00');
    expect(await incomeOf(app, 'Salary').count()).toBe(1);
    const back = await stored.entries(sheet.id, 'in');
    expect(back).toMatchObject([{ name: 'Salary', value: 12, id: expect.not.stringMatching(salary.id) }]);
    await expect.poll(() => waitingWrites(app.page)).toEqual([]);
    await app.close();
  });
});

const discarded = [
  ['that the server refuses', refusedChange, 'review.refused', '10.00', [{ id: salary.id, value: 10 }]],
  ['of a line that another device has deleted', lateChange, 'review.deleted', '0.00', []],
] as const;

// Source: docs/specification.md#review.
test.each(tried(discarded, ([, , why]) => why === 'review.refused'))(
  'a change %s is gone for good once it is discarded',
  async (...[, changed, why, sum, left]) => {
    const { app, stored } = await changed();
    await discard(app, why);
    await app.shows('inSum', sum);
    expect(await stored.entries(sheet.id, 'in')).toMatchObject(left);
    await app.close();
  },
);
