import { describe, expect, test } from 'vitest';
import { useStage } from '../support/stage.ts';
import { agrees, badGateway, cutOff, refuses } from '../support/calls.ts';
import { codesOn, soon, told } from '../support/told.ts';
import { type Failure, inWords, others, type Said, useScreen } from './support.ts';
import { languages } from '../../support/texts.ts';

const stage = useStage();

const invalidEmail: Said = { key: 'toast.invalidEmail', fr: "L'adresse email n'est pas valide" };
const disabled: Said = { key: 'toast.userDisabled', fr: 'Ce compte a été désactivé' };
const wrong: Said = { key: 'toast.wrongCredentials', fr: 'Email ou mot de passe incorrect' };
const other: Said = { key: 'toast.signInFailed', fr: 'Erreur de connexion. Veuillez réessayer.' };
const incomplete: Said = { key: 'validation.allFieldsRequired', fr: 'Veuillez remplir tous les champs' };

const failures: readonly Failure[] = [
  { why: 'INVALID_EMAIL', answer: refuses('INVALID_EMAIL'), says: invalidEmail },
  { why: 'USER_DISABLED', answer: refuses('USER_DISABLED'), says: disabled },
  { why: 'EMAIL_NOT_FOUND', answer: refuses('EMAIL_NOT_FOUND'), says: wrong },
  { why: 'INVALID_PASSWORD', answer: refuses('INVALID_PASSWORD'), says: wrong },
  { why: 'INVALID_LOGIN_CREDENTIALS', answer: refuses('INVALID_LOGIN_CREDENTIALS'), says: wrong },
  { why: 'too many attempts', answer: refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'), says: other },
  ...others(other),
];

const typed = { email: 'camille@exemple.fr', password: 'orange-bleu-42' };

describe.each(languages)('signing in, in %s', (language) => {
  const screen = useScreen(stage, language, '/login');

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

  // Source: docs/specification.md#sign-in-invalid-email, docs/specification.md#sign-in-disabled,
  // docs/specification.md#sign-in-credentials, docs/specification.md#sign-in-other, docs/specification.md#refusal-advice.
  test.each(failures)('$why is told, and what was typed stays', async ({ answer, says }) => {
    const { page, identity } = screen();
    identity.answer('signInWithPassword', answer);
    await submit();
    await expect.poll(told(page, 'alert'), soon).toEqual([inWords(language, says)]);
    await keeps();
  });

  test.each([
    ['a lost connection', cutOff],
    ['an answer that is no JSON', badGateway],
  ])('%s while the account is looked up is told', async (_, answer) => {
    const { page, identity } = screen();
    const tokens = { idToken: 'a.eyJleHAiOjksImlhdCI6MX0.c', refreshToken: 'r', localId: 'l' };
    identity.answer('signInWithPassword', agrees(tokens));
    identity.answer('lookup', answer);
    await submit();
    await expect.poll(told(page, 'alert'), soon).toEqual([inWords(language, other)]);
    await keeps();
  });

  // Source: docs/specification.md#sign-in-required.
  test.each([
    ['both', '', '', ['true', 'true']],
    ['the address', '', typed.password, ['true', 'false']],
    ['the password', typed.email, '', ['false', 'true']],
    ['all but spaces', '   ', typed.password, ['true', 'false']],
  ])('a form that lacks %s is not sent', async (_, email, password, marks) => {
    const { page, field, identity } = screen();
    await submit({ email, password });
    await expect.poll(told(page, 'alert'), soon).toEqual([inWords(language, incomplete)]);
    const fields = [field('fields.email'), field('fields.password')];
    expect(await Promise.all(fields.map((each) => each.getAttribute('aria-invalid')))).toEqual(marks);
    expect(identity.count('accounts:')).toBe(0);
    await keeps({ email: email.trim(), password });
  });
});
