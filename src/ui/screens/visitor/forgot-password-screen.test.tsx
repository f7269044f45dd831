import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderApp } from '../../../../testing/ui/render-app.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.lazy.tsx';

afterEach(clearPage);

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const submit = () => screen.getByRole('button', { name: 'Réinitialiser' });

const showScreen = async () => {
  const sent: string[] = [];
  const sendPasswordReset = (address: string) => {
    sent.push(address);
    return Promise.resolve();
  };
  const page = await renderApp(<ForgotPasswordScreen />, { path: '/forgot-password', effects: { sendPasswordReset } });
  return { ...page, sent };
};

// Source: docs/specification.md#forgot-password-form, docs/specification.md#forgot-password-email.
test('asks for an address when the empty field loses focus', async () => {
  const { user } = await showScreen();
  await user.click(email());
  expect(screen.queryByText('Veuillez saisir votre adresse email')).toBeNull();
  await user.tab();
  expect(screen.getByText('Veuillez saisir votre adresse email')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
});

// Source: docs/specification.md#forgot-password-form.
test('sends the address and keeps the address in the field', async () => {
  const { user, sent } = await showScreen();
  await user.type(email(), ' ada@example.org ');
  await user.click(submit());
  expect(sent).toEqual(['ada@example.org']);
  expect(email().value.trim()).toBe('ada@example.org');
});
