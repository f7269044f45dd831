import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isExhaustive, tried } from '../../support/tier.ts';
import { codeOf, identify, password, signUp } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { askFrom, home } from '../support/networks.ts';

const owner = 'owner@example.com';
const stranger = '192.0.2.1';
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';
// Every call past the limit has the same refusal.
const flood = isExhaustive ? 400 : 40;

let server: LocalServer;
afterEach(() => server.stop());

const ask = async (address: string, operation: string, body: unknown): Promise<string> =>
  askFrom(server, address, operation, body);

/** Counts the results of a number of calls. */
const count = async (calls: number, call: (index: number) => Promise<string>): Promise<Record<string, number>> => {
  const answers: Record<string, number> = {};
  for (let index = 0; index < calls; index += 1) {
    const answer = await call(index);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
};

const verify = async (idToken: string) => ask(home, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
const start = async (protection: string) => {
  server = await startLocalServer({
    EMAIL_ENUMERATION_PROTECTION: protection,
    TRUST_PROXY: 'on',
    SIGN_INS_PER_MINUTE: '60',
    SIGN_UPS_PER_HOUR: '10',
    RESETS_PER_HOUR: '20',
  });
};
const reset = (email: string) => ({ requestType: 'PASSWORD_RESET', email });

// Enumeration protection does not change the counts, so the fast tests use only the default.
describe.each(tried(['off', 'on'], (protection) => protection === 'on'))(
  'with email enumeration protection %s, the server',
  (protection) => {
    beforeEach(() => start(protection));

    it('limits enumeration by sign-up to ten addresses an hour', async () => {
      await signUp(server.origin, owner);
      const answers = await count(flood, async () => ask(stranger, 'signUp', { email: owner, password }));
      expect(answers).toEqual({ EMAIL_EXISTS: 10, [tooMany]: flood - 10 });
      expect(await ask(home, 'signUp', { email: 'new@example.com', password })).toBe('200');
    });

    it('does not count rejected passwords against the limit of sign-ups', async () => {
      await count(20, async () => ask(home, 'signUp', { email: owner, password: 'Password1' }));
      expect(await ask(home, 'signUp', { email: owner, password })).toBe('200');
    });

    it("keeps the owner's limits of reset and verification mails during a flood by a stranger", async () => {
      const { idToken } = await signUp(server.origin, owner);
      expect(await count(20, async () => ask(stranger, 'sendOobCode', reset(owner)))).toEqual({
        200: 5,
        [tooMany]: 15,
      });
      expect(await count(6, async () => verify(idToken))).toEqual({ 200: 5, [tooMany]: 1 });
      expect(await count(6, async () => ask(home, 'sendOobCode', reset(owner)))).toEqual({ 200: 5, [tooMany]: 1 });
    });

    it("keeps the owner's mail limits, even if a stranger created an account with the address", async () => {
      const squatter = await signUp(server.origin, owner);
      await count(6, async () => verify(squatter.idToken));
      expect(codeOf(await identify(server.origin, 'delete', { idToken: squatter.idToken }))).toContain('200');
      expect(await verify((await signUp(server.origin, owner)).idToken)).toBe('200');
    });

    // Source: docs/specification.md#server-limits.
    it('mails an address at most thirty times an hour for all strangers together, separately by purpose', async () => {
      await signUp(server.origin, owner);
      const answers = await count(50, async (index) => ask(`203.0.113.${String(index)}`, 'sendOobCode', reset(owner)));
      expect(answers).toEqual({ 200: 30, [tooMany]: 20 });
    });
  },
);

describe.each(['off', 'on'])(
  'with email enumeration protection %s, which has other responses, the server',
  (protection) => {
    beforeEach(() => start(protection));

    it('limits password resets to twenty addresses an hour for one caller', async () => {
      const answers = await count(flood, async (index) =>
        ask(stranger, 'sendOobCode', reset(`${String(index)}@example.com`)),
      );
      expect(answers).toEqual({ [protection === 'on' ? '200' : 'EMAIL_NOT_FOUND']: 20, [tooMany]: flood - 20 });
      server.advance(3600);
      expect(await ask(stranger, 'sendOobCode', reset('a@example.com'))).not.toBe(tooMany);
    });

    it('limits enumeration by a change of address to five an hour for one account', async () => {
      await signUp(server.origin, 'taken@example.com');
      const { idToken } = await signUp(server.origin, owner);
      const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'taken@example.com' };
      const isHidden = protection === 'on';
      const byMail = await count(7, async () => ask(home, 'sendOobCode', change));
      expect(byMail).toEqual({ [isHidden ? '200' : 'EMAIL_EXISTS']: 5, [tooMany]: 2 });
      server.advance(240);
      const atOnce = await ask(home, 'update', { idToken, email: 'taken@example.com' });
      expect(atOnce).toBe(isHidden ? 'OPERATION_NOT_ALLOWED' : tooMany);
    });
  },
);
