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
  const asked: Credentials[] = [];
  const signIn = (credentials: Credentials) => {
    asked.push(credentials);
    return Promise.reject(Object.assign(new Error('refused'), { failure: 'wrong-password' }));
  };
  return { ...(await renderApp(<SignInScreen />, { path: '/login', effects: { signIn } })), asked };
};

// Source: docs/specification.md#sign-in-required.
test('an empty form is not sent and says why', async () => {
  const { user, asked } = await showScreen();
  await user.type(email(), 'ada@example.org');
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Veuillez remplir tous les champs');
  expect(email().getAttribute('aria-invalid')).toBe('false');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});

// Source: docs/specification.md#sign-in-form.
test('Enter sends what was typed, without the spaces around the address', async () => {
  const { user, asked } = await showScreen();
  await user.type(email(), ' ada@example.org ');
  await user.type(password(), ' secret {Enter}');
  expect(asked).toEqual([{ email: 'ada@example.org', password: ' secret ' }]);
});

// Source: docs/specification.md#sign-in-autofill.
test('what the browser filled in without an event counts (autofill)', async () => {
  const { user, asked } = await showScreen();
  email().value = 'ada@example.org';
  password().value = 'secret';
  await user.click(submit());
  expect(asked).toEqual([{ email: 'ada@example.org', password: 'secret' }]);
});

// Source: docs/specification.md#page-title.
test('the title of the page names the screen', async () => {
  await showScreen();
  expect(document.title).toBe('Connexion · Mon budget');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connexion');
});

test('who has no account is shown the way to one', async () => {
  await showScreen();
  const way = screen.getByRole('link', { name: 'Créer un compte' });
  expect([way.getAttribute('href'), way.parentElement?.textContent]).toEqual([
    '/signup',
    'Pas encore de compte ? Créer un compte',
  ]);
});

// Source: docs/specification.md#version.
test('the footer shows the copyright line and the version', async () => {
  await showScreen();
  expect(screen.getByText(/^© \d{4} Mon budget$/)).toBeDefined();
  expect(screen.getByText(`Version ${productVersion}`)).toBeDefined();
});
