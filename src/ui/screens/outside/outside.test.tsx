// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { paths } from '../../shell/paths.ts';
import { clearPage, renderApp } from '../../shell/testing/render-app.tsx';
import { ForgotPasswordScreen } from '../forgot-password/forgot-password-screen.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { SignUpScreen } from '../sign-up/sign-up-screen.tsx';
import { TypedEmailProvider } from './typed-email.tsx';

afterEach(clearPage);

const refuses = (failure: string) => () => Promise.reject(Object.assign(new Error('refused'), { failure }));

const show = async (path: string, failure = 'unknown') => {
  const screens = (
    <TypedEmailProvider>
      <Routes>
        <Route path={paths.signIn} element={<SignInScreen />} />
        <Route path={paths.signUp} element={<SignUpScreen />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
      </Routes>
    </TypedEmailProvider>
  );
  const refusal = refuses(failure);
  const effects = { signIn: refusal, createAccount: refusal, sendPasswordReset: refusal };
  return renderApp(screens, { path, effects, language: 'en' });
};
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

/** Fills in the form of the screen and sends it. */
const send = async (user: Awaited<ReturnType<typeof show>>['user'], path: string) => {
  const name = screen.queryByRole('textbox', { name: 'Name' });
  if (name) await user.type(name, 'Ada');
  await user.type(email(), 'ada@example.org');
  if (path !== paths.forgotPassword) await user.type(password(), 'orange-42');
  await user.keyboard('{Enter}');
};

// Source: docs/specification.md#shared-address.
test('an address is typed once for all screens', async () => {
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

// Source: docs/specification.md#refusal-advice.
describe('after a refusal, the form goes on saying what to do', () => {
  test.each([
    [paths.signIn, 'wrong-password', 'Check these two fields, or ask for a new password.', password],
    [paths.signIn, 'invalid-email', 'Check this address.', email],
    [paths.signUp, 'email-already-in-use', 'Choose another address, or sign in with this one.', email],
    [paths.signUp, 'weak-password', 'Choose a longer password.', password],
    [paths.forgotPassword, 'user-not-found', 'Check this address, or create an account.', email],
  ])('on %s after %s', async (path, failure, advice, field) => {
    const { user } = await show(path, failure);
    await send(user, path);
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    const describer = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describer)?.textContent).toBe(advice);
    await user.type(field(), 'x');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText(advice)).toBeNull();
  });

  test.each([paths.signIn, paths.signUp, paths.forgotPassword])('on %s where no field is to blame', async (path) => {
    const { user } = await show(path, 'network-request-failed');
    await send(user, path);
    expect(await screen.findByText('The request did not go through. What you typed is still there.')).toBeDefined();
    expect(email().value).toBe('ada@example.org');
  });
});
