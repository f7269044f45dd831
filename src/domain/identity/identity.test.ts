import { describe, expect, it } from 'vitest';
import { identityFailureOf, readEmailLink } from './identity.ts';

describe('the failure of an error', () => {
  it('is the one the error carries', () => {
    expect(identityFailureOf(Object.assign(new Error('refused'), { failure: 'wrong-password' }))).toBe(
      'wrong-password',
    );
  });

  it.each([new Error('other'), { failure: 'made-up' }, { failure: 3 }, 'wrong-password', null, undefined])(
    'is unknown for %j',
    (error) => expect(identityFailureOf(error)).toBe('unknown'),
  );
});

describe('an e-mail link', () => {
  it('is its mode and its code', () => {
    expect(readEmailLink('?mode=verifyEmail&oobCode=a%2Bb&apiKey=k')).toEqual({ mode: 'verifyEmail', code: 'a+b' });
  });

  it.each(['', '?mode=verifyEmail', '?mode=verifyEmail&oobCode=', '?mode=signIn&oobCode=a', '?oobCode=a'])(
    'is not %j',
    (query) => expect(readEmailLink(query)).toBeUndefined(),
  );
});
