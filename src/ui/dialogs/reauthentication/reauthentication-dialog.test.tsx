// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Credentials, type IdentityFailure, identityFailures } from '../../../domain/identity.ts';
import type { Language } from '../../../i18n/language.ts';
import { EmailSection } from '../../screens/parameters/account/email-section.tsx';
import { type AccountEffects, refuse } from '../../sheet/testing/account-effects.ts';
import { renderSignedIn } from '../../sheet/testing/render-signed-in.tsx';
import { WorkspaceDialogs } from '../workspace-dialogs.tsx';

afterEach(cleanup);

const texts = {
  fr: { field: 'Nouvelle adresse email', title: 'Reconnectez-vous', password: 'Mot de passe', confirm: 'Confirmer' },
  en: { field: 'New email', title: 'Sign in again', password: 'Password', confirm: 'Confirm' },
};

/** Asks for another address, which the provider grants only to somebody who has just signed in. */
const open = async (
  reauthenticate: AccountEffects['reauthenticate'] = () => Promise.resolve(),
  language: Language = 'fr',
) => {
  const asked: Credentials[] = [];
  const changed: string[] = [];
  const page = (
    <>
      <EmailSection />
      <WorkspaceDialogs />
    </>
  );
  const started = await renderSignedIn(page, {
    language,
    account: {
      changeEmail: (email) => {
        changed.push(email);
        return changed.length === 1 ? refuse('requires-recent-login') : Promise.resolve();
      },
      reauthenticate: (credentials) => {
        asked.push(credentials);
        return reauthenticate(credentials);
      },
    },
  });
  const text = texts[language];
  await started.user.type(screen.getByRole('textbox', { name: text.field }), 'new@example.org{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: text.title }));
  const email = dialog.getByLabelText<HTMLInputElement>('Email');
  const password = dialog.getByLabelText<HTMLInputElement>(text.password);
  return {
    ...started,
    dialog,
    email,
    password,
    confirm: dialog.getByRole('button', { name: text.confirm }),
    asked,
    changed,
  };
};

// Source: docs/specification.md#reauthentication.
test('it starts with the address of the account, and waits for the password', async () => {
  const { email, password } = await open();
  expect(email.value).toBe('camille@example.org');
  expect(document.activeElement).toBe(password);
});

// Source: docs/specification.md#reauthentication.
test('it can be sent with an @ in the address and six characters of a password', async () => {
  const { user, email, password, confirm } = await open();
  await user.type(password, '12345');
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(password, '6');
  expect(confirm).toHaveProperty('disabled', false);
  await user.clear(email);
  await user.type(email, 'camille');
  expect(confirm).toHaveProperty('disabled', true);
});

// Source: docs/specification.md#recent-sign-in.
test('the right password closes it and goes on with the change', async () => {
  const { user, password, confirm, asked, changed } = await open();
  await user.type(password, '123456');
  await user.click(confirm);
  expect(asked).toEqual([{ email: 'camille@example.org', password: '123456' }]);
  expect(changed).toEqual(['new@example.org', 'new@example.org']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Source: docs/specification.md#reauthentication.
test.each(['button', 'Escape'])('cancelling by %s changes nothing and loses nothing', async (way) => {
  const { user, dialog, changed } = await open();
  await (way === 'button' ? user.click(dialog.getByRole('button', { name: 'Annuler' })) : user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changed).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Nouvelle adresse email' })).toHaveProperty('value', 'new@example.org');
});

const answers: readonly IdentityFailure[] = ['wrong-password', 'user-mismatch', 'invalid-credential', 'invalid-email'];
const others = identityFailures.filter((failure) => !answers.includes(failure));

const answerTo = async (failure: IdentityFailure, language: Language) => {
  const { user, dialog, password, confirm } = await open(() => refuse(failure), language);
  await user.type(password, '123456');
  await user.click(confirm);
  return dialog.getByRole('alert').textContent;
};

describe('a refusal', () => {
  // Source: docs/specification.md#again-wrong-password, docs/specification.md#again-mismatch,
  // docs/specification.md#again-invalid-credential, docs/specification.md#again-invalid-email.
  test('of the answer itself has a text of its own for each reason', async () => {
    const told: string[] = [];
    for (const failure of answers) {
      told.push(await answerTo(failure, 'fr'));
      cleanup();
    }
    expect(new Set(told).size).toBe(answers.length);
    expect(told.join(' ')).not.toContain("Erreur d'authentification");
  });

  // Source: docs/specification.md#again-other, docs/specification.md#no-codes.
  test.each(others)('by %s follows the words for all others, without its code', async (failure) => {
    const told = await answerTo(failure, 'fr');
    expect(told).toMatch(/^Erreur d'authentification: [A-Z].{10,}/);
    expect(told).not.toContain(failure);
  });

  test.each([
    ['fr', 'wrong-password', 'Le mot de passe est incorrect.'],
    ['en', 'user-mismatch', 'This is not the address of your account.'],
    ['en', 'user-disabled', 'Authentication error: This account has been disabled.'],
  ] as const)('in %s by %s is told', async (language, failure, text) => {
    expect(await answerTo(failure, language)).toBe(text);
  });

  test('keeps what was typed, and another try may follow', async () => {
    const { user, password, confirm, asked } = await open(() => refuse('wrong-password'));
    await user.type(password, '123456');
    await user.click(confirm);
    expect(password.value).toBe('123456');
    await user.click(confirm);
    expect(asked).toHaveLength(2);
  });
});

test('nothing can be cancelled while the password is checked', async () => {
  const { user, dialog, password, confirm } = await open(() => new Promise(() => {}));
  await user.type(password, '123456');
  await user.click(confirm);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  expect(dialog.getByRole('button', { name: 'Annuler' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
