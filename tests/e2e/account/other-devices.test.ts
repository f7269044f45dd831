import { expect, test } from 'vitest';
import { openDevice, labels, seedBudget } from '../faults/support/budget.ts';
import { addIncome } from '../faults/support/sheets.ts';
import { textOf } from '../../support/texts.ts';
import { toasts } from '../support/messages.ts';
import { signedOut, signIn } from '../support/account.ts';
import { openApp } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

// Source: docs/specification.md#other-devices.
test('signs out a lost phone from the laptop, which stays signed in', async () => {
  const { person, session } = await seedBudget(stage.server);
  const laptop = await openDevice(stage, session);
  const phone = await openApp({ browser: stage.browser, origin: stage.server.origin, words: labels });
  await signIn(phone, person);
  await phone.shows('inSum', '10.00');

  // The button works even before the identity library has loaded the user.
  const releaseLibrary = await holdRequests(laptop.page, /\/identity-[^/]+\.js$/u);
  await laptop.page.goto(`${laptop.origin}/parameters?section=password`);
  await laptop.page.getByRole('button', { name: 'Sign out the others' }).click();
  releaseLibrary();
  await toasts(laptop.page).getByText(textOf('en', 'notice.othersSignedOut')).waitFor();

  await phone.page.reload();
  await signedOut(phone);
  expect(await phone.page.getByText('10.00').count()).toBe(0);

  await laptop.page.goto(`${laptop.origin}/`);
  await addIncome(laptop, 'Bonus', '5');
  await laptop.saved();
  await laptop.shows('inSum', '15.00');
  expect(laptop.complaints).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});
