import { expect, test } from 'vitest';
import type { Language } from '../../tests/support/texts.ts';
import { allNamespaces, type MessageKey } from './message-key.ts';
import { createI18n } from './i18n.ts';

// Other tests check keys only. This test checks the wordings.
// Source: docs/specification.md#sign-in-invalid-email, docs/specification.md#sign-in-disabled,
// docs/specification.md#sign-up-succeeded, docs/specification.md#reset-not-found,
// docs/specification.md#reset-invalid-email, docs/specification.md#reset-too-many, docs/specification.md#reset-other,
// docs/specification.md#generic-message.
const wordings: Readonly<Record<Language, readonly (readonly [MessageKey, string])[]>> = {
  fr: [
    ['toast.signInSucceeded', 'Connexion réussie'],
    ['toast.invalidEmail', "L'adresse email n'est pas valide"],
    ['toast.userDisabled', 'Ce compte a été désactivé'],
    ['toast.wrongCredentials', 'Email ou mot de passe incorrect'],
    ['toast.signInFailed', 'Erreur de connexion. Veuillez réessayer.'],
    ['toast.tooManyRequests', 'Trop de tentatives. Veuillez réessayer plus tard'],
    ['toast.signUpSucceeded', 'Inscription réussie ! Vérifiez votre email pour confirmer votre compte.'],
    ['toast.emailAlreadyInUse', 'Cette adresse email est déjà utilisée'],
    ['toast.weakPassword', 'Le mot de passe est trop faible'],
    ['toast.signUpFailed', "Erreur d'inscription. Veuillez réessayer"],
    ['toast.initialisationFailed', "Erreur lors de l'initialisation du compte"],
    ['toast.resetSent', 'Vérifiez votre email pour réinitialiser votre mot de passe !'],
    ['toast.resetUserNotFound', "Aucun compte n'est associé à cette adresse email"],
    ['toast.resetFailed', 'Une erreur est survenue. Veuillez réessayer'],
    ['validation.allFieldsRequired', 'Veuillez remplir tous les champs'],
    ['validation.nameRequired', 'Veuillez saisir votre nom'],
    ['validation.emailRequired', 'Veuillez saisir votre adresse email'],
    ['validation.emailInvalid', 'Veuillez saisir une adresse email valide'],
    ['validation.passwordTooShort', 'Le mot de passe doit contenir au moins 6 caractères'],
    ['error.generic', "Une erreur s'est produite. Veuillez réessayer."],
    ['notice.passwordChanged', 'Votre mot de passe a été changé avec succès !'],
    ['notice.passwordChangeFailed', 'Une erreur est survenue. Veuillez réessayer.'],
    ['account.password.tooShort', 'Le mot de passe doit contenir au moins 6 caractères.'],
    ['account.password.differ', 'Les mots de passes ne sont pas les mêmes !'],
    ['account.failures.wrongPassword', 'Le mot de passe est incorrect.'],
    ['reauthentication.failed', "Erreur d'authentification: …"],
    ['parameters.names.taken', 'Cette valeur existe déjà !'],
    [
      'dataImport.problems.newerVersion',
      "Ce fichier vient d'une version plus récente. Rechargez la page, puis réessayez.",
    ],
  ],
  en: [
    ['toast.weakPassword', 'The password is too weak'],
    ['toast.tooManyRequests', 'Too many attempts. Please try again later'],
    ['validation.emailRequired', 'Please enter your email address'],
    ['validation.emailInvalid', 'Please enter a valid email address'],
    ['refusal.credentials', 'Check these two fields, or ask for a new password.'],
    ['refusal.email', 'Check this address.'],
    ['refusal.taken', 'Choose another address, or sign in with this one.'],
    ['refusal.weak', 'Choose a longer password.'],
    ['refusal.noAccount', 'Check this address, or create an account.'],
    ['refusal.other', 'The request did not go through. What you typed is still there.'],
    ['account.password.tooShort', 'The password must have at least 6 characters.'],
    ['account.password.differ', 'The passwords are not the same!'],
    ['account.failures.unreachable', 'The server cannot be reached. Check your internet access.'],
    ['account.failures.userMismatch', 'This is not the address of your account.'],
    ['account.failures.userDisabled', 'This account has been disabled.'],
    ['reauthentication.failed', 'Authentication error: …'],
    ['parameters.names.taken', 'This value already exists!'],
    ['dataImport.problems.notAnArchive', 'This file is not a complete export of My budget. Nothing was imported.'],
    ['emailAction.verifyEmail.title', 'Email confirmed'],
    ['emailAction.verifyAndChangeEmail.title', 'Address changed'],
    ['emailAction.recoverEmail.title', 'Address restored'],
    ['emailAction.expired.title', 'Link expired'],
    ['emailAction.invalid.title', 'Link already used or incorrect'],
    ['emailAction.disabled.title', 'Account disabled'],
    ['emailAction.taken.title', 'Address already in use'],
    ['emailAction.failed.title', 'The link could not be checked'],
  ],
};

test.each(['fr', 'en'] as const)('has the specified wordings in %s', async (language) => {
  const { t } = await createI18n(language, allNamespaces);
  const said = wordings[language].map(([key]) => [key, t(key, { count: 6, reason: '…' })]);
  expect(said).toEqual(wordings[language]);
});

test.each(['fr', 'en'] as const)('spells “email” consistently in %s', async (language) => {
  const i18n = await createI18n(language, allNamespaces);
  const texts = JSON.stringify(allNamespaces.map((namespace): unknown => i18n.getResourceBundle(language, namespace)));
  expect(texts.match(/.{0,30}(?:e-mail|courriel).{0,30}/giu)).toBeNull();
});
