import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { allNamespaces } from '../../i18n/message-key.ts';
import { PasswordField } from './password-field.tsx';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';

const english = await createI18n('en', allNamespaces);
afterEach(cleanup);

test('shows and hides the password without losing it', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={english}>
      <AppThemeProvider>
        <PasswordField label="Password" name="password" />
      </AppThemeProvider>
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
