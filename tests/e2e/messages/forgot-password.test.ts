import { beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { refuses } from '../support/calls.ts';
import { codesOn, isWrong, soon, told } from '../support/told.ts';
import { type Failure, inWords, others, type Said, useScreen } from './support.ts';
import { languages } from '../../support/texts.ts';

const stage = useStage();
const person = { ...camille, email: 'forgotten@exemple.fr' };

beforeAll(() => seedAccount(stage.server, person.email, person.password));

const tooMany: Said = { key: 'toast.tooManyRequests', fr: 'Trop de tentatives. Veuillez réessayer plus tard' };
const failures: readonly Failure[] = [
  {
    why: 'EMAIL_NOT_FOUND',
    answer: refuses('EMAIL_NOT_FOUND'),
    says: { key: 'toast.resetUserNotFound', fr: "Aucun compte n'est associé à cette adresse email" },
  },
  {
    why: 'INVALID_EMAIL',
    answer: refuses('INVALID_EMAIL'),
    says: { key: 'toast.invalidEmail', fr: "L'adresse email n'est pas valide" },
  },
  { why: 'too many attempts', answer: refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'), says: tooMany },
  { why: 'RESET_PASSWORD_EXCEED_LIMIT', answer: refuses('RESET_PASSWORD_EXCEED_LIMIT'), says: tooMany },
  ...others({ key: 'toast.resetFailed', fr: 'Une erreur est survenue. Veuillez réessayer' }),
];

const required: Said = { key: 'validation.emailRequired', fr: 'Veuillez saisir votre adresse email' };
const invalid: Said = { key: 'validation.emailInvalid', fr: 'Veuillez saisir une adresse email valide' };

describe.each(languages)('a forgotten password, in %s', (language) => {
  const screen = useScreen(stage, language, '/forgot-password');

  // Source: docs/specification.md#reset-not-found, docs/specification.md#reset-invalid-email,
  // docs/specification.md#reset-too-many, docs/specification.md#reset-other.
  test.each(failures)('$why is told, and what was typed stays', async ({ answer, says }) => {
    const { page, identity, field, button } = screen();
    identity.answer('sendOobCode', answer);
    await field('fields.email').fill(person.email);
    await button('forgotPassword.submit').click();
    await expect.poll(told(page, 'alert'), soon).toEqual([inWords(language, says)]);
    expect(await field('fields.email').inputValue()).toBe(person.email);
    expect(await button('forgotPassword.submit').isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
  });

  test.each<readonly [string, Said]>([
    ['', required],
    ['  ', required],
    ['camille', invalid],
    ['camille@exemple', invalid],
    ['@exemple.fr', invalid],
  ])('the address %o is refused beside the field, and cannot be sent', async (email, says) => {
    const { identity, field, button } = screen();
    await field('fields.email').fill(email);
    await field('fields.email').blur();
    await isWrong(field('fields.email'), inWords(language, says));
    expect(await button('forgotPassword.submit').isDisabled()).toBe(true);
    await field('fields.email').press('Enter');
    expect(identity.count('accounts:')).toBe(0);
  });

  // Source: docs/specification.md#reset-sent.
  test('a sent mail is told', async () => {
    const { page, field, button } = screen();
    await field('fields.email').fill(person.email);
    await button('forgotPassword.submit').click();
    const sent: Said = { key: 'toast.resetSent', fr: 'Vérifiez votre email pour réinitialiser votre mot de passe !' };
    await expect.poll(told(page, 'status'), soon).toEqual([inWords(language, sent)]);
  });
});
