import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { textOf } from '../../support/texts.ts';
import { camille, signedOut } from '../support/account.ts';
import { denies } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { closeToasts, codesOn, descriptionOf, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, sizeOf, needsRecentSignIn, useSection } from './parameters.ts';

const stage = useStage();

const deletion = 'accounts:delete';

// Failures: tests/charts/account-deletion.test.ts; their messages: src/ui/dialogs/account-deletion.
describe('the deletion of an account', () => {
  const person = { ...camille, email: 'leaver@exemple.fr' };
  const screen = useSection(stage, 'fr', { section: 'data', person });

  const question = () => dialogOf(screen().page, 'fr', 'accountDeletion.title');
  const again = () => dialogOf(screen().page, 'fr', 'reauthentication.title');
  const typed = () => question().getByLabel(textOf('fr', 'accountDeletion.typed'), { exact: true });
  const pressed = (dialog: ReturnType<typeof question>, key: MessageKey) =>
    dialog.getByRole('button', { name: textOf('fr', key), exact: true });
  const confirm = async () => {
    await screen().button('accountDeletion.open').click();
    await typed().fill(person.email);
    await pressed(question(), 'accountDeletion.confirm').click();
    await again().getByText(textOf('fr', 'reauthentication.forDeletion')).waitFor();
    await again().getByLabel(textOf('fr', 'fields.password'), { exact: true }).fill(person.password);
    await pressed(again(), 'reauthentication.confirm').click();
  };

  test('asks for a text to type in a dialog, and accepts no other text', async () => {
    await screen().button('accountDeletion.open').click();
    expect(await sizeOf(question())).toEqual({ width: 500, minHeight: '250px' });
    expect(await descriptionOf(typed())).toBe(person.email);
    await typed().fill(`${person.email}x`);
    expect(await pressed(question(), 'accountDeletion.confirm').isDisabled()).toBe(true);
    await typed().press('Enter');
    await pressed(question(), 'shell.cancel').click();
    await question().waitFor({ state: 'detached' });
    expect(screen().identity.count(deletion)).toBe(0);
  });

  test('returns to the app with a message when it fails, and can be repeated until it succeeds', async () => {
    const { app, page, identity, documents } = screen();
    const fails = async (key: MessageKey) => {
      await closeToasts(page, 'fr');
      await confirm();
      await expect.poll(messagesIn(toasts(page), 'alert'), polledOften).toEqual([textOf('fr', key)]);
      expect(await codesOn(page)).toEqual([]);
    };
    documents.answer(':commit', denies(500, 'INTERNAL'));
    await fails('toast.accountDeletionFailed');
    expect(identity.count(deletion)).toBe(0);
    documents.clear();
    identity.answer(deletion, needsRecentSignIn);
    await fails('toast.accountDeletionTooLate');
    identity.clear();
    await confirm();
    await expect.poll(messagesIn(toasts(page), 'status'), polledOften).toEqual([textOf('fr', 'toast.accountDeleted')]);
    await signedOut(app);
  });
});
