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
  const asked: string[] = [];
  const started = await renderSignedIn(<EmailSection />, {
    language,
    account: {
      sendChangeLink: (email) => {
        asked.push(email);
        return sendChangeLink(email);
      },
    },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: language === 'fr' ? 'Nouvelle adresse email' : 'New email',
  });
  const submit = screen.getByRole('button', { name: language === 'fr' ? "Changer l'adresse" : 'Change the address' });
  return { ...started, asked, field, submit };
};

test('it shows the address that the account has', async () => {
  await open();
  expect(screen.getByText('camille@example.org')).toBeDefined();
});

test('an invalid address is not marked before the field is left (blur)', async () => {
  const { user, field } = await open();
  await user.type(field, 'camille@');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await user.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

// Source: docs/specification.md#email-change.
test('an address that a link was sent to starts the form anew, and the page says how to cancel', async () => {
  const { user, field, asked } = await open();
  await user.type(field, 'new@example.org{Enter}');
  expect(asked).toEqual(['new@example.org']);
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveProperty('value', '');
  expect(screen.getByText('camille@example.org')).toBeDefined();
  expect(screen.getByText(/link was sent to new@example\.org.* stays valid .*To cancel/u)).toBeDefined();
});

describe('a refusal', () => {
  test('is no longer shown for another address', async () => {
    const { user, field } = await open(() => refuse('email-already-in-use'));
    await user.type(field, 'new@example.org{Enter}');
    await user.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('is not shown for the own address that is sent next', async () => {
    const { user, field } = await open(() => refuse('email-already-in-use'));
    await user.type(field, 'new@example.org{Enter}');
    await user.clear(field);
    await user.type(field, 'camille@example.org{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});

test('while it is under way the button shows it', async () => {
  const { user, field, submit } = await open(() => new Promise(() => {}));
  await user.type(field, 'new@example.org{Enter}');
  expect(submit.getAttribute('aria-busy')).toBe('true');
});
