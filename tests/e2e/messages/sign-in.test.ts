import { describe, expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, polledOften, messagesIn } from '../support/messages.ts';
import { useScreen } from './screen.ts';

const stage = useStage();

const typed = { email: 'camille@exemple.fr', password: 'orange-bleu-42' };

// Failures and rules: src/ui/screens/visitor.
describe('the sign-in form', () => {
  const screen = useScreen(stage, 'fr', '/login');

  const submit = async ({ email, password } = typed) => {
    const { field, button } = screen();
    await field('fields.email').fill(email);
    await field('fields.password').fill(password);
    await button('signIn.submit').click();
  };
  const keeps = async ({ email, password } = typed) => {
    const { page, field, button } = screen();
    expect(await field('fields.email').inputValue()).toBe(email);
    expect(await field('fields.password').inputValue()).toBe(password);
    expect(await button('signIn.submit').isEnabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await codesOn(page)).toEqual([]);
  };

  test('shows the reason of a refusal, and keeps the typed text', async () => {
    const { page, identity } = screen();
    identity.answer('signInWithPassword', refuses('INVALID_LOGIN_CREDENTIALS'));
    await submit();
    await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('fr', 'toast.wrongCredentials')]);
    await keeps();
  });

  // Source: docs/specification.md#sign-in-required.
  test('is not sent without a password', async () => {
    const { page, field, identity } = screen();
    await submit({ ...typed, password: '' });
    await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('fr', 'validation.allFieldsRequired')]);
    const fields = [field('fields.email'), field('fields.password')];
    expect(await Promise.all(fields.map((each) => each.getAttribute('aria-invalid')))).toEqual(['false', 'true']);
    expect(identity.count('accounts:')).toBe(0);
    await keeps({ ...typed, password: '' });
  });
});
