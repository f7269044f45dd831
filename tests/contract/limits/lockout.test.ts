import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/calls.ts';
import { listStatus, password, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { isExhaustive } from '../../support/tier.ts';

const victim = 'victim@example.com';
const other = 'other@example.com';
const attacker = '192.0.2.1';
const home = '198.51.100.7';

let server: LocalServer;
let account: Account;

beforeAll(async () => {
  server = await startLocalServer({ SIGN_INS_PER_MINUTE: '60', TRUST_PROXY: 'on' });
  account = await signUpVerified(server, victim);
  await signUpVerified(server, other);
});
afterAll(() => server.stop());

const ask = async (operation: string, address: string, body: unknown): Promise<string> => {
  const response = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return response.text();
};
const signInFrom = (address: string, email: string, guess: string) =>
  ask('signInWithPassword', address, { email, password: guess });

/** Sends concurrent guesses, like a fast attacker. */
const guess = async (count: number): Promise<ReadonlyMap<string, number>> => {
  const answers = new Map<string, number>();
  for (let done = 0; done < count; done += 50) {
    const guesses = Array.from({ length: 50 }, (_, index) => signInFrom(attacker, victim, `guess ${done + index}`));
    for (const answer of await Promise.all(guesses)) {
      const [word = answer] = /INVALID_PASSWORD|TOO_MANY_ATTEMPTS_TRY_LATER/u.exec(answer) ?? [];
      answers.set(word, (answers.get(word) ?? 0) + 1);
    }
  }
  return answers;
};

// Source: docs/specification.md#server-wrong-passwords.
test('locks an account for longer and longer after wrong passwords, even for the right password', async () => {
  for (let failures = 1; failures <= 10; failures += 1) {
    expect(await signInFrom(attacker, victim, 'wrong')).toContain('INVALID_PASSWORD');
    if (failures < 10) server.advance(20);
  }
  expect(await signInFrom(home, victim, password)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  server.advance(33);
  expect(await signInFrom(home, victim, password)).toContain('idToken');
});

const many = isExhaustive ? 10_000 : 1000;

// Source: docs/specification.md#server-limits.
test(`locks only the account and the network address after ${many} wrong passwords`, async () => {
  const answers = await guess(many);
  expect([...answers.keys()].toSorted()).toEqual(['INVALID_PASSWORD', 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  // The first five attempts are free, and the others were made between two lockouts.
  expect(answers.get('INVALID_PASSWORD')).toBeLessThan(20);

  expect(await signInFrom(home, other, password)).toContain('idToken');
  expect(await signInFrom(attacker, other, password)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await listStatus(server.origin, account.localId, account.idToken)).toBe(200);
  expect(await ask('sendOobCode', home, { requestType: 'PASSWORD_RESET', email: victim })).toContain(victim);

  server.advance(15 * 60 + 1);
  expect(await signInFrom(home, victim, password)).toContain('idToken');
  expect(await signInFrom(attacker, other, password)).toContain('idToken');
}, 120_000);
