import { askFrom, home } from '../../contract/support/networks.ts';
import { password } from '../../contract/support/calls.ts';
import { startServer } from '../../support/server.ts';

const [owner, unknown] = ['owner@example.com', 'unknown@example.com'];
const newPassword = 'brand new horse';
// Each stranger has a separate IPv4 address, so that no limit by network slows the attack down.
const addressOf = (index: number): string => `203.0.${String(Math.floor(index / 250))}.${String(index % 250)}`;

/** The responses to strangers, and the failed calls of the owner. */
export type AttackReport = {
  readonly networks: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
};

/**
 * Tests the default limits: strangers on many networks try passwords of an account and request its reset mails. They do the same
 * with an address without an account. Then the owner signs in and resets the password from a known network.
 */
export const runStrangers = async (networks: number): Promise<AttackReport> => {
  const server = await startServer({
    app: 'empty',
    settings: {
      EMAIL_ENUMERATION_PROTECTION: 'on',
      TRUST_PROXY: 'on',
      SIGN_INS_PER_MINUTE: '60',
      RESETS_PER_HOUR: '20',
      MAILS_PER_HOUR: '5',
      MAILS_TO_ADDRESS_PER_HOUR: '30',
    },
  });
  const wrong: string[] = [];
  const answers: Record<string, number> = {};
  const expectAnswer = (what: string, found: string): void => {
    if (found !== '200') wrong.push(`${what}: ${found}`);
  };
  const signIn = async (address: string, email: string, secret: string) =>
    askFrom(server, address, 'signInWithPassword', { email, password: secret });
  const reset = async (address: string, email: string) =>
    askFrom(server, address, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const count = (what: string, answer: string): void => {
    const key = `${what}: ${answer}`;
    answers[key] = (answers[key] ?? 0) + 1;
  };
  /** Compares the responses for an address with an account with those for an address without one. */
  const compare = async (what: string, call: (email: string) => Promise<string>): Promise<void> => {
    const [withAccount, withoutAccount] = [await call(owner), await call(unknown)];
    count(what, withAccount);
    if (withAccount !== withoutAccount)
      wrong.push(`${what}: ${withAccount} with an account, ${withoutAccount} without`);
  };
  try {
    expectAnswer('sign-up', await askFrom(server, home, 'signUp', { email: owner, password }));
    for (let index = 0; index < networks; index += 1) {
      const address = addressOf(index);
      // A lockout may end between two attempts: tests/contract/limits/known-networks.test.ts compares them with a fake clock.
      for (let guess = 0; guess < 6; guess += 1) {
        count('guess', await signIn(address, owner, 'wrong'));
        count('guess without an account', await signIn(address, unknown, 'wrong'));
      }
      for (let mail = 0; mail < 6; mail += 1) await compare('reset', async (email) => reset(address, email));
    }
    expectAnswer('sign-in from home', await signIn(home, owner, password));
    const before = (await server.mails()).length;
    expectAnswer('reset from home', await reset(home, owner));
    while ((await server.mails()).length === before) await fetch(`${server.origin}/healthz`);
    const oobCode = (await server.mails()).at(-1)?.code;
    expectAnswer('new password', await askFrom(server, home, 'resetPassword', { oobCode, newPassword }));
    expectAnswer('sign-in with it', await signIn(home, owner, newPassword));
    return { networks, answers, wrong };
  } finally {
    await server.stop();
  }
};
