import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isExhaustive } from '../../support/tier.ts';
import { password } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { askFrom, home } from '../support/networks.ts';

const owner = 'owner@example.com';
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const minutes = 60;
const days = 86_400;
const strangers = Array.from({ length: isExhaustive ? 100 : 10 }, (_, index) => `203.0.113.${String(index)}`);
const elsewhere = '192.0.2.1';

let server: LocalServer;
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  server = await startLocalServer({ EMAIL_ENUMERATION_PROTECTION: 'on', TRUST_PROXY: 'on', ...settings });
};
afterEach(() => server.stop());

const signInFrom = async (address: string, secret = password, email = owner) =>
  askFrom(server, address, 'signInWithPassword', { email, password: secret });
const resetFrom = async (address: string, email = owner) =>
  askFrom(server, address, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
const signUpFrom = async (address: string) => askFrom(server, address, 'signUp', { email: owner, password });

/** Tries passwords from the strangers' networks until the account is locked for all of them. */
const lockOut = async (email = owner): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const stranger of [...strangers, ...strangers]) answers.push(await signInFrom(stranger, 'wrong one', email));
  return answers;
};
/** From each of the strangers' networks, requests one mail more than the limit. */
const useUpMails = async (email = owner): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const stranger of strangers) {
    for (let index = 0; index < 6; index += 1) answers.push(await resetFrom(stranger, email));
  }
  return answers;
};
const resetPasswordFrom = async (address: string, newPassword: string): Promise<string> => {
  const before = (await server.mails()).length;
  await resetFrom(address);
  await expect.poll(async () => (await server.mails()).length).toBe(before + 1);
  return askFrom(server, address, 'resetPassword', { oobCode: server.lastCode(), newPassword });
};

// Source: docs/specification.md#server-known-networks.
describe('during an attack by strangers on many networks, the owner of an account', () => {
  beforeEach(async () => {
    await start();
    await signUpFrom(home);
  });

  it('can sign in only from a known network', async () => {
    await lockOut();
    expect([await signInFrom(elsewhere), await signInFrom(home)]).toEqual([tooMany, '200']);
    expect([await signInFrom(elsewhere), await signInFrom(strangers[0] ?? '')]).toEqual([tooMany, tooMany]);
  });

  it('can request mails from a known network', async () => {
    await useUpMails();
    expect([await resetFrom(elsewhere), await resetFrom(home)]).toEqual([tooMany, '200']);
  });

  it('can sign in from the network of a password reset', async () => {
    expect(await resetPasswordFrom(elsewhere, 'brand new horse')).toBe('200');
    await lockOut();
    expect([await signInFrom(elsewhere, 'brand new horse'), await signInFrom(home, 'brand new horse')]).toEqual([
      '200',
      tooMany,
    ]);
  });

  it('can sign in after a password reset from a network that was locked out', async () => {
    for (let index = 0; index < 5; index += 1) await signInFrom(home, 'forgotten');
    expect(await signInFrom(home)).toBe(tooMany);
    await resetPasswordFrom(home, 'brand new horse');
    expect(await signInFrom(home, 'brand new horse')).toBe('200');
  });
});

describe('a known network', () => {
  beforeEach(async () => {
    await start();
    await signUpFrom(home);
  });

  it('is locked out after five wrong passwords, while other networks of the account are not', async () => {
    await signInFrom(elsewhere);
    for (let index = 0; index < 5; index += 1) await signInFrom(home, 'wrong one');
    expect([await signInFrom(home), await signInFrom(elsewhere)]).toEqual([tooMany, '200']);
  });

  it('may request five mails an hour', async () => {
    await useUpMails();
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await resetFrom(home));
    expect(answers).toEqual(['200', '200', '200', '200', '200', tooMany]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['180 days without a sign-in from it', async () => server.advance(180 * days + 1)],
    ['a password reset from another network', async () => resetPasswordFrom(elsewhere, password)],
  ])('is forgotten after %s', async (_, forget) => {
    await forget();
    await lockOut();
    expect(await signInFrom(home)).toBe(tooMany);
  });
});

// Source: docs/specification.md#server-hidden-accounts.
it.each([
  ['guesses', lockOut],
  ['requests for mails', useUpMails],
])('responds to %s from many networks in the same way with and without an account (enumeration)', async (_, attack) => {
  await start();
  await signUpFrom(home);
  expect(await attack()).toEqual(await attack('unknown@example.com'));
});

// Source: docs/specification.md#server-codes.
it('keeps a reset link valid until the rate limit allows a new link', async () => {
  await start({ MAILS_PER_HOUR: '1' });
  await signUpFrom(home);
  await resetFrom(home);
  await expect.poll(() => server.lastCode()).not.toBe('');
  server.advance(60 * minutes - 1);
  expect(await resetFrom(home)).toBe(tooMany);
  expect(await askFrom(server, home, 'resetPassword', { oobCode: server.lastCode() })).toBe('200');
  server.advance(1);
  expect(await resetFrom(home)).toBe('200');
});

const guessFrom = async (address: string) => signInFrom(address, 'wrong one', `${crypto.randomUUID()}@example.com`);

// Source: docs/specification.md#server-limits.
it('allows all networks of an IPv6 /56 together four times as many calls as a /64', async () => {
  await start({ SIGN_INS_PER_MINUTE: '2' });
  const answers = [];
  for (let network = 0; network < 9; network += 1) answers.push(await guessFrom(`2001:db8:0:1a0${String(network)}::1`));
  expect(answers.map((answer) => answer === tooMany)).toEqual([...Array<boolean>(8).fill(false), true]);
  expect(await guessFrom('2001:db8:0:1b00::1')).not.toBe(tooMany);
});
