import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Language } from '../../../../../tests/support/texts.ts';
import { type AccountEffects, refuse } from '../../../../../testing/ui/account-effects.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { EmailSection } from './email-section.tsx';

afterEach(cleanup);

const open = async (
  sendChangeLink: AccountEffects['sendChangeLink'] = () => Promise.resolve(),
  language: Language = 'en',
) => {
  const sent: string[] = [];
  const started = await renderSignedIn(<EmailSection />, {
    language,
    account: {
      sendChangeLink: (email) => {
        sent.push(email);
        return sendChangeLink(email);
      },
    },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: language === 'fr' ? 'Nouvelle adresse email' : 'New email',
  });
  const submit = screen.getByRole('button', { name: language === 'fr' ? "Changer l'adresse" : 'Change the address' });
  return { ...started, sent, field, submit };
};

test('shows the current address', async () => {
  await open();
  expect(screen.getByText('camille@example.org')).toBeDefined();
});

test('marks an invalid address only on blur', async () => {
  const { user, field } = await open();
  await user.type(field, 'camille@');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await user.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

// Source: docs/specification.md#email-change.
test('clears the form when the link was sent, and explains how to cancel', async () => {
  const { user, field, sent } = await open();
  await user.type(field, 'new@example.org{Enter}');
  expect(sent).toEqual(['new@example.org']);
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveProperty('value', '');
  expect(screen.getByText('camille@example.org')).toBeDefined();
  expect(screen.getByText(/link was sent to new@example\.org.* stays valid .*To cancel/u)).toBeDefined();
});

describe('a refused address', () => {
  test('stops being marked as invalid when the user types another address', async () => {
    const { user, field } = await open(() => refuse('email-already-in-use'));
    await user.type(field, 'new@example.org{Enter}');
    await user.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('stops being marked as invalid when the user submits the current address', async () => {
    const { user, field } = await open(() => refuse('email-already-in-use'));
    await user.type(field, 'new@example.org{Enter}');
    await user.clear(field);
    await user.type(field, 'camille@example.org{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});

test('marks the button busy while the request runs', async () => {
  const { user, field, submit } = await open(() => new Promise(() => {}));
  await user.type(field, 'new@example.org{Enter}');
  expect(submit.getAttribute('aria-busy')).toBe('true');
});
