import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { allNamespaces, createI18n } from '../../i18n/i18n.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const english = await createI18n('en', allNamespaces);
afterEach(cleanup);

const descriptionOf = (field: HTMLElement): string | undefined => {
  const id = field.getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
};

test('a field is found by its label and describes its problem', () => {
  render(<TextField label="Email" hint="Yours" problem="Not an address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Not an address');
});

test('a field without problem shows its hint and is valid', () => {
  render(<TextField label="Email" hint="Yours" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(descriptionOf(field)).toBe('Yours');
});

test('a field with nothing to say is described by nothing', () => {
  render(<TextField label="Email" />);
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Email' }))).toBeUndefined();
});

test('a password can be shown and hidden again without losing it', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={english}>
      <PasswordField label="Password" name="password" />
    </I18nextProvider>,
  );
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toMatchObject({ type: 'text', value: 'secret' });
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toMatchObject({ type: 'password', value: 'secret' });
});
