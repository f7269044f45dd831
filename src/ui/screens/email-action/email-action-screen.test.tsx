// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { IdentityFailure } from '../../../domain/identity.ts';
import type { EmailLink, EmailLinkMode } from '../../../domain/email-link.ts';
import { emailActionMachine } from '../../../machines/email-action/email-action.machine.ts';
import { clearPage, renderApp } from '../../shell/testing/render-app.tsx';
import { EmailActionScreen } from './email-action-screen.tsx';

afterEach(clearPage);

type Answers = {
  readonly applyCode?: () => Promise<void>;
  readonly checkResetCode?: () => Promise<string>;
  readonly confirmReset?: (password: string) => Promise<void>;
};

const refusing = (failure: IdentityFailure) => () => Promise.reject(Object.assign(new Error(failure), { failure }));
const never = () => new Promise<void>(() => {});

const followLink = (link: EmailLink | undefined, answers: Answers = {}) => {
  const { applyCode, checkResetCode = () => Promise.resolve('ada@example.org'), confirmReset } = answers;
  const emailAction = emailActionMachine.provide({
    actors: {
      applyCode: fromPromise<void, { readonly code: string }>(async () => applyCode?.()),
      checkResetCode: fromPromise<string, { readonly code: string }>(checkResetCode),
      confirmReset: fromPromise<void, { readonly code: string; readonly password: string }>(async ({ input }) =>
        confirmReset?.(input.password),
      ),
    },
  });
  return renderApp(<EmailActionScreen />, {
    language: 'en',
    path: '/__/auth/action',
    emailAction,
    ...(link && { link }),
  });
};

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const linkTo = (mode: EmailLinkMode): EmailLink => ({ mode, code: 'code' });

test('while the link is being checked, that is said', async () => {
  await followLink(linkTo('verifyEmail'), { applyCode: never });
  expect(screen.getByRole('status').textContent).toBe('Checking the link');
});

test('a link that cannot be read is told to be incorrect', async () => {
  await followLink(undefined);
  expect(title()).toBe('Link already used or incorrect');
});

// Source: docs/specification.md#email-link-apply.
test.each([
  ['verifyEmail', 'Email confirmed'],
  ['verifyAndChangeEmail', 'Address changed'],
  ['recoverEmail', 'Address restored'],
] as const)('a good %s link ends in "%s"', async (mode, expected) => {
  await followLink(linkTo(mode));
  expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login');
});

// Source: docs/specification.md#email-link-failure.
test.each([
  ['expired-action-code', 'Link expired', false],
  ['invalid-action-code', 'Link already used or incorrect', false],
  ['user-disabled', 'Account disabled', false],
  ['email-already-in-use', 'Address already in use', false],
  ['network-request-failed', 'The link could not be checked', true],
  ['unknown', 'The link could not be checked', true],
] as const)('%s is told, and another try offered where it can help', async (failure, expected, canRetry) => {
  await followLink(linkTo('verifyEmail'), { applyCode: refusing(failure) });
  expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
});

test.each([
  ['resetPassword', 'expired-action-code', 1],
  ['resetPassword', 'invalid-action-code', 1],
  ['resetPassword', 'user-disabled', 0],
  ['verifyEmail', 'expired-action-code', 0],
] as const)('of %s, %s offers %i ways to a new link', async (mode, failure, count) => {
  const refused = refusing(failure);
  await followLink(linkTo(mode), { applyCode: refused, checkResetCode: refused });
  await screen.findByRole('link', { name: 'Go to sign in' });
  const ways = screen.queryAllByRole('link', { name: 'Ask for a new link' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array.from({ length: count }, () => '/forgot-password'));
});

// Source: docs/specification.md#email-link-password.
test('a reset link asks for a new password that is long enough', async () => {
  const saved: string[] = [];
  const { user } = await followLink(linkTo('resetPassword'), {
    confirmReset: (password) => {
      saved.push(password);
      return Promise.resolve();
    },
  });
  const field = await screen.findByLabelText('New password');
  const save = screen.getByRole('button', { name: 'Save the password' });
  await user.type(field, '12345');
  expect(save).toHaveProperty('disabled', true);
  await user.type(field, '6');
  await user.click(save);
  expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeDefined();
  expect(saved).toEqual(['123456']);
});

// Source: docs/specification.md#email-link-password.
test('a password that is refused stays in its field with the reason', async () => {
  const { user } = await followLink(linkTo('resetPassword'), {
    confirmReset: refusing('weak-password'),
  });
  const field = await screen.findByLabelText<HTMLInputElement>('New password');
  await user.type(field, '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The password is too weak');
  expect(field.value).toBe('123456');
});
