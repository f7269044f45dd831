import { endSession } from '../../api/identity/end-session.ts';
import type { KeptUser } from '../../api/identity/kept-user.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import { forgetPerson } from '../../api/storage/last-person.ts';
import {
  addSignOut,
  changeSignOut,
  decidedSignOuts,
  isDecided,
  isLeaving,
  listSignOuts,
} from '../../api/storage/sign-out-store.ts';
import { afterFailedTry, anybody, concerns, type PendingEdits, type SignOut } from '../../domain/identity/sign-out.ts';
import type { SessionsEnd } from '../../machines/sign-outs/sign-outs.machine.ts';
import { clearDevice } from './clear-device.ts';
import type { DeviceServices } from '../services/data-services.ts';

type Leaver = { readonly uid: string; readonly refreshToken: string | undefined; readonly isKept: boolean };

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
  // The library may have read who is here just before, and tells it later.
  const left = new Set(decidedSignOuts().map(({ uid }) => uid));
  let cleaning: Promise<unknown> = Promise.resolve();

  const leaverOf = (signOut: SignOut, kept: KeptUser | undefined): Leaver =>
    kept && concerns(signOut, kept.uid)
      ? { uid: kept.uid, refreshToken: kept.refreshToken, isKept: true }
      : { uid: signOut.uid, refreshToken: signOut.refreshToken ?? refreshTokenOf(signOut.uid), isKept: false };

  async function takeOff(signOut: SignOut): Promise<void> {
    const { keptUser } = data;
    const { uid, refreshToken, isKept } = leaverOf(signOut, await keptUser.read());
    // Another tab may have done it meanwhile, and the same person signed in again.
    if (!isDecided(signOut)) return;
    // Before the library's own copy goes, or nobody could end the session any more; a hosted provider lets nobody do so.
    const next = { ...signOut, refreshToken: origin === undefined ? undefined : refreshToken };
    changeSignOut(signOut, next);
    if (isKept) await keptUser.remove();
    if (!isDecided(signOut)) return;
    await clearDevice(data, uid, signOut.pendingEdits);
    if (isDecided(signOut))
      changeSignOut(signOut, next.refreshToken === undefined ? undefined : { ...next, stage: 'ending' });
  }

  const takeOffAll = () => Promise.all(decidedSignOuts().map(takeOff));

  // One after the other: each takes up what the one before has left.
  function clean(): Promise<unknown> {
    cleaning = cleaning.then(takeOffAll, takeOffAll);
    return cleaning;
  }

  async function tryToEnd(signOut: SignOut): Promise<void> {
    const { stage, refreshToken } = signOut;
    if (origin === undefined || refreshToken === undefined || stage !== 'ending') return;
    const hasEnded = await endSession(origin, refreshToken);
    changeSignOut(signOut, hasEnded ? undefined : afterFailedTry(signOut, now()));
  }

  return {
    /** Writes down, before the page shows it, that somebody leaves. */
    decide: (uid: string, pendingEdits: PendingEdits): void => {
      left.add(uid);
      // It makes room, which a full storage may lack.
      forgetPerson(uid);
      if (!isLeaving(uid)) addSignOut({ uid, pendingEdits, at: now(), tries: 0, stage: 'decided' });
    },
    /** Takes off this device whoever has decided to leave. Rejects when that cannot be done now. */
    clean,
    /** The library is about to read whom it has kept: nobody who has left, unless that cannot be done now. */
    beforeOpening: async (): Promise<void> => {
      await withTimeout(clean());
      left.clear();
      for (const { uid } of decidedSignOuts()) left.add(uid);
    },
    /** Whether somebody has left whom the provider's library may still announce. */
    hasLeft: (uid: string): boolean => left.has(uid) || left.has(anybody),
    /** The library has signed them out, and announces them only when they have signed in again. */
    forgotten: (uid: string): void => {
      left.delete(uid);
      left.delete(anybody);
    },
    /** Somebody is about to sign in: what was decided before is done before, and concerns them no more. */
    welcome: async (): Promise<void> => {
      await clean().catch((error: unknown) => console.warn(error));
      left.clear();
    },
    /** Somebody has signed in: a sign-out of theirs that could not be completed until now is overtaken by that. */
    arrived: (uid: string): void => {
      for (const signOut of decidedSignOuts()) if (concerns(signOut, uid)) changeSignOut(signOut, undefined);
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
