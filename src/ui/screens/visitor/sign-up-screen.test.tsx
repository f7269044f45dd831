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

// The dialog is downloaded when it opens, which takes its time on a busy machine.
const findNotice = () => screen.findByRole('dialog', { name: 'Confirmez votre email' }, { timeout: 5000 });

const unanswered = () => new Promise<never>(() => {});

const showScreen = async () => {
  const asked: Credentials[] = [];
  const createAccount = (credentials: Credentials) => {
    asked.push(credentials);
    return Promise.resolve({ uid: 'ada', email: credentials.email, emailVerified: false, displayName: '' });
  };
  const effects = { createAccount, sendVerification: () => Promise.resolve() };
  const ui = (
    <>
      <SignUpScreen />
      <SessionDialogs />
    </>
  );
  return { ...(await renderApp(ui, { path: '/signup', effects })), asked };
};

// Source: docs/specification.md#sign-up-form.
test('an untouched form shows no error, but cannot be sent', async () => {
  await showScreen();
  expect(screen.queryByText('Veuillez saisir votre nom')).toBeNull();
  expect(submit()).toHaveProperty('disabled', true);
});

test('nothing can be sent while a sign-in is pending (double submit)', async () => {
  const { app } = await renderApp(<SignUpScreen />, { path: '/signup', effects: { signIn: unanswered } });
  expect(submit().getAttribute('aria-busy')).toBe('false');
  const credentials = { email: 'ada@example.org', password: 'orange-bleu-42' };
  act(() => app.getSnapshot().children.session?.send({ type: 'signIn.submitted', credentials }));
  expect(submit().getAttribute('aria-busy')).toBe('true');
});

// Source: docs/specification.md#sign-up-name, docs/specification.md#sign-up-email, docs/specification.md#sign-up-password.
test('each field says what is wrong with it once it was left', async () => {
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
test('a good form is sent and answered by the notice about the mail', async () => {
  const page = await showScreen();
  await fillIn(page);
  await page.user.click(submit());
  expect(page.asked).toEqual([{ email: 'ada@example.org', password: '123456' }]);
  const notice = await findNotice();
  expect(notice.textContent).toContain('ada@example.org');
});

// Source: docs/specification.md#sign-up-steps.
test('closing the notice leads to the sign-in screen', async () => {
  const page = await showScreen();
  await fillIn(page);
  await page.user.click(submit());
  await findNotice();
  await page.user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(page.path()).toBe('/login');
  expect(page.app.getSnapshot().children.session?.getSnapshot().matches('registering')).toBe(false);
});
