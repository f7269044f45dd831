import { describe, expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { camille } from '../support/account.ts';
import { once, refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, descriptionOf, isWrong, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, needsRecentSignIn, useSection } from './parameters.ts';

const stage = useStage();

const change = 'accounts:update';
const other = 'violet-sombre-7';
const carrying = (password: string): unknown => expect.objectContaining({ password });

// Failures and rules: src/ui/screens/parameters/account.
describe('a password change', () => {
  const person = { ...camille, email: 'password@exemple.fr' };
  const screen = useSection(stage, 'fr', { section: 'password', person });

  const password = () => screen().field('fields.newPassword');
  const repeated = () => screen().field('account.password.repeated');
  const submitted = () => screen().button('account.password.submit');
  const type = async (first: string, second: string) => {
    await password().fill(first);
    await repeated().fill(second);
    await repeated().blur();
  };
  const typed = async () => [await password().inputValue(), await repeated().inputValue()];

  test('shows the reason of a refusal in a toast and beside the field, and keeps the typed password', async () => {
    const { page, identity } = screen();
    identity.answer(change, refuses('QUOTA_OF_TOMORROW : tell nobody'));
    await type(other, other);
    await submitted().click();
    await expect
      .poll(messagesIn(toasts(page), 'alert'), polledOften)
      .toEqual([textOf('fr', 'notice.passwordChangeFailed')]);
    await isWrong(password(), textOf('fr', 'error.generic'));
    expect(await typed()).toEqual([other, other]);
    expect(await submitted().isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
  });

  test('is not sent if the repeated password differs', async () => {
    await type(other, 'violet-sombre-8');
    await isWrong(repeated(), textOf('fr', 'account.password.differ'));
    expect(await submitted().isDisabled()).toBe(true);
    await repeated().press('Enter');
    expect(screen().identity.count('accounts:')).toBe(0);
    await repeated().fill(other);
    await expect.poll(() => descriptionOf(repeated()), polledOften).toBe('');
    expect(await submitted().isEnabled()).toBe(true);
  });

  // Source: docs/specification.md#recent-sign-in.
  test('waits for a recent sign-in, continues with the typed password, and shows a toast', async () => {
    const { page, identity } = screen();
    await type(other, other);
    identity.answer(change, once(needsRecentSignIn));
    await submitted().click();
    const dialog = dialogOf(page, 'fr', 'reauthentication.title');
    await dialog.getByText(textOf('fr', 'reauthentication.forPassword')).waitFor();
    expect(identity.sent(change)).toEqual([carrying(other)]);
    await dialog.getByLabel(textOf('fr', 'fields.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: textOf('fr', 'reauthentication.confirm') }).click();
    await expect
      .poll(messagesIn(toasts(page), 'status'), polledOften)
      .toEqual([textOf('fr', 'notice.passwordChanged')]);
    expect(identity.sent(change)).toEqual([carrying(other), carrying(other)]);
    await dialog.waitFor({ state: 'detached' });
    expect(await typed()).toEqual(['', '']);
    expect(await codesOn(page)).toEqual([]);
  });
});
