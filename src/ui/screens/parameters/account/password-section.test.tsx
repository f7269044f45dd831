import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../../../tests/support/texts.ts';
import type { AccountEffects } from '../../../../../testing/ui/account-effects.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { PasswordSection } from './password-section.tsx';

afterEach(cleanup);

const labels = {
  fr: { password: 'Nouveau mot de passe', repeated: 'Répétez le mot de passe', submit: 'Changer le mot de passe' },
  en: { password: 'New password', repeated: 'Repeat the password', submit: 'Change the password' },
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const open = async (
  changePassword: AccountEffects['changePassword'] = () => Promise.resolve(),
  language: Language = 'fr',
) => {
  const sent: string[] = [];
  const started = await renderSignedIn(<PasswordSection />, {
    language,
    account: {
      changePassword: (password) => {
        sent.push(password);
        return changePassword(password);
      },
    },
  });
  const fields = () => ({
    password: field(labels[language].password),
    repeated: field(labels[language].repeated),
    submit: screen.getByRole('button', { name: labels[language].submit }),
  });
  return { ...started, sent, fields };
};

// Source: docs/specification.md#password-change.
test('changes the password and clears the form', async () => {
  const { user, fields, sent } = await open();
  await user.type(fields().password, '123456');
  await user.type(fields().repeated, '123456');
  await user.click(fields().submit);
  expect(sent).toEqual(['123456']);
  expect([fields().password.value, fields().repeated.value]).toEqual(['', '']);
});

const saysDifferent = () => screen.queryByText('Les mots de passes ne sont pas les mêmes !') !== null;

// Source: docs/specification.md#password-change.
test('marks the repeated password at the first differing character', async () => {
  const { user, fields } = await open();
  await user.type(fields().password, 'violet');
  await user.type(fields().repeated, 'vio');
  expect(saysDifferent()).toBe(false);
  await user.type(fields().repeated, 'x');
  expect(saysDifferent()).toBe(true);
  await user.type(fields().repeated, '{Backspace}let');
  expect(saysDifferent()).toBe(false);
});

test('shows each password on request', async () => {
  const { user, fields } = await open();
  expect(fields().password.type).toBe('password');
  await user.click(screen.getAllByRole('button', { name: 'Afficher le mot de passe' }).at(0) ?? document.body);
  expect([fields().password.type, fields().repeated.type]).toEqual(['text', 'password']);
});

test('marks the account and the new password for password managers (autofill)', async () => {
  const { fields } = await open();
  expect(document.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'camille@example.org');
  expect([fields().password.autocomplete, fields().repeated.autocomplete]).toEqual(['new-password', 'new-password']);
});

// Source: docs/specification.md#other-devices.
test.each([
  ['fr', 'Autres appareils', 'Déconnecter les autres'],
  ['en', 'Other devices', 'Sign out the others'],
] as const)('signs out the other devices in %s', async (language, title, button) => {
  const signedOut = Promise.withResolvers<void>();
  const { user } = await renderSignedIn(<PasswordSection />, {
    language,
    account: { signOutOthers: () => signedOut.promise },
  });
  const { password, repeated, submit } = labels[language];
  await user.type(field(password), '123456');
  await user.type(field(repeated), '123456');
  const change = screen.getByRole('button', { name: submit });
  const signOut = within(screen.getByRole('region', { name: title })).getByRole('button', { name: button });
  await user.click(signOut);
  expect(signOut.getAttribute('aria-busy')).toBe('true');
  // A new password also signs out the other devices: one request at a time.
  expect(change).toHaveProperty('disabled', true);
  signedOut.resolve();
  await waitFor(() => expect(signOut.getAttribute('aria-busy')).toBe('false'));
  expect(change).toHaveProperty('disabled', false);
});

// Source: docs/specification.md#other-devices.
test('hides the button if the provider cannot end sessions', async () => {
  await renderSignedIn(<PasswordSection />, { language: 'en', account: { endsSessions: false } });
  expect(screen.getByRole('button', { name: labels.en.submit })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out the others' })).toBeNull();
});
