import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { camille, type Person, signedOut } from '../support/account.ts';
import { visit } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { type Answer, cutOff, denies, refuses } from '../support/calls.ts';
import { dialogOf, documentsWith, openSection, sizeOf, tooOld, useSection } from './parameters.ts';
import { closeToasts, codesOn, descriptionOf, soon, told, toasts } from '../support/told.ts';
import { enter, onOwnPage, type Screen } from './support.ts';
import { type Language, languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const deletion = 'accounts:delete';
const failures: readonly (readonly [string, string, Answer, MessageKey])[] = [
  ['a sign-in that is too old', deletion, tooOld, 'toast.accountDeletionTooLate'],
  ['a lost connection', deletion, cutOff, 'toast.networkFailed'],
  ['a code that nobody lists', deletion, refuses('QUOTA_OF_TOMORROW : tell nobody'), 'toast.accountDeletionFailed'],
  ['data that cannot be removed', ':commit', denies(500, 'INTERNAL'), 'toast.accountDeletionFailed'],
];

const questionOn = (page: Page, language: Language) => dialogOf(page, language, 'accountDeletion.title');
const buttonOf = (dialog: ReturnType<typeof questionOn>, language: Language, key: MessageKey) =>
  dialog.getByRole('button', { name: textOf(language, key), exact: true });

/** Asks for the deletion, and means it. */
async function confirm({ page, button }: Screen, language: Language, { email, password }: Person) {
  await openSection(page, 'data');
  await button('accountDeletion.open').click();
  const question = questionOn(page, language);
  await question.getByLabel(textOf(language, 'accountDeletion.typed'), { exact: true }).fill(email);
  await buttonOf(question, language, 'accountDeletion.confirm').click();
  const again = dialogOf(page, language, 'reauthentication.title');
  await again.getByText(textOf(language, 'reauthentication.forDeletion')).waitFor();
  await again.getByLabel(textOf(language, 'fields.password'), { exact: true }).fill(password);
  await buttonOf(again, language, 'reauthentication.confirm').click();
}

describe.each(languages)('the deletion of an account, in %s', (language) => {
  const person = { ...camille, email: `kept-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'data', person });

  const question = () => questionOn(screen().page, language);
  const typed = () => question().getByLabel(textOf(language, 'accountDeletion.typed'), { exact: true });
  const confirmed = () => buttonOf(question(), language, 'accountDeletion.confirm');
  const leave = async () => {
    await buttonOf(question(), language, 'shell.cancel').click();
    await question().waitFor({ state: 'detached' });
  };

  // Source: docs/specification.md#account-deletion, docs/specification.md#dialog-size.
  test('asks in a dialog of its size that shows what to type', async () => {
    await screen().button('accountDeletion.open').click();
    expect(await sizeOf(question())).toEqual({ width: 500, minHeight: '250px' });
    expect(await descriptionOf(typed())).toBe(person.email);
    await leave();
    expect(screen().identity.count(deletion)).toBe(0);
  });

  // Source: docs/specification.md#account-deletion.
  test.each(['', camille.email, `${person.email}x`])('is not confirmed by %o', async (text) => {
    await screen().button('accountDeletion.open').click();
    await typed().fill(text);
    expect(await confirmed().isDisabled()).toBe(true);
    await typed().press('Enter');
    await question().waitFor();
    await leave();
    expect(screen().identity.count(deletion)).toBe(0);
  });

  // Source: docs/specification.md#account-deletion.
  test.each([` ${person.email.toUpperCase()} `])('is confirmed by %o', async (text) => {
    await screen().button('accountDeletion.open').click();
    await typed().fill(text);
    expect(await confirmed().isEnabled()).toBe(true);
    await leave();
  });

  // Source: docs/specification.md#account-deletion-failure, docs/specification.md#deletion-succeeded.
  test('that fails brings the person back with a message, until it succeeds', async () => {
    const leaver = { ...person, email: `leaver-${language}@exemple.fr` };
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { app, page, identity, documents } = walk;
      await enter(stage, walk, leaver, documentsWith({}));
      await visit(page, '/parameters?section=data');
      for (const [why, call, answer, key] of failures) {
        const calls = call === deletion ? identity : documents;
        await closeToasts(page, language);
        calls.clear();
        calls.answer(call, answer);
        await confirm(walk, language, leaver);
        await expect.poll(told(toasts(page), 'alert'), { ...soon, message: why }).toEqual([textOf(language, key)]);
        calls.clear();
        await walk.button('accountDeletion.open').waitFor();
        expect(await codesOn(page)).toEqual([]);
      }
      await confirm(walk, language, leaver);
      await expect.poll(told(toasts(page), 'status'), soon).toEqual([textOf(language, 'toast.accountDeleted')]);
      await signedOut(app);
    });
    expect(complaints).toEqual([]);
  });
});
