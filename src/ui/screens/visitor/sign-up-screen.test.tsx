import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Credentials } from '../../../domain/identity/identity.ts';
import { SessionDialogs } from '../../dialogs/session-dialogs.tsx';
import { clearPage, renderApp } from '../../../../testing/ui/render-app.tsx';
import { SignUpScreen } from './sign-up-screen.lazy.tsx';

afterEach(clearPage);

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe');
const submit = () => screen.getByRole('button', { name: 'Créer mon compte' });

// The lazy dialog may load slowly on a busy machine.
const findNotice = () => screen.findByRole('dialog', { name: 'Confirmez votre email' }, { timeout: 5000 });

const unanswered = () => new Promise<never>(() => {});

const showScreen = async () => {
  const sent: Credentials[] = [];
  const createAccount = (credentials: Credentials) => {
    sent.push(credentials);
    return Promise.resolve({ uid: 'ada', email: credentials.email, emailVerified: false, displayName: '' });
  };
  const effects = { createAccount, sendVerification: () => Promise.resolve() };
  const ui = (
    <>
      <SignUpScreen />
      <SessionDialogs />
    </>
  );
  return { ...(await renderApp(ui, { path: '/signup', effects })), sent };
};

// Source: docs/specification.md#sign-up-form.
test('shows no error before the first input, but disables the button', async () => {
  await showScreen();
  expect(screen.queryByText('Veuillez saisir votre nom')).toBeNull();
  expect(submit()).toHaveProperty('disabled', true);
});

test('marks the button busy while a sign-in is pending (double submit)', async () => {
  const { app } = await renderApp(<SignUpScreen />, { path: '/signup', effects: { signIn: unanswered } });
  expect(submit().getAttribute('aria-busy')).toBe('false');
  const credentials = { email: 'ada@example.org', password: 'orange-bleu-42' };
  act(() => app.getSnapshot().children.session?.send({ type: 'signIn.submitted', credentials }));
  expect(submit().getAttribute('aria-busy')).toBe('true');
});

// Source: docs/specification.md#sign-up-name, docs/specification.md#sign-up-email, docs/specification.md#sign-up-password.
test('shows the problem of a field when it loses focus', async () => {
  const { user } = await showScreen();
  await user.click(name());
  await user.type(email(), 'ada@');
  await user.type(password(), '12345');
  await user.tab();
  expect(screen.getByText('Veuillez saisir votre nom')).toBeDefined();
  expect(screen.getByText('Veuillez saisir une adresse email valide')).toBeDefined();
  expect(screen.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
});

const fillIn = async ({ user }: Awaited<ReturnType<typeof showScreen>>) => {
  await user.type(name(), 'Ada');
  await user.type(email(), 'ada@example.org');
  await user.type(password(), '123456');
};

// Source: docs/specification.md#sign-up-form.
test('creates the account and opens the notice about the verification mail', async () => {
  const page = await showScreen();
  await fillIn(page);
  await page.user.click(submit());
  expect(page.sent).toEqual([{ email: 'ada@example.org', password: '123456' }]);
  const notice = await findNotice();
  expect(notice.textContent).toContain('ada@example.org');
});

// Source: docs/specification.md#sign-up-steps.
test('goes to the sign-in screen when the notice is closed', async () => {
  const page = await showScreen();
  await fillIn(page);
  await page.user.click(submit());
  await findNotice();
  await page.user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(page.path()).toBe('/login');
  expect(page.app.getSnapshot().children.session?.getSnapshot().matches('registering')).toBe(false);
});
