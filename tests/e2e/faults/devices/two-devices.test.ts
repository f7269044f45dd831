import { expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { sheet } from '../support/budget.ts';
import { everyChange, cutConnection, injectFault } from '../support/network.ts';
import { changeIncome, pendingChip } from '../support/sheets.ts';
import { closeAll, openTwo } from '../support/two-devices.ts';

const stage = useStage();

const replaced = textOf('en', 'notice.writeReplaced');

// Source: docs/specification.md#edit-same-field.
test('keeps the last write of a field changed on two devices (conflict), and shows the overwritten value', async () => {
  const { devices, stored } = await openTwo(stage);
  const [late, early] = devices;
  const cut = await injectFault(late.page, everyChange, cutConnection);
  await changeIncome(late, 'Salary', '11');
  await pendingChip(late, 1).waitFor();
  await changeIncome(early, 'Salary', '22');
  await early.saved();
  expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ value: 22 }]);
  // Start waiting for the toast before it can appear.
  const toastShown = toasts(late.page).getByRole('status').filter({ hasText: replaced }).waitFor();
  cut.end();
  await late.saved();
  await toastShown;
  expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ value: 11 }]);
  await early.page.reload();
  await early.shows('inSum', '11.00');
  await closeAll(devices);
});
