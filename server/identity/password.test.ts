import { describe, expect, it } from 'vitest';
import { OverloadError } from '../http/overload.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';
import { checkNewPassword } from './password-policy.ts';
import { createWorkQueue } from '../work-queue.ts';

describe('a new password', () => {
  it.each([
    [undefined, 'MISSING_PASSWORD'],
    ['', 'MISSING_PASSWORD'],
    ['abcde', 'WEAK_PASSWORD'],
    ['123456', 'WEAK_PASSWORD'],
    ['QWERTY', 'WEAK_PASSWORD'],
    ['x'.repeat(1025), 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
  ])('%s is refused with %s', async (password, code) => {
    await expect(checkNewPassword(password)).rejects.toThrow(code);
  });

  it.each(['zq7!pw', 'correct horse battery', 'x'.repeat(1024)])('%s is taken as it is', async (password) => {
    expect(await checkNewPassword(password)).toBe(password);
  });
});

describe('a password hash', () => {
  it('knows its password, and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
    expect(await verifyPassword('correct horse', undefined)).toBe(false);
  });

  it('is salted', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  it('is outdated when its parameters are not those of today', () => {
    expect(isOutdatedHash('$argon2id$v=19$m=4096,t=2,p=1$AAAA$AAAA')).toBe(true);
  });
});

describe('a work queue', () => {
  it('runs so many at once, lets so many wait, and refuses the rest', async () => {
    const { checkRoom, run } = createWorkQueue(1, 1);
    checkRoom();
    const gate = Promise.withResolvers<string>();
    const first = run(async () => gate.promise);
    const second = run(async () => Promise.resolve('second'));
    expect(checkRoom).toThrow(OverloadError);
    await expect(run(async () => Promise.resolve('third'))).rejects.toThrow(OverloadError);
    gate.resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await run(async () => Promise.resolve('later'))).toBe('later');
  });
});
