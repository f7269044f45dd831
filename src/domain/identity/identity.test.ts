import { describe, expect, it } from 'vitest';
import { identityFailureOf, readEmailLink } from './identity.ts';

describe('identityFailureOf', () => {
  it('reads the failure of an error', () => {
    expect(identityFailureOf(Object.assign(new Error('refused'), { failure: 'wrong-password' }))).toBe(
      'wrong-password',
    );
  });

  it.each([new Error('other'), { failure: 'made-up' }, { failure: 3 }, 'wrong-password', null, undefined])(
    'takes %j as unknown',
    (error) => expect(identityFailureOf(error)).toBe('unknown'),
  );
});

describe('readEmailLink', () => {
  it('reads mode and code', () => {
    expect(readEmailLink('?mode=verifyEmail&oobCode=a%2Bb&apiKey=k')).toEqual({ mode: 'verifyEmail', code: 'a+b' });
  });

  it.each(['', '?mode=verifyEmail', '?mode=verifyEmail&oobCode=', '?mode=signIn&oobCode=a', '?oobCode=a'])(
    'is not %j',
    (query) => expect(readEmailLink(query)).toBeUndefined(),
  );
});
