import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { tried } from '../../support/tier.ts';
import { type Language, textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { camille, followResetMail, signIn } from '../support/account.ts';
import { type App, openApp, openSignedIn } from '../support/app.ts';
import { messagesIn } from '../support/messages.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
const lines = [1, 2, 3].map((index) => seedEntry(index, index));

/** Seeds a user with a sheet of three lines. */
async function seedPerson(email: string) {
  const { session, put } = await seedAccount(stage.server, email, camille.password);
  await put([sheetDocument(sheet), ...lines.map((line) => entryDocument(sheet, 'outDay', line))]);
  return { person: { ...camille, email }, session };
}

/** Aborts requests for a chunk until the returned function is called. Removing the route would lose pending requests. */
async function loseChunk(page: Page, name: string) {
  let isLost = true;
  const chunk = new RegExp(`/assets/${name}-[^/]+\\.js$`, 'u');
  await page.route(chunk, (route) => (isLost ? route.abort() : route.continue()));
  return () => {
    isLost = false;
  };
}

/** Waits until the missing-part message is the only alert. */
async function showsMissingPart({ page }: App, language: Language) {
  const parts = ['title', 'text', 'retry', 'reload'] as const;
  const whole = parts.map((key) => textOf(language, `missingPart.${key}`)).join(' ');
  await expect.poll(messagesIn(page, 'alert')).toEqual([whole]);
}

const tryAgain = ({ page }: App, language: Language) =>
  page.getByRole('button', { name: textOf(language, 'missingPart.retry') }).click();

async function showsAllLines(app: App) {
  for (const { name } of lines) await app.row(app.words.daily, name).waitFor();
  expect(new URL(app.page.url()).pathname).toBe('/');
}

/** The complaints, except the failed import that browsers log. */
const otherComplaints = ({ complaints }: App) =>
  complaints.filter((text) => !text.startsWith('TypeError: Failed to fetch'));

const opened = (language: Language) =>
  ({ browser: stage.browser, origin: stage.server.origin, words: words[language] }) as const;

// Source: docs/specification.md#missing-part.
describe('a chunk that cannot be loaded', () => {
  test('is not reported as a refused sign-in, and leads home after a retry', async () => {
    const { person } = await seedPerson('missing-home@exemple.fr');
    const app = await openApp(opened('fr'));
    const bringBack = await loseChunk(app.page, 'signed-in');
    await signIn(app, person);
    await showsMissingPart(app, 'fr');
    await tryAgain(app, 'fr');
    await showsMissingPart(app, 'fr');
    bringBack();
    await tryAgain(app, 'fr');
    await showsAllLines(app);
    expect(otherComplaints(app)).toEqual([]);
    await app.close();
  });

  test('is loaded again by a new sign-in', async () => {
    const { person } = await seedPerson('missing-library@exemple.fr');
    const app = await openApp(opened('fr'));
    const bringBack = await loseChunk(app.page, 'identity');
    await signIn(app, person);
    await app.page.getByRole('alert').getByText(textOf('fr', 'toast.signInFailed')).waitFor();
    bringBack();
    await app.page.getByRole('button', { name: words.fr.signIn }).click();
    await showsAllLines(app);
    expect(otherComplaints(app)).toEqual([]);
    await app.close();
  });

  test('is reported to a returning user, who sees all lines after a retry', async () => {
    const { session } = await seedPerson('missing-sheet@exemple.fr');
    const app = await openSignedIn({ ...opened('en'), session });
    await showsAllLines(app);
    const bringBack = await loseChunk(app.page, 'signed-in');
    await app.page.reload();
    await showsMissingPart(app, 'en');
    bringBack();
    await tryAgain(app, 'en');
    await showsAllLines(app);
    expect(otherComplaints(app)).toEqual([]);
    await app.close();
  });

  // A chunk of only this dialog, and a chunk that dialogs share.
  test.each(tried(['new-sheet-dialog.lazy', 'radio-card'], (chunk) => chunk === 'radio-card'))(
    'is reported when a dialog needs the chunk, and the page stays: %s',
    async (chunk) => {
      const { session } = await seedPerson(`${chunk}@exemple.fr`);
      const app = await openSignedIn({ ...opened('en'), session });
      const { page, words: labels } = app;
      await showsAllLines(app);
      const bringBack = await loseChunk(page, chunk);
      const name = app.region(labels.daily).locator('form').getByLabel(labels.name, { exact: true });
      await name.fill('Brea');
      await page.getByRole('button', { name: labels.newSheet, exact: true }).click();
      await showsMissingPart(app, 'en');
      expect((await page.getByRole('alert').boundingBox())?.y).toBeLessThan(900);
      await showsAllLines(app);
      bringBack();
      await tryAgain(app, 'en');
      const dialog = page.getByRole('dialog', { name: labels.newSheet });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Brea');
      expect(otherComplaints(app)).toEqual([]);
      await app.close();
    },
  );

  test.each(tried(['email-action-screen.lazy', 'email-action.effects'], (chunk) => chunk === 'email-action.effects'))(
    'does not prevent the user from following the link of a mail: %s',
    async (chunk) => {
      const { person } = await seedPerson(`${chunk}@exemple.fr`);
      const app = await openApp(opened('fr'));
      const { page, words: labels } = app;
      await page.goto(`${app.origin}/forgot-password`);
      await page.getByLabel(labels.email, { exact: true }).fill(person.email);
      await page.getByRole('button', { name: labels.reset }).click();
      await page.getByText(labels.resetSent).waitFor();
      const bringBack = await loseChunk(page, chunk);
      await followResetMail(app, stage.server, person.email);
      await showsMissingPart(app, 'fr');
      bringBack();
      await tryAgain(app, 'fr');
      await page.getByLabel(labels.newPassword, { exact: true }).waitFor();
      expect(otherComplaints(app)).toEqual([]);
      await app.close();
    },
  );
});
