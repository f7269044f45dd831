import { describe, expect, it } from 'vitest';
import {
  emailProblems,
  isEmail,
  canReauthenticate,
  passwordChangeProblems,
  signUpProblems,
  signInProblems,
} from './validation.ts';

// Source: docs/specification.md#email-pattern.
describe('isEmail', () => {
  it.each([
    'ada@example.org',
    'a@b.c',
    'first.last+tag@sub.example.co',
    "o'neil@example.com",
    'élodie@exämple.fr',
    '1@2.3',
    'a_b-c@x-y.org',
  ])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@example.org@example.org',
    'ada lovelace@example.org',
    'ada@example..org',
    'ada@.org',
    'ada@example.org.',
    '.ada@example.org',
    'ada.@example.org',
    'a..b@example.org',
    'ada@-example.org',
    'ada@exa mple.org',
    'ada@exa_mple.org',
    ' ada@example.org',
    'ada@example.org\n',
    '<ada@example.org>',
    `${'a'.repeat(250)}@b.fr`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

  it('validates a long hostile text quickly', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(false);
  });
});

// Source: docs/specification.md#sign-in-required.
describe('sign-in', () => {
  it('requires both fields', () => {
    expect(signInProblems({ email: ' ', password: '' })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    });
    expect(signInProblems({ email: 'ada', password: ' ' })).toEqual({});
  });
});

describe('sign-up', () => {
  // Source: docs/specification.md#sign-up-name, docs/specification.md#sign-up-email, docs/specification.md#sign-up-password.
  it('reports every invalid field', () => {
    expect(signUpProblems({ name: ' ', email: 'ada', password: '12345' })).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      password: 'passwordTooShort',
    });
  });

  // Source: docs/specification.md#sign-up-password.
  it('accepts a password of six characters', () => {
    expect(signUpProblems({ name: 'Ada', email: 'ada@example.org', password: '123456' })).toEqual({});
  });
});

// Source: docs/specification.md#forgot-password-email, docs/specification.md#email-change.
describe('an address for a password reset or an e-mail change', () => {
  it('distinguishes a missing address from an invalid address', () => {
    expect(emailProblems({ email: '' })).toEqual({ email: 'emailRequired' });
    expect(emailProblems({ email: ' ' })).toEqual({ email: 'emailRequired' });
    expect(emailProblems({ email: 'ada@' })).toEqual({ email: 'emailInvalid' });
    expect(emailProblems({ email: 'ada@example.org' })).toEqual({});
  });
});

// Source: docs/specification.md#reauthentication.
describe('reauthentication', () => {
  it.each([
    ['ada@example.org', '123456', true],
    ['@', '123456', true],
    ['ada', '123456', false],
    ['ada@example.org', '12345', false],
    ['', '', false],
  ])('with %j and %j is valid: %s', (email, password, may) => {
    expect(canReauthenticate({ email, password })).toBe(may);
  });
});

// Source: docs/specification.md#password-change.
describe('a new password', () => {
  it('requires six characters and an equal repetition', () => {
    expect(passwordChangeProblems({ password: '123456', repeated: '123456' })).toEqual({});
    expect(passwordChangeProblems({ password: '12345', repeated: '12345' })).toEqual({ password: 'passwordTooShort' });
    expect(passwordChangeProblems({ password: '123456', repeated: '1234567' })).toEqual({
      repeated: 'passwordsDiffer',
    });
    expect(passwordChangeProblems({ password: '', repeated: ' ' })).toEqual({
      password: 'passwordTooShort',
      repeated: 'passwordsDiffer',
    });
  });
});
