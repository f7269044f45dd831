import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { seedAccount } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { camille } from '../support/account.ts';
import { refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, sizeOf, needsRecentSignIn, useSection } from './parameters.ts';

const stage = useStage();

const somebodyElse = { ...camille, email: 'somebody-else@exemple.fr' };
beforeAll(() => seedAccount(stage.server, somebodyElse.email, somebodyElse.password));

const change = 'accounts:update';
const signIn = 'accounts:signInWithPassword';
const wanted = 'violet-sombre-7';

// Failures: src/ui/dialogs/reauthentication.
describe('signing in again', () => {
  const person = { ...camille, email: 'again@exemple.fr' };
  const screen = useSection(stage, 'en', { section: 'password', person });

  const dialog = () => dialogOf(screen().page, 'en', 'reauthentication.title');
  const inDialog = (key: MessageKey) => dialog().getByLabel(textOf('en', key), { exact: true });
  const confirmed = () => dialog().getByRole('button', { name: textOf('en', 'reauthentication.confirm'), exact: true });
  const showsToast = async (text: string) => {
    await expect.poll(messagesIn(dialog(), 'alert'), polledOften).toEqual([text]);
  };

  beforeEach(async () => {
    const { identity, field, button } = screen();
    identity.answer(change, needsRecentSignIn);
    await field('fields.newPassword').fill(wanted);
    await field('account.password.repeated').fill(wanted);
    await button('account.password.submit').click();
    await dialog().waitFor();
    identity.clear();
  });

  test('shows a dialog with the address and the reason, and shows a refusal', async () => {
    expect(await sizeOf(dialog())).toEqual({ width: 500, minHeight: '250px' });
    await dialog().getByText(textOf('en', 'reauthentication.forPassword')).waitFor();
    expect(await messagesIn(dialog(), 'alert')()).toEqual([]);
    screen().identity.answer(signIn, refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'));
    await inDialog('fields.password').fill('erreur-de-frappe');
    await confirmed().click();
    await showsToast(textOf('en', 'reauthentication.failed', { reason: textOf('en', 'toast.tooManyRequests') }));
    expect(await inDialog('fields.email').inputValue()).toBe(person.email);
    expect(await inDialog('fields.password').inputValue()).toBe('erreur-de-frappe');
    expect(await confirmed().isEnabled()).toBe(true);
    expect(await messagesIn(toasts(screen().page), 'alert')()).toEqual([]);
    expect(await codesOn(screen().page)).toEqual([]);
  });

  // Source: docs/specification.md#again-mismatch.
  test('is refused for another account', async () => {
    await inDialog('fields.email').fill(somebodyElse.email);
    await inDialog('fields.password').fill(somebodyElse.password);
    await confirmed().click();
    await showsToast(textOf('en', 'account.failures.userMismatch'));
    expect(await inDialog('fields.email').inputValue()).toBe(somebodyElse.email);
    expect(screen().identity.count(change)).toBe(0);
  });

  test('requires a password of six characters, and changes nothing on Escape', async () => {
    const { page, field, identity } = screen();
    await inDialog('fields.password').fill('12345');
    expect(await confirmed().isDisabled()).toBe(true);
    await inDialog('fields.password').press('Enter');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(identity.count('accounts:')).toBe(0);
    expect(await field('fields.newPassword').inputValue()).toBe(wanted);
    expect(await messagesIn(toasts(page), 'alert')()).toEqual([]);
  });
});
