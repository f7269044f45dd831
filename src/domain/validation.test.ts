import { describe, expect, it } from 'vitest';
import { isEmail, emailProblems, signInProblems, signUpProblems } from './validation.ts';

describe('isEmail', () => {
  it.each([
    'ada@example.org',
    'a@b.c',
    'first.last+tag@sub.example.co',
    "o'neil@example.com",
    'élodie@exämple.fr',
    '1@2.3',
    'a_b-c@x-y.org',
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true));

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

  it('answers at once on a long hostile text', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(false);
  });
});

describe('sign-in', () => {
  it('asks for both fields and nothing else', () => {
    expect(signInProblems({ email: ' ', password: '' })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    });
    expect(signInProblems({ email: 'ada', password: ' ' })).toEqual({});
  });
});

describe('sign-up', () => {
  it('names every field that fails', () => {
    expect(signUpProblems({ name: ' ', email: 'ada', password: '12345' })).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      password: 'passwordTooShort',
    });
  });

  it('takes six characters of password', () => {
    expect(signUpProblems({ name: 'Ada', email: 'ada@example.org', password: '123456' })).toEqual({});
  });
});

describe('a password reset', () => {
  it('tells a missing address from a wrong one', () => {
    expect(emailProblems({ email: '' })).toEqual({ email: 'emailRequired' });
    expect(emailProblems({ email: 'ada@' })).toEqual({ email: 'emailInvalid' });
    expect(emailProblems({ email: 'ada@example.org' })).toEqual({});
  });
});
