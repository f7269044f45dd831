import { beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { camille } from '../support/account.ts';
import { refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, isWrong, polledOften, messagesIn } from '../support/messages.ts';
import { useScreen } from './screen.ts';

const stage = useStage();
const person = { ...camille, email: 'forgotten@exemple.fr' };

beforeAll(() => seedAccount(stage.server, person.email, person.password));

// Failures and rules: src/ui/screens/visitor.
describe('the forgotten-password form', () => {
  const screen = useScreen(stage, 'en', '/forgot-password');

  test('shows why the mail is refused, and keeps the address', async () => {
    const { page, identity, field, button } = screen();
    identity.answer('sendOobCode', refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'));
    await field('fields.email').fill(person.email);
    await button('forgotPassword.submit').click();
    await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('en', 'toast.tooManyRequests')]);
    expect(await field('fields.email').inputValue()).toBe(person.email);
    expect(await button('forgotPassword.submit').isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
  });

  test('refuses an invalid address beside the field', async () => {
    const { identity, field, button } = screen();
    await field('fields.email').fill('camille@exemple');
    await field('fields.email').blur();
    await isWrong(field('fields.email'), textOf('en', 'validation.emailInvalid'));
    expect(await button('forgotPassword.submit').isDisabled()).toBe(true);
    await field('fields.email').press('Enter');
    expect(identity.count('accounts:')).toBe(0);
  });

  test('confirms the mail', async () => {
    const { page, field, button } = screen();
    await field('fields.email').fill(person.email);
    await button('forgotPassword.submit').click();
    await expect.poll(messagesIn(page, 'status'), polledOften).toEqual([textOf('en', 'toast.resetSent')]);
  });
});
