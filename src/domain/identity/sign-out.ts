/** What becomes of the edits that still wait for the server when a person signs out: they stay on this device, or nothing does. */
export type PendingEdits = 'discard' | 'keep';

/** The `uid` of a sign-out that was decided before the provider had said who is signed in: it is of whoever that is. */
export const unknownUid = '';

/** A sign-out that was decided on this device and is not completed yet. */
export type SignOut = {
  /** `unknownUid` where the provider had not said yet who is signed in. */
  readonly uid: string;
  readonly pendingEdits: PendingEdits;
  /** When it was decided, in milliseconds since the epoch. */
  readonly at: number;
  /** How often the server was asked in vain to end the session. */
  readonly tries: number;
  /** `decided`: the device is not cleaned yet; `ending`: the session is not ended yet; `unended`: that was given up. */
  readonly stage: 'decided' | 'ending' | 'unended';
  /** What the server knows the session by. Gone when it is given up. */
  readonly refreshToken?: string | undefined;
};

/** Whether a sign-out is of this person: they decided it, or whoever was signed in did. */
export const isSignOutOf = (signOut: Pick<SignOut, 'uid'>, uid: string): boolean =>
  [uid, unknownUid].includes(signOut.uid);

const maxTries = 50;
/** A correction of the system clock may turn a moment into a week. */
const minTries = 5;
const maxAge = 7 * 24 * 60 * 60_000;

/**
 * A sign-out once more try to end its session has failed at `now`, in milliseconds since the epoch: after 50 tries, or
 * after a week and five tries, it is given up, and the token forgotten.
 */
export function afterFailedTry(signOut: SignOut, now: number): SignOut {
  const tries = signOut.tries + 1;
  if (tries < minTries || (tries < maxTries && now - signOut.at <= maxAge)) return { ...signOut, tries };
  return { ...signOut, tries, stage: 'unended', refreshToken: undefined };
}
