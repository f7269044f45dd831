// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import { renderApp } from '../shell/testing/render-app.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

afterEach(cleanup);

const showDialog = async (sendVerification: () => Promise<void>) => {
  const machine = verificationMachine.provide({ actors: { sendVerification: fromPromise(sendVerification) } });
  const verification = createActor(machine, { input: { uid: 'ada' } }).start();
  const ui = <VerificationDialog verification={verification} email="ada@example.org" />;
  const { user } = await renderApp(ui, { language: 'en' });
  return { verification, user };
};

const button = (name: string) => screen.getByRole('button', { name });
const never = () => new Promise<void>(() => {});

test('it names the address that is not confirmed', async () => {
  await showDialog(never);
  expect(screen.getByRole('dialog', { name: 'Verify your email' }).textContent).toContain('ada@example.org');
});

// Source: docs/specification.md#dialog-size.
test('it is 220 px high at least', async () => {
  await showDialog(never);
  expect(getComputedStyle(screen.getByRole('dialog')).minHeight).toBe('220px');
});

test('nothing can be pressed twice while the mail is being sent', async () => {
  const { user } = await showDialog(never);
  await user.click(button('Send'));
  expect(button('Send')).toHaveProperty('disabled', true);
  expect(button('Send').getAttribute('aria-busy')).toBe('true');
});

// Source: docs/specification.md#verification-send.
test('a failure is told in the dialog, which stays open', async () => {
  const { user } = await showDialog(() =>
    Promise.reject(Object.assign(new Error('no'), { failure: 'too-many-requests' })),
  );
  await user.click(button('Send'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Too many attempts. Please try again later');
  expect(button('Send')).toHaveProperty('disabled', false);
});

// Source: docs/specification.md#verification-send.
test('a success says that the person will be signed out', async () => {
  const { user } = await showDialog(() => Promise.resolve());
  await user.click(button('Send'));
  expect(await screen.findByText(/You will be signed out/)).toBeDefined();
  expect(button('Send')).toHaveProperty('disabled', true);
});

// Source: docs/specification.md#verification-cancel.
test.each([
  ['the button', async (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s cancels', async (_, cancel) => {
  const { user, verification } = await showDialog(never);
  await cancel(user);
  expect(verification.getSnapshot().status).toBe('done');
});
