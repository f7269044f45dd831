import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { textOf } from '../../support/texts.ts';
import { toasts, messagesIn } from '../support/messages.ts';
import { openApp, openSignedIn } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { controlClock, skipDelays } from '../support/page-clock.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const identityLibrary = /\/identity-[^/]+\.js$/u;

const sheet = seedSheet(0, toSheetDate(2026, 11, 1));

/** Seeds a user with one line. */
async function seedPerson(email: string) {
  const { browser, server } = stage;
  const account = await seedAccount(server, email, 'orange-bleu-42');
  await account.put([sheetDocument(sheet), entryDocument(sheet, 'outDay', seedEntry(0, 12.34))]);
  return { account, options: { browser, origin: server.origin, words: words.fr, session: account.session } };
}

/** Opens the app on a device that already stores the user's data. */
async function openReturning(email: string) {
  const { account, options } = await seedPerson(email);
  const app = await openSignedIn(options);
  await app.row(words.fr.daily, 'Line 0000').waitFor();
  await app.saved();
  return { account, app, page: app.page };
}

/** Opens the app on a device that stores only the user's identity. */
async function openWithoutCache(email: string) {
  const { account, options } = await seedPerson(email);
  const app = await openApp(options);
  const person = JSON.stringify({ uid: account.localId, email });
  await app.page.evaluate((value) => localStorage.setItem('last-person', value), person);
  return { account, app, page: app.page };
}

test('shows a returning user their lines before the identity is checked', async () => {
  const { app, page } = await openReturning('returning@exemple.fr');
  const rowsThen = Promise.withResolvers<number>();
  await page.route(identityLibrary, async (route) => {
    rowsThen.resolve(await page.locator('[data-row]').count());
    await route.continue();
  });
  await page.reload();
  expect(await rowsThen.promise).toBe(1);
  await page.unrouteAll();
  await app.close();
});

// Source: docs/specification.md#sheet-after-reload, docs/specification.md#draft.
test('keeps the shown sheet of a tab and a half-typed line after a reload', async () => {
  const { account, options } = await seedPerson('rechargee@exemple.fr');
  await account.put([sheetDocument(seedSheet(1, toSheetDate(2026, 12, 1)))]);
  const app = await openApp(options);
  const { page } = app;
  await page.clock.setFixedTime(new Date(2026, 10, 26, 10, 30));
  await page.goto(app.origin);
  await page.getByRole('button', { name: words.fr.older }).click();
  await app.row(words.fr.daily, 'Line 0000').waitFor();
  const form = app.region(words.fr.daily);
  const day = form.getByRole('textbox', { name: words.fr.day, exact: true }).last();
  expect(await day.inputValue()).toBe('26');
  const name = form.getByRole('combobox', { name: words.fr.name, exact: true }).last();
  await name.fill('Boulangerie');
  await page.clock.runFor(300);
  await page.reload();
  await app.row(words.fr.daily, 'Line 0000').waitFor();
  await page.getByText(textOf('fr', 'notice.entryRestored')).waitFor();
  expect([await name.inputValue(), await day.inputValue()]).toEqual(['Boulangerie', '26']);
  await page.getByRole('button', { name: words.fr.newer }).click();
  await expect.poll(() => day.inputValue()).toBe('');
  expect(await name.inputValue()).toBe('Boulangerie');

  // A new tab opens on the newest sheet.
  await page.getByRole('button', { name: words.fr.older }).click();
  await app.row(words.fr.daily, 'Line 0000').waitFor();
  const visit = await app.context.newPage();
  await visit.clock.setFixedTime(new Date(2026, 10, 26, 10, 30));
  await visit.goto(app.origin);
  await visit.getByRole('button', { name: /01 déc/u }).waitFor();
  await app.context.close();
});

test('sends each request of a start only once, even if the font loads late', async () => {
  const { account, app, page } = await openWithoutCache('une-fois@exemple.fr');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:v1|identitytoolkit|securetoken)/u.test(pathname)) requested.push(pathname.replace(/^.*\//u, ''));
  });
  await controlClock(page);
  const sendFont = await holdRequests(page, /\.woff2$/u);
  const identified = page.waitForResponse(/accounts:lookup/u);
  await page.goto(app.origin, { waitUntil: 'commit' });
  await app.row(words.fr.daily, 'Line 0000').waitFor();
  await identified;
  // The page merges refreshes that follow within a short pause, so the font must load after the pause.
  await skipDelays(page);
  sendFont();
  await page.waitForLoadState('networkidle');
  const parts = ['in', 'moneySaving', 'outDay', 'outMonth', 'provisions'];
  expect(requested.toSorted()).toEqual(['accounts:lookup', account.localId, 'parameters', ...parts].toSorted());
  await page.unrouteAll();
  await app.context.close();
});

test('leads to the sign-in form if the session ended elsewhere and the device has no stored data', async () => {
  const { account, app, page } = await openWithoutCache('ailleurs@exemple.fr');
  const { name, value } = account.session;
  const ended = value.replaceAll(/("(?:refreshToken|accessToken)":")[^"]+/gu, '$1ended');
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [name, ended] as const);
  await page.goto(app.origin);
  await page.waitForURL('**/login');
  await app.page.getByText(textOf('fr', 'toast.sessionLost')).waitFor();
  expect(await messagesIn(toasts(page), 'alert')()).toEqual([]);
  expect(app.complaints).toEqual([]);
  await app.close();
});
