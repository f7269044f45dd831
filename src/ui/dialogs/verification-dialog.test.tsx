import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { IdentityFailure } from '../../domain/identity/identity.ts';
import type { Language } from '../../../tests/support/texts.ts';
import { bind } from '../../machines/shared/bind.ts';
import { startBelowToaster } from '../../../testing/machines/below-toaster.ts';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import { refuse } from '../../../testing/ui/account-effects.ts';
import { textsOf, messagesOf, messagesOfEach } from '../../../testing/ui/page-messages.ts';
import { renderApp } from '../../../testing/ui/render-app.tsx';
import { VerificationDialog } from './verification-dialog.tsx';
import { triedLanguages } from '../../../testing/ui/tried-languages.ts';

afterEach(cleanup);

const showDialog = async (sendVerification: () => Promise<void>, language: Language = 'en') => {
  const machine = bind(verificationMachine, { sendVerification, recordSignOut: () => {} });
  const { actor: verification } = startBelowToaster(machine, { input: { uid: 'ada', email: 'ada@example.org' } });
  const ui = <VerificationDialog verification={verification} />;
  const { app, user } = await renderApp(ui, { language });
  return { verification, app, user };
};

const button = (name: string) => screen.getByRole('button', { name });
const never = () => new Promise<void>(() => {});

test('names the unverified address', async () => {
  await showDialog(never);
  expect(screen.getByRole('dialog', { name: 'Verify your email' }).textContent).toContain('ada@example.org');
});

test('disables the button while the mail is being sent (double submit)', async () => {
  const { user } = await showDialog(never);
  await user.click(button('Send'));
  expect(button('Send')).toHaveProperty('disabled', true);
  expect(button('Send').getAttribute('aria-busy')).toBe('true');
});

test.each(triedLanguages)('shows each failure and stays open, in %s', async (language) => {
  const t = await textsOf(language);
  let reason: IdentityFailure = 'unknown';
  let requests = 0;
  const { app } = await showDialog(() => {
    requests += 1;
    return refuse(reason);
  }, language);
  const send = button(t('verification.send'));
  const messages = await messagesOfEach(app, async (failure) => {
    reason = failure;
    const before = requests;
    fireEvent.click(send);
    await waitFor(() => expect([requests, send.getAttribute('aria-busy')]).toEqual([before + 1, 'false']));
    expect(send).toHaveProperty('disabled', false);
  });
  const dialog = t('verification.title');
  const gone = { note: t('toast.verificationUserNotFound'), dialog };
  expect(messages).toEqual(
    messagesOf(
      { note: t('toast.verificationFailed'), dialog },
      {
        'too-many-requests': { note: t('toast.tooManyRequests'), dialog },
        'user-not-found': gone,
        'user-token-expired': gone,
        'no-current-user': { note: t('toast.verificationNoUser'), dialog },
      },
    ),
  );
});

// Source: docs/specification.md#verification-send.
test('announces the sign-out when the mail is sent', async () => {
  const { user } = await showDialog(() => Promise.resolve());
  await user.click(button('Send'));
  expect(await screen.findByText(/You will be signed out/)).toBeDefined();
  expect(button('Send')).toHaveProperty('disabled', true);
});

// Source: docs/specification.md#verification-cancel.
test.each([
  ['the button', async (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('is cancelled by %s', async (_, cancel) => {
  const { user, verification } = await showDialog(never);
  await cancel(user);
  expect(verification.getSnapshot().status).toBe('done');
});
