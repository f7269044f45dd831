import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isExhaustive } from '../../support/tier.ts';
import { type Budget, openDevice, labels, seedBudget } from '../faults/support/budget.ts';
import { cachedParts, pendingNames } from '../faults/support/device-storage.ts';
import { everyChange, cutConnection, injectFault } from '../faults/support/network.ts';
import { addIncome, pendingChip } from '../faults/support/sheets.ts';
import { textOf } from '../../support/texts.ts';
import { signedOut, signIn } from '../support/account.ts';
import { appOn } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** Every text in localStorage and sessionStorage, and every cached URL. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) texts.push(url);
    }
    return texts.join('\n');
  });

// A tab refreshes by itself after a minute. Only exhaustive runs measure the delay, because no other program runs then.
const maxDelay = isExhaustive ? 1000 : 30_000;

const signOut = async ({ page }: { readonly page: Page }) => page.getByRole('link', { name: labels.signOut }).click();

// Source: docs/specification.md#sign-out.
test('signs out all tabs at once, and shows no amount after Back', async () => {
  const { session } = await seedBudget(stage.server);
  const first = await openDevice(stage, session);
  const other = appOn(await first.context.newPage(), first.origin, labels);
  await other.page.goto(first.origin);
  await other.shows('inSum', '10.00');
  const background = appOn(await first.context.newPage(), first.origin, labels);
  await background.page.goto(first.origin);
  await background.shows('inSum', '10.00');
  await background.page.goto(`${first.origin}/licences.txt`);

  await signOut(first);
  await first.page.waitForURL('**/login');
  await other.page.waitForURL('**/login', { timeout: maxDelay });
  expect(await other.page.getByText('10.00').count()).toBe(0);

  await background.page.goBack();
  await signedOut(background);
  expect(await background.page.getByText('10.00').count()).toBe(0);
  expect(await cachedParts(first.page)).toEqual([]);
  await first.context.close();
});

const exposedDataOf = async (budget: Budget, page: Page): Promise<readonly string[]> => {
  const { stored, person } = budget;
  const seen = `${await page.content()}\n${await storedText(page)}`;
  return [stored.uid, person.email, 'Of Ada', 'Salary'].filter((text) => seen.includes(text));
};

// Source: docs/specification.md#sign-out-device.
test('shows the next user no data of the previous user, whose pending edits stay', async () => {
  const ada = await seedBudget(stage.server);
  const bob = await seedBudget(stage.server);
  const app = await openDevice(stage, ada.session);
  const { page } = app;
  const cut = await injectFault(page, everyChange, cutConnection);
  await addIncome(app, 'Of Ada', '1');
  await pendingChip(app, 1).waitFor();
  await signOut(app);
  await page
    .getByRole('dialog', { name: textOf('en', 'signOutDialog.title') })
    .getByRole('button', { name: textOf('en', 'signOutDialog.keep'), exact: true })
    .click();
  await signedOut(app);
  cut.end();
  // The device keeps the user's identity until the server has ended the session.
  await expect.poll(() => exposedDataOf(ada, page)).toEqual([]);

  await signIn(app, bob.person);
  await app.shows('inSum', '10.00');
  await addIncome(app, 'Of Bob', '5');
  await app.saved();
  // Bob's own budget also has a salary.
  expect(await exposedDataOf(ada, page)).toEqual(['Salary']);
  expect(await pendingNames(page)).toEqual(['Of Ada']);
  await signOut(app);
  await signedOut(app);
  expect(await pendingNames(page)).toEqual(['Of Ada']);

  await signIn(app, ada.person);
  await app.shows('inSum', '11.00');
  await app.saved();
  await expect.poll(() => pendingNames(page)).toEqual([]);
  await app.context.close();
});
