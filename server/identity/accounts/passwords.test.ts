import { describe, expect, it } from 'vitest';
import { checkNewPassword, hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts';

describe('a new password', () => {
  // Source: docs/specification.md#server-passwords.
  it.each([
    [undefined, 'MISSING_PASSWORD'],
    ['', 'MISSING_PASSWORD'],
    ['abcde', 'WEAK_PASSWORD'],
    ['123456', 'WEAK_PASSWORD'],
    ['QWERTY', 'WEAK_PASSWORD'],
    ['x'.repeat(1025), 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
  ])('is rejected with a code: %s gives %s', async (password, code) => {
    await expect(checkNewPassword(password)).rejects.toThrow(code);
  });

  // Source: docs/specification.md#server-passwords.
  it.each(['zq7!pw', 'correct horse battery', 'x'.repeat(1024)])('is accepted: %s', async (password) => {
    expect(await checkNewPassword(password)).toBe(password);
  });
});

describe('a password hash', () => {
  it('verifies its password and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
    expect(await verifyPassword('correct horse', undefined)).toBe(false);
  });

  it('is salted', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  it('is outdated if its parameters differ from the current ones', () => {
    expect(isOutdatedHash('$argon2id$v=19$m=4096,t=2,p=1$AAAA$AAAA')).toBe(true);
  });
});
