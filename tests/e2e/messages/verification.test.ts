import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { camille, signedOut, signIn, signUp } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { refuses } from '../support/calls.ts';
import { codesOn, soon, told } from '../support/told.ts';
import { type Failure, inWords, onOwnPage, others } from './support.ts';
import { type Language, languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const failures: readonly Failure[] = [
  {
    why: 'too many attempts',
    answer: refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'),
    says: { key: 'toast.tooManyRequests', fr: 'Trop de tentatives. Veuillez réessayer plus tard' },
  },
  { why: 'EMAIL_NOT_FOUND', answer: refuses('EMAIL_NOT_FOUND'), says: { key: 'toast.verificationUserNotFound' } },
  ...others({ key: 'toast.verificationFailed' }),
];

const dialogOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: textOf(language, 'verification.title') });
const send = (dialog: Locator, language: Language) =>
  dialog.getByRole('button', { name: textOf(language, 'verification.send') }).click();

describe.each(languages)('the mail that confirms an address, in %s', (language) => {
  const person = { ...camille, email: `unconfirmed-${language}@exemple.fr` };

  // Source: docs/specification.md#verification-too-many, docs/specification.md#verification-not-found,
  // docs/specification.md#verification-other, docs/specification.md#verification-sent.
  test('is asked for again in a dialog that tells every failure and stays open', async () => {
    const complaints = await onOwnPage(stage, language, async ({ app, page, identity }) => {
      await signUp(app, person);
      await signIn(app, person);
      const dialog = dialogOf(page, language);
      await dialog.getByText(textOf(language, 'verification.text', { email: person.email })).waitFor();
      identity.clear();
      for (const { answer, says } of failures) {
        identity.answer('sendOobCode', answer);
        await send(dialog, language);
        await expect.poll(() => identity.count('sendOobCode')).toBe(1);
        await expect.poll(told(dialog, 'alert'), soon).toEqual([inWords(language, says)]);
        expect(await codesOn(page)).toEqual([]);
        identity.clear();
      }
      await send(dialog, language);
      await expect.poll(told(dialog, 'status'), soon).toEqual([textOf(language, 'verification.sent')]);
      await page.getByText(textOf(language, 'toast.verificationSent')).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await signedOut(app);
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#verification-cancel.
  test('is not asked for by who cancels, and is then signed out', async () => {
    const complaints = await onOwnPage(stage, language, async ({ app, page, identity }) => {
      const other = { ...person, email: `cancelled-${language}@exemple.fr` };
      await signUp(app, other);
      await signIn(app, other);
      identity.clear();
      const dialog = dialogOf(page, language);
      await dialog.getByRole('button', { name: textOf(language, 'shell.cancel') }).click();
      await dialog.waitFor({ state: 'detached' });
      await signedOut(app);
      expect(identity.count('sendOobCode')).toBe(0);
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#verification-no-user.
  test('cannot be asked for by nobody', async () => {
    const complaints = await onOwnPage(stage, language, async ({ app, page, identity, documents }) => {
      // The provider takes the new account away before its mail is asked for.
      identity.answer('accounts:update', refuses('TOKEN_EXPIRED'));
      await page.goto(`${app.origin}/signup`);
      await page.getByLabel(textOf(language, 'fields.name'), { exact: true }).fill(person.name);
      await page.getByLabel(textOf(language, 'fields.email'), { exact: true }).fill(`nobody-${language}@exemple.fr`);
      await page.getByLabel(textOf(language, 'fields.password'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: textOf(language, 'signUp.submit') }).click();
      await page.getByText(textOf(language, 'toast.verificationNoUser'), { exact: true }).waitFor();
      expect(documents.count('documents')).toBe(0);
      const dialog = dialogOf(page, language);
      await send(dialog, language);
      await expect.poll(told(dialog, 'alert'), soon).toEqual([textOf(language, 'toast.verificationNoUser')]);
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
});
