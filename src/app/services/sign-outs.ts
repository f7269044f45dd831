import { endSession } from '../../api/identity/end-session.ts';
import type { StoredUser } from '../../api/identity/stored-user.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import { forgetLastPerson } from '../../api/storage/last-person.ts';
import {
  addSignOut,
  changeSignOut,
  decidedSignOuts,
  isDecided,
  isSigningOut,
  listSignOuts,
} from '../../api/storage/sign-out-store.ts';
import {
  afterFailedTry,
  isSignOutOf,
  type PendingEdits,
  type SignOut,
  unknownUid,
} from '../../domain/identity/sign-out.ts';
import type { SessionsEnd } from '../../machines/sign-outs/sign-outs.machine.ts';
import { clearDevice } from './clear-device.ts';
import type { DeviceServices } from './device-services.ts';

/** Whose session ends; `isStored` where the provider's library has stored it in this browser. */
type EndingSession = { readonly uid: string; readonly refreshToken: string | undefined; readonly isStored: boolean };

type Bindings = {
  readonly data: DeviceServices;
  /** Origin of the embedded server; a hosted provider lets nobody end a session. */
  readonly origin: string | undefined;
  /** What the library, where it is open, knows the session of a person by: a browser may keep nothing. */
  readonly refreshTokenOf: (uid: string) => string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** The sign-outs of this device, each of which is completed even when the page on which it was decided is gone. */
export type SignOuts = ReturnType<typeof createSignOuts>;

export function createSignOuts({ data, origin, refreshTokenOf, now }: Bindings) {
  // The library may have read the stored user before it was removed, and announces them later.
  const signingOut = new Set(decidedSignOuts().map(({ uid }) => uid));
  let cleaning: Promise<unknown> = Promise.resolve();

  const sessionOf = (signOut: SignOut, stored: StoredUser | undefined): EndingSession =>
    stored && isSignOutOf(signOut, stored.uid)
      ? { uid: stored.uid, refreshToken: stored.refreshToken, isStored: true }
      : { uid: signOut.uid, refreshToken: signOut.refreshToken ?? refreshTokenOf(signOut.uid), isStored: false };

  async function cleanUp(signOut: SignOut): Promise<void> {
    const { storedUser } = data;
    const { uid, refreshToken, isStored } = sessionOf(signOut, await storedUser.read());
    // Another tab may have cleaned up meanwhile, and the same person signed in again: their new session must stay.
    if (!isDecided(signOut)) return;
    // Stored before the library's own copy is removed: after a crash in between, nothing else could end the session.
    const next = { ...signOut, refreshToken: origin === undefined ? undefined : refreshToken };
    changeSignOut(signOut, next);
    if (isStored) await storedUser.remove();
    if (!isDecided(signOut)) return;
    await clearDevice(data, uid, signOut.pendingEdits);
    if (isDecided(signOut))
      changeSignOut(signOut, next.refreshToken === undefined ? undefined : { ...next, stage: 'ending' });
  }

  const cleanUpAll = () => Promise.all(decidedSignOuts().map(cleanUp));

  // One after the other: two at once would clean up the same sign-out twice.
  function clean(): Promise<unknown> {
    cleaning = cleaning.then(cleanUpAll, cleanUpAll);
    return cleaning;
  }

  async function tryToEnd(signOut: SignOut): Promise<void> {
    const { stage, refreshToken } = signOut;
    if (origin === undefined || refreshToken === undefined || stage !== 'ending') return;
    const hasEnded = await endSession(origin, refreshToken);
    changeSignOut(signOut, hasEnded ? undefined : afterFailedTry(signOut, now()));
  }

  return {
    /** Stores, before the page shows it, that a person signs out: a crash does not undo it. */
    decide: (uid: string, pendingEdits: PendingEdits): void => {
      signingOut.add(uid);
      // It makes room, which a full storage may lack.
      forgetLastPerson(uid);
      if (!isSigningOut(uid)) addSignOut({ uid, pendingEdits, at: now(), tries: 0, stage: 'decided' });
    },
    /** Cleans this device of all who have signed out. Rejects when that cannot be done now. */
    clean,
    /** Before the library reads the stored user: none who has signed out, unless that cannot be done now. */
    beforeOpening: async (): Promise<void> => {
      await withTimeout(clean());
      signingOut.clear();
      for (const { uid } of decidedSignOuts()) signingOut.add(uid);
    },
    /** Whether a person has signed out whom the provider's library may still announce. */
    isSigningOut: (uid: string): boolean => signingOut.has(uid) || signingOut.has(unknownUid),
    /** After the library has signed a person out: it announces them again only when they have signed in again. */
    afterLibrarySignOut: (uid: string): void => {
      signingOut.delete(uid);
      signingOut.delete(unknownUid);
    },
    /** Before a sign-in: completes earlier sign-outs, which would end the new session otherwise. */
    beforeSignIn: async (): Promise<void> => {
      await clean().catch((error: unknown) => console.warn(error));
      signingOut.clear();
    },
    /** After a sign-in: drops a sign-out of the same person that could not be completed before. */
    afterSignIn: (uid: string): void => {
      for (const signOut of decidedSignOuts()) if (isSignOutOf(signOut, uid)) changeSignOut(signOut, undefined);
    },
    /** Asks the server once for each session that is left to end. */
    endSessions: async (): Promise<SessionsEnd> => {
      await clean();
      await Promise.all(listSignOuts().map(tryToEnd));
      const stages = new Set(listSignOuts().map(({ stage }) => stage));
      if (stages.has('decided') || stages.has('ending')) return 'waiting';
      return stages.has('unended') ? 'unended' : 'ended';
    },
    /** The person knows of the sessions that could not be ended. */
    forgetUnended: (): void => {
      for (const signOut of listSignOuts()) if (signOut.stage === 'unended') changeSignOut(signOut, undefined);
    },
  };
}
