import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Credentials, IdentityFailure } from '../../domain/identity/identity.ts';
import type { Language } from '../../../tests/support/texts.ts';
import { EmailSection } from '../screens/parameters/account/email-section.tsx';
import { type AccountEffects, refuse } from '../../../testing/ui/account-effects.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { reasonsIn } from '../../../testing/ui/account/reasons.ts';
import { textsOf, messagesOfEach } from '../../../testing/ui/page-messages.ts';
import { WorkspaceDialogs } from './workspace-dialogs.tsx';

afterEach(cleanup);

const texts = {
  fr: { field: 'Nouvelle adresse email', title: 'Reconnectez-vous', password: 'Mot de passe', confirm: 'Confirmer' },
  en: { field: 'New email', title: 'Sign in again', password: 'Password', confirm: 'Confirm' },
};

/** Submits a new email address, which needs a recent sign-in. */
const open = async (
  reauthenticate: AccountEffects['reauthenticate'] = () => Promise.resolve(),
  language: Language = 'fr',
) => {
  const submitted: Credentials[] = [];
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
      sendChangeLink: (email) => {
        changed.push(email);
        return changed.length === 1 ? refuse('requires-recent-login') : Promise.resolve();
      },
      reauthenticate: (credentials) => {
        submitted.push(credentials);
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
    submitted,
    changed,
  };
};

// Source: docs/specification.md#reauthentication.
test('fills in the address of the account and focuses the password', async () => {
  const { email, password } = await open();
  expect(email.value).toBe('camille@example.org');
  expect(document.activeElement).toBe(password);
});

// Source: docs/specification.md#reauthentication.
test('enables the button for an address with an @ and a password of six characters', async () => {
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
test('closes on the right password and continues the change', async () => {
  const { user, password, confirm, submitted, changed } = await open();
  await user.type(password, '123456');
  await user.click(confirm);
  expect(submitted).toEqual([{ email: 'camille@example.org', password: '123456' }]);
  expect(changed).toEqual(['new@example.org', 'new@example.org']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Source: docs/specification.md#reauthentication.
test.each(['button', 'Escape'])('changes nothing when cancelled by %s, and keeps the form', async (way) => {
  const { user, dialog, changed } = await open();
  await (way === 'button' ? user.click(dialog.getByRole('button', { name: 'Annuler' })) : user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changed).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Nouvelle adresse email' })).toHaveProperty('value', 'new@example.org');
});

const isWrongCredential = (failure: string): boolean =>
  ['wrong-password', 'user-mismatch', 'invalid-credential', 'invalid-email'].includes(failure);

// Source: docs/specification.md#again-wrong-password, docs/specification.md#again-invalid-credential,
// docs/specification.md#again-invalid-email, docs/specification.md#again-other.
test('shows each refusal in the dialog and keeps what was typed', async () => {
  const t = await textsOf('fr');
  let reason: IdentityFailure = 'unknown';
  const { app, email, password, confirm, submitted } = await open(() => refuse(reason), 'fr');
  fireEvent.input(password, { target: { value: 'erreur-de-frappe' } });
  const messages = await messagesOfEach(app, async (failure) => {
    reason = failure;
    const before = submitted.length;
    fireEvent.click(confirm);
    await waitFor(() => expect([submitted.length, confirm.getAttribute('aria-busy')]).toEqual([before + 1, 'false']));
    expect([email.value, password.value]).toEqual(['camille@example.org', 'erreur-de-frappe']);
  });
  const expected = Object.entries(reasonsIn(t)).map(([failure, text]) => {
    const note = isWrongCredential(failure) ? text : t('reauthentication.failed', { reason: text });
    return [failure, { note, dialog: t('reauthentication.title') }] as const;
  });
  expect(messages).toEqual(Object.fromEntries(expected));
  expect(submitted).toEqual(submitted.map(() => ({ email: 'camille@example.org', password: 'erreur-de-frappe' })));
});

test('disables Cancel and ignores Escape while the password is checked', async () => {
  const { user, dialog, password, confirm } = await open(() => new Promise(() => {}));
  await user.type(password, '123456');
  await user.click(confirm);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  expect(dialog.getByRole('button', { name: 'Annuler' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
