// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type IdentityFailure, identityFailures } from '../../../../domain/identity.ts';
import type { Language } from '../../../../i18n/language.ts';
import { type AccountEffects, refuse } from '../../../sheet/testing/account-effects.ts';
import { renderSignedIn } from '../../../sheet/testing/render-signed-in.tsx';
import { EmailSection } from './email-section.tsx';

afterEach(cleanup);

const open = async (
  changeEmail: AccountEffects['changeEmail'] = () => Promise.resolve(),
  language: Language = 'en',
) => {
  const asked: string[] = [];
  const started = await renderSignedIn(<EmailSection />, {
    language,
    account: {
      changeEmail: (email) => {
        asked.push(email);
        return changeEmail(email);
      },
      sendChangeLink: (email) => changeEmail(email),
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

// Source: docs/specification.md#email-change.
test.each([
  ['fr', ' ', 'Veuillez saisir votre adresse email'],
  ['fr', 'camille@', 'Veuillez saisir une adresse email valide'],
  ['en', ' ', 'Please enter your email address'],
  ['en', 'camille@', 'Please enter a valid email address'],
] as const)('in %s "%s" is not sent, and the field says why once it is left', async (language, typed, text) => {
  const { user, field, submit, asked } = await open(undefined, language);
  await user.type(field, typed);
  expect(screen.queryByText(text)).toBeNull();
  await user.type(field, '{Enter}');
  await user.tab();
  expect(screen.getByText(text)).toBeDefined();
  expect(submit).toHaveProperty('disabled', true);
  expect(asked).toEqual([]);
});

test('a taken address starts the form anew', async () => {
  const { user, field, asked } = await open();
  await user.type(field, 'new@example.org{Enter}');
  expect(asked).toEqual(['new@example.org']);
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveProperty('value', '');
});

// Source: docs/specification.md#email-change-same.
test('the address of the account itself is not sent', async () => {
  const { user, field, asked } = await open();
  await user.type(field, 'Camille@example.org{Enter}');
  expect(asked).toEqual([]);
  expect(field.value).toBe('Camille@example.org');
});

const answered: readonly IdentityFailure[] = ['requires-recent-login', 'operation-not-allowed'];
const refusals = identityFailures.filter((failure) => !answered.includes(failure));

describe('a refusal', () => {
  // Source: docs/specification.md#no-codes.
  test.each(refusals)('by %s is told beside the field without its code, and loses nothing', async (failure) => {
    const { user, field, submit } = await open(() => refuse(failure));
    await user.type(field, 'new@example.org{Enter}');
    const message = document.querySelector('[data-problem="true"]')?.textContent ?? '';
    expect(message).toMatch(/^[A-Z].{15,}/);
    expect(message).not.toContain(failure);
    expect(field.value).toBe('new@example.org');
    expect(submit).toHaveProperty('disabled', false);
  });

  // Source: docs/specification.md#failure-reasons.
  test.each([
    ['fr', 'invalid-email', "L'adresse email n'est pas valide"],
    ['fr', 'email-already-in-use', 'Cette adresse email est déjà utilisée'],
    ['en', 'network-request-failed', 'The server cannot be reached. Check your internet access.'],
  ] as const)('in %s by %s has its own text', async (language, failure, text) => {
    const { user, field } = await open(() => refuse(failure), language);
    await user.type(field, 'new@example.org{Enter}');
    expect(screen.getByText(text)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

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
