import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../shell/paths.ts';
import { clearPage, renderApp } from '../../../../testing/ui/render-app.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.lazy.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignUpScreen } from './sign-up-screen.lazy.tsx';
import { TypedEmailProvider } from './typed-email.tsx';

afterEach(clearPage);

const show = async (path: string) => {
  const screens = (
    <TypedEmailProvider>
      <Routes>
        <Route path={paths.signIn} element={<SignInScreen />} />
        <Route path={paths.signUp} element={<SignUpScreen />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
      </Routes>
    </TypedEmailProvider>
  );
  return renderApp(screens, { path, language: 'en' });
};
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });

// Source: docs/specification.md#shared-address.
test('carries a typed address over to the other screens', async () => {
  const { user } = await show(paths.signIn);
  await user.type(email(), 'ada@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(email().value).toBe('ada@example.org');
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', false);
  await user.type(email(), '.uk');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(email().value).toBe('ada@example.org.uk');
});

test.each([
  [paths.signIn, "Back to this month's sheet."],
  [paths.signUp, 'A few seconds, and your first sheet is ready.'],
  [paths.forgotPassword, 'Enter your address: we will send a link to choose a new password.'],
])('explains the purpose of %s below its title', async (path, lead) => {
  await show(path);
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(lead);
});
