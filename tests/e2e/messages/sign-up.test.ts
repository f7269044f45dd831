import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { useStage } from '../support/stage.ts';
import { badGateway, refuses } from '../support/calls.ts';
import { type Screen, type Failure, inWords, onOwnPage, others, type Said, useScreen } from './support.ts';
import { codesOn, isWrong, soon, toasts, told } from '../support/told.ts';
import { type Language, languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const other: Said = { key: 'toast.signUpFailed', fr: "Erreur d'inscription. Veuillez réessayer" };
const failures: readonly Failure[] = [
  {
    why: 'EMAIL_EXISTS',
    answer: refuses('EMAIL_EXISTS'),
    says: { key: 'toast.emailAlreadyInUse', fr: 'Cette adresse email est déjà utilisée' },
  },
  {
    why: 'INVALID_EMAIL',
    answer: refuses('INVALID_EMAIL'),
    says: { key: 'toast.invalidEmail', fr: "L'adresse email n'est pas valide" },
  },
  {
    why: 'WEAK_PASSWORD',
    answer: refuses('WEAK_PASSWORD : Password should be at least 6 characters'),
    says: { key: 'toast.weakPassword', fr: 'Le mot de passe est trop faible' },
  },
  { why: 'too many attempts', answer: refuses('TOO_MANY_ATTEMPTS_TRY_LATER'), says: other },
  ...others(other),
];

const fieldKeys = ['fields.name', 'fields.email', 'fields.password'] as const;
const typed = { 'fields.name': 'Camille', 'fields.email': 'camille@exemple.fr', 'fields.password': 'orange-bleu-42' };

const nameRequired: Said = { key: 'validation.nameRequired', fr: 'Veuillez saisir votre nom' };
const emailInvalid: Said = { key: 'validation.emailInvalid', fr: 'Veuillez saisir une adresse email valide' };
const tooShort: Said = {
  key: 'validation.passwordTooShort',
  fr: 'Le mot de passe doit contenir au moins 6 caractères',
};

const rules: readonly (readonly [(typeof fieldKeys)[number], string, Said])[] = [
  ['fields.name', '', nameRequired],
  ['fields.name', '   ', nameRequired],
  ['fields.email', '', emailInvalid],
  ['fields.email', 'camille', emailInvalid],
  ['fields.email', 'camille@', emailInvalid],
  ['fields.email', 'camille@exemple', emailInvalid],
  ['fields.email', 'ca mille@exemple.fr', emailInvalid],
  ['fields.password', '', tooShort],
  ['fields.password', '12345', tooShort],
];

describe.each(languages)('signing up, in %s', (language) => {
  const screen = useScreen(stage, language, '/signup');

  // Source: docs/specification.md#sign-up-in-use, docs/specification.md#sign-up-invalid-email,
  // docs/specification.md#sign-up-weak, docs/specification.md#sign-up-other, docs/specification.md#refusal-advice.
  test.each(failures)('$why is told, and what was typed stays', async ({ answer, says }) => {
    const { page, identity, field, button } = screen();
    identity.answer('accounts:signUp', answer);
    for (const key of fieldKeys) await field(key).fill(typed[key]);
    await button('signUp.submit').click();
    await expect.poll(told(page, 'alert'), soon).toEqual([inWords(language, says)]);
    for (const key of fieldKeys) expect(await field(key).inputValue()).toBe(typed[key]);
    expect(await button('signUp.submit').isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
  });

  // Source: docs/specification.md#sign-up-name, docs/specification.md#sign-up-email, docs/specification.md#sign-up-password.
  test.each(rules)('%s holding %o is refused beside the field, and cannot be sent', async (key, text, says) => {
    const { field, button, identity } = screen();
    for (const each of fieldKeys) await field(each).fill(typed[each]);
    await field(key).fill(text);
    await field(key).blur();
    await isWrong(field(key), inWords(language, says, { count: 6 }));
    expect(await button('signUp.submit').isDisabled()).toBe(true);
    await field(key).press('Enter');
    expect(identity.count('accounts:')).toBe(0);
    await field(key).fill(typed[key]);
    await expect.poll(() => button('signUp.submit').isEnabled()).toBe(true);
  });

  // Source: docs/specification.md#sign-up-form.
  test('the button waits for the answer', async () => {
    const { page, identity, field, button } = screen();
    for (const key of fieldKeys) await field(key).fill(typed[key]);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    identity.answer('accounts:signUp', async (route) => {
      await held;
      await refuses('EMAIL_EXISTS')(route);
    });
    await button('signUp.submit').click();
    await expect.poll(() => identity.count('accounts:signUp')).toBe(1);
    await button('signUp.submit').click({ force: true });
    await field('fields.name').press('Enter');
    release();
    await expect.poll(told(page, 'alert'), soon).toEqual([textOf(language, 'toast.emailAlreadyInUse')]);
    expect(identity.count('accounts:signUp')).toBe(1);
  });
});

async function signUp({ app, page }: Screen, language: Language, email: string) {
  const label = (key: MessageKey) => page.getByLabel(textOf(language, key), { exact: true });
  await page.goto(`${app.origin}/signup`);
  for (const key of fieldKeys) await label(key).fill(key === 'fields.email' ? email : typed[key]);
  await page.getByRole('button', { name: textOf(language, 'signUp.submit') }).click();
}

describe.each(languages)('once the account is made, in %s', (language) => {
  const succeeded: Said = {
    key: 'toast.signUpSucceeded',
    fr: 'Inscription réussie ! Vérifiez votre email pour confirmer votre compte.',
  };
  const initialisation: Said = {
    key: 'toast.initialisationFailed',
    fr: "Erreur lors de l'initialisation du compte",
  };

  // Source: docs/specification.md#sign-up-succeeded, docs/specification.md#sign-up-steps.
  test('the success is told, and closing the notice leads to the sign-in screen', async () => {
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { page } = walk;
      await signUp(walk, language, `made-${language}@exemple.fr`);
      // The notice opens at the same moment, and hides from assistive technology what it repeats itself.
      await toasts(page).getByText(inWords(language, succeeded)).waitFor();
      const notice = page.getByRole('dialog', { name: textOf(language, 'signUpNotice.title') });
      await notice.getByRole('button', { name: textOf(language, 'shell.close') }).click();
      await page.waitForURL('**/login');
      await expect.poll(told(page, 'status'), soon).toEqual([textOf(language, 'toast.confirmEmailThenSignIn')]);
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#sign-up-initialisation, docs/specification.md#sign-up-no-data.
  test('a first sheet that cannot be stored is told, and the mail is sent all the same', async () => {
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { page, identity, documents } = walk;
      documents.answer('documents', badGateway);
      const release = identity.hold('sendOobCode');
      await signUp(walk, language, `uninitialised-${language}@exemple.fr`);
      await expect.poll(told(page, 'alert'), soon).toEqual([inWords(language, initialisation)]);
      release();
      await page.getByRole('dialog', { name: textOf(language, 'signUpNotice.title') }).waitFor();
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#sign-up-no-mail.
  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'toast.tooManyRequests'],
    ['QUOTA_OF_TOMORROW', 'toast.verificationFailed'],
  ] as const)('a mail refused with %s is told, and can be asked for again', async (code, key) => {
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { page, identity } = walk;
      identity.answer('sendOobCode', refuses(code));
      await signUp(walk, language, `mail-${code.length}-${language}@exemple.fr`);
      const dialog = page.getByRole('dialog', { name: textOf(language, 'verification.title') });
      await dialog.waitFor();
      await page.getByText(textOf(language, key), { exact: true }).waitFor();
      expect(await codesOn(page)).toEqual([]);
      identity.clear();
      await dialog.getByRole('button', { name: textOf(language, 'verification.send') }).click();
      await dialog.getByText(textOf(language, 'verification.sent')).waitFor();
    });
    expect(complaints).toEqual([]);
  });
});
