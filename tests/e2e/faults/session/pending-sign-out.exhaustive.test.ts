import { expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { signedOut, signIn } from '../../support/account.ts';
import { useStage } from '../../support/stage.ts';
import { sheet } from '../support/budget.ts';
import { expectNoBudgetData, signOutWithEdits, names } from '../support/pending-sign-out.ts';
import { dispatchOnline } from '../support/network.ts';

const stage = useStage();

// Source: docs/specification.md#sign-out-waiting.
test('discards pending edits on sign-out if the user chooses so', async () => {
  const { app, person, stored, cut, choose } = await signOutWithEdits(stage);
  await choose('signOutDialog.discard');
  await signedOut(app);
  await expectNoBudgetData(app);
  cut.end();
  await signIn(app, person);
  await app.shows('inSum', '10.00');
  await app.saved();
  expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ name: 'Salary' }]);
  await app.close();
});

// Source: docs/specification.md#sign-out-waiting.
test('sends pending edits before the sign-out if the user chooses so and the network is back', async () => {
  const { app, stored, cut, choose, dialog } = await signOutWithEdits(stage);
  await choose('signOutDialog.send');
  await dialog.getByText(textOf('en', 'signOutDialog.unreachable')).waitFor();
  cut.end();
  await dispatchOnline(app.page);
  await signedOut(app);
  const lines = await stored.entries(sheet.id, 'in');
  expect(lines.map(({ name }) => name).toSorted()).toEqual([...names, 'Salary'].toSorted());
  await expectNoBudgetData(app);
  await app.close();
});
