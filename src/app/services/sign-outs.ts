import { endSession } from '../../api/identity/end-session.ts';
import type { StoredUser } from '../../api/identity/stored-user.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import { forgetLastUser } from '../../api/storage/last-user.ts';
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

/** The session to end; `isStored` if the identity library has stored it in this browser. */
type EndingSession = { readonly uid: string; readonly refreshToken: string | undefined; readonly isStored: boolean };

type Bindings = {
  readonly data: DeviceServices;
  /** The origin of the embedded server; undefined for a hosted provider, which cannot end sessions. */
  readonly origin: string | undefined;
  /** The refresh token of a user in the open identity library, for browsers without storage. */
  readonly refreshTokenOf: (uid: string) => string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** The sign-outs of this device. Each is completed, even if the page that started it was closed. */
export type SignOuts = ReturnType<typeof createSignOuts>;

export function createSignOuts({ data, origin, refreshTokenOf, now }: Bindings) {
  // The library may announce a user later that it had read before the removal.
  const signingOut = new Set(decidedSignOuts().map(({ uid }) => uid));
  let cleaning: Promise<unknown> = Promise.resolve();

  const sessionOf = (signOut: SignOut, stored: StoredUser | undefined): EndingSession =>
    stored && isSignOutOf(signOut, stored.uid)
      ? { uid: stored.uid, refreshToken: stored.refreshToken, isStored: true }
      : { uid: signOut.uid, refreshToken: signOut.refreshToken ?? refreshTokenOf(signOut.uid), isStored: false };

  async function cleanUp(signOut: SignOut): Promise<void> {
    const { storedUser } = data;
    const { uid, refreshToken, isStored } = sessionOf(signOut, await storedUser.read());
    // Another tab may have cleaned up meanwhile, and the same user signed in again: their new session must stay.
    if (!isDecided(signOut)) return;
    // Stored before the library's copy is removed: after a crash in between, only this token can end the session.
    const next = { ...signOut, refreshToken: origin === undefined ? undefined : refreshToken };
    changeSignOut(signOut, next);
    if (isStored) await storedUser.remove();
    if (!isDecided(signOut)) return;
    await clearDevice(data, uid, signOut.pendingEdits);
    if (isDecided(signOut))
      changeSignOut(signOut, next.refreshToken === undefined ? undefined : { ...next, stage: 'ending' });
  }

  const cleanUpAll = () => Promise.all(decidedSignOuts().map(cleanUp));

  // In sequence: two at once would clean up the same sign-out twice.
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
    /** Stores a sign-out before the page shows it: it survives a crash. */
    decide: (uid: string, pendingEdits: PendingEdits): void => {
      signingOut.add(uid);
      // First, to free space in a full storage.
      forgetLastUser(uid);
      if (!isSigningOut(uid)) addSignOut({ uid, pendingEdits, at: now(), tries: 0, stage: 'decided' });
    },
    /** Removes the data of all signed-out users from this device. Rejects when that is not possible now. */
    clean,
    /** Before the identity library opens: removes stored users who have signed out, if possible. */
    beforeOpening: async (): Promise<void> => {
      await withTimeout(clean());
      signingOut.clear();
      for (const { uid } of decidedSignOuts()) signingOut.add(uid);
    },
    /** Whether the identity library may still announce a user who has signed out. */
    isSigningOut: (uid: string): boolean => signingOut.has(uid) || signingOut.has(unknownUid),
    /** After the identity library has signed a user out: it announces them again only after a new sign-in. */
    afterLibrarySignOut: (uid: string): void => {
      signingOut.delete(uid);
      signingOut.delete(unknownUid);
    },
    /** Before a sign-in: completes earlier sign-outs, which would end the new session. */
    beforeSignIn: async (): Promise<void> => {
      await clean().catch((error: unknown) => console.warn(error));
      signingOut.clear();
    },
    /** After a sign-in: drops incomplete sign-outs of the same user. */
    afterSignIn: (uid: string): void => {
      for (const signOut of decidedSignOuts()) if (isSignOutOf(signOut, uid)) changeSignOut(signOut, undefined);
    },
    /** Asks the server once to end each remaining session. */
    endSessions: async (): Promise<SessionsEnd> => {
      await clean();
      await Promise.all(listSignOuts().map(tryToEnd));
      const stages = new Set(listSignOuts().map(({ stage }) => stage));
      if (stages.has('decided') || stages.has('ending')) return 'waiting';
      return stages.has('unended') ? 'unended' : 'ended';
    },
    /** Drops the sessions that could not be ended: the user has read the notice. */
    forgetUnended: (): void => {
      for (const signOut of listSignOuts()) if (signOut.stage === 'unended') changeSignOut(signOut, undefined);
    },
  };
}
