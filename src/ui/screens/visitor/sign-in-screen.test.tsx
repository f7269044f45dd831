import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Credentials } from '../../../domain/identity/identity.ts';
import { clearPage, renderApp } from '../../../../testing/ui/render-app.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { productVersion } from '../../shell/product-version.ts';

afterEach(clearPage);

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe');
const submit = () => screen.getByRole('button', { name: 'Se connecter' });

const showScreen = async () => {
  const sent: Credentials[] = [];
  const signIn = (credentials: Credentials) => {
    sent.push(credentials);
    return Promise.reject(Object.assign(new Error('refused'), { failure: 'wrong-password' }));
  };
  return { ...(await renderApp(<SignInScreen />, { path: '/login', effects: { signIn } })), sent };
};

// Source: docs/specification.md#sign-in-required.
test('does not send an incomplete form and asks for all fields', async () => {
  const { user, sent } = await showScreen();
  await user.type(email(), 'ada@example.org');
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Veuillez remplir tous les champs');
  expect(email().getAttribute('aria-invalid')).toBe('false');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

// Source: docs/specification.md#sign-in-form.
test('sends the form on Enter, without the spaces around the address', async () => {
  const { user, sent } = await showScreen();
  await user.type(email(), ' ada@example.org ');
  await user.type(password(), ' secret {Enter}');
  expect(sent).toEqual([{ email: 'ada@example.org', password: ' secret ' }]);
});

// Source: docs/specification.md#sign-in-autofill.
test('sends values that the browser filled in without an input event (autofill)', async () => {
  const { user, sent } = await showScreen();
  email().value = 'ada@example.org';
  password().value = 'secret';
  await user.click(submit());
  expect(sent).toEqual([{ email: 'ada@example.org', password: 'secret' }]);
});

// Source: docs/specification.md#page-title.
test('sets the page title to the name of the screen', async () => {
  await showScreen();
  expect(document.title).toBe('Connexion · Mon budget');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connexion');
});

test('links to the sign-up screen', async () => {
  await showScreen();
  const link = screen.getByRole('link', { name: 'Créer un compte' });
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
    '/signup',
    'Pas encore de compte ? Créer un compte',
  ]);
});

// Source: docs/specification.md#version.
test('shows the copyright and the version in the footer', async () => {
  await showScreen();
  expect(screen.getByText(/^© \d{4} Mon budget$/)).toBeDefined();
  expect(screen.getByText(`Version ${productVersion}`)).toBeDefined();
});
