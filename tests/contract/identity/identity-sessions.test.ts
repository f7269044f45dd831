import type { Auth } from 'firebase/auth';
import {
  applyActionCode,
  confirmPasswordReset,
  deleteUser,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tried } from '../../support/tier.ts';
import { password } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import type { Person } from '../support/sdk.ts';
import { newPerson, outcomeOf } from '../support/sdk.ts';

const other = 'brand new horse';

const signedIn = ({ currentUser }: Auth) => {
  if (currentUser === null) throw new Error('Nobody is signed in on this device.');
  return currentUser;
};
const changeByLink = async ({ auth, mailed, unusedAddress }: Person): Promise<void> =>
  applyActionCode(auth, await mailed(async () => verifyBeforeUpdateEmail(signedIn(auth), unusedAddress('next'))));

type End = (person: Person) => Promise<unknown>;

const endings: readonly (readonly [string, string, End])[] = [
  ['a new password', 'user-token-expired', async ({ auth }) => updatePassword(signedIn(auth), other)],
  [
    'a reset password',
    'user-token-expired',
    async ({ auth, email, mailed }) =>
      confirmPasswordReset(auth, await mailed(async () => sendPasswordResetEmail(auth, email)), other),
  ],
  ['a new address by a link', 'user-token-expired', changeByLink],
  ['the deletion of the account', 'user-token-expired', async ({ auth }) => deleteUser(signedIn(auth))],
  ['the account is disabled', 'user-disabled', async ({ disable }) => disable()],
];

let server: LocalServer;
let person: Person;

// Enumeration protection does not change the end of sessions, so the fast tests use only the default.
describe.each(tried(['off', 'on'], (protection) => protection === 'on'))(
  'a device, with email enumeration protection %s,',
  (protection) => {
    beforeAll(async () => {
      server = await startLocalServer({ EMAIL_ENUMERATION_PROTECTION: protection });
    });
    beforeEach(async () => {
      person = newPerson(server);
      await person.join();
    });
    afterEach(async () => person.leave());
    afterAll(async () => server.stop());

    // Source: docs/specification.md#server-sessions.
    it.each(endings)('is signed out after %s with %s', async (_, code, end) => {
      const [asking, refreshing] = [await person.onAnotherDevice(), await person.onAnotherDevice()];
      await end(person);
      expect([
        await outcomeOf(signedIn(asking).reload()),
        await outcomeOf(signedIn(refreshing).getIdToken(true)),
        asking.currentUser,
        refreshing.currentUser,
      ]).toEqual([code, code, null, null]);
    });

    it('stays signed in when its id token has expired', async () => {
      const { currentUser } = person.auth;
      person.server.advance(3661);
      expect(await outcomeOf(signedIn(person.auth).reload())).toBe('invalid-user-token');
      await signedIn(person.auth).getIdToken(true);
      expect(await outcomeOf(signedIn(person.auth).reload())).toBe('done');
      expect(person.auth.currentUser).toBe(currentUser);
    });

    it('can revert a change of address with the mail to the old address, which ends all sessions (hijacking)', async () => {
      const { auth, email, unusedAddress, mailed } = person;
      const { uid } = signedIn(auth);
      const change = await mailed(async () => verifyBeforeUpdateEmail(signedIn(auth), unusedAddress('next')));
      const recovery = await mailed(async () => applyActionCode(auth, change));
      const thief = await signInWithEmailAndPassword(auth, unusedAddress('next'), password);
      await applyActionCode(auth, recovery);
      expect(await outcomeOf(thief.user.reload())).toBe('user-token-expired');
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      expect([user.uid, user.email, user.emailVerified]).toEqual([uid, email, true]);
    });

    it('cannot find out with a change of address whether an account exists (enumeration)', async () => {
      const { auth, createOtherAccount, unusedAddress } = person;
      await createOtherAccount(unusedAddress('taken'));
      const mails = server.lines.length;
      await outcomeOf(verifyBeforeUpdateEmail(signedIn(auth), unusedAddress('taken')));
      await person.mailed(async () => verifyBeforeUpdateEmail(signedIn(auth), unusedAddress('free')));
      expect(server.lines.length - mails).toBe(1);
    });
  },
);

/** Changes the password while the server computes other hashes, and runs other work during that time. */
const changePasswordDuring = async (work: (device: Auth) => Promise<unknown>): Promise<readonly string[]> => {
  const device = await person.onAnotherDevice();
  const attempts = Array.from({ length: 6 }, async (_, index) =>
    outcomeOf(signInWithEmailAndPassword(person.auth, person.unusedAddress(`nobody${String(index)}`), other)),
  );
  const change = outcomeOf(updatePassword(signedIn(person.auth), other));
  const outcomes = await Promise.all([change, outcomeOf(work(device))]);
  await Promise.all(attempts);
  return outcomes;
};

describe('during the hashing of a new password (race)', () => {
  beforeAll(async () => {
    server = await startLocalServer();
  });
  beforeEach(async () => {
    person = newPerson(server);
    await person.join();
  });
  afterEach(async () => person.leave());
  afterAll(async () => server.stop());

  it('does not restore an account that another device deletes', async () => {
    const outcomes = await changePasswordDuring(async (device) => deleteUser(signedIn(device)));
    expect(outcomes).toEqual(['user-token-expired', 'done']);
    const again = signInWithEmailAndPassword(person.auth, person.email, other);
    expect(await outcomeOf(again)).toBe('user-not-found');
  });

  it('keeps the name that another device sets', async () => {
    const displayName = 'Camille';
    const outcomes = await changePasswordDuring(async (device) => updateProfile(signedIn(device), { displayName }));
    expect(outcomes).toEqual(['done', 'done']);
    const { user } = await signInWithEmailAndPassword(person.auth, person.email, other);
    expect(user.displayName).toBe(displayName);
  });

  it('keeps the new address that another device sets, and the old password', async () => {
    const move = async (device: Auth) => updateEmail(signedIn(device), person.unusedAddress('next'));
    expect(await changePasswordDuring(move)).toEqual(['user-token-expired', 'done']);
    const moved = signInWithEmailAndPassword(person.auth, person.unusedAddress('next'), password);
    expect(await outcomeOf(moved)).toBe('done');
  });
});
