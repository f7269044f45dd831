/** Whether a sign-out keeps pending edits on this device, or discards them with all other data. */
export type PendingEdits = 'discard' | 'keep';

/** The `uid` of a sign-out requested before the provider has returned the user. It applies to any user. */
export const unknownUid = '';

/** An unfinished sign-out of this device. */
export type SignOut = {
  /** `unknownUid` if the provider has not returned the user yet. */
  readonly uid: string;
  readonly pendingEdits: PendingEdits;
  /** The time of the user's sign-out, in milliseconds since the epoch. */
  readonly at: number;
  /** The number of failed requests to end the session. */
  readonly tries: number;
  /** `decided`: must remove the device's data. `ending`: must end the session on the server. `unended`: gave up. */
  readonly stage: 'decided' | 'ending' | 'unended';
  /** Identifies the session to the server. Removed after the last try. */
  readonly refreshToken?: string | undefined;
};

/** Whether a sign-out applies to this user. */
export const isSignOutOf = (signOut: Pick<SignOut, 'uid'>, uid: string): boolean =>
  [uid, unknownUid].includes(signOut.uid);

const maxTries = 50;
// A corrected clock may make a moment look like a week.
const minTries = 5;
const maxAge = 7 * 24 * 60 * 60_000;

/**
 * The sign-out after a failed request to end its session at `now` (milliseconds since the epoch). Gives up and drops the token after
 * 50 tries, or after a week and at least five tries.
 */
export function afterFailedTry(signOut: SignOut, now: number): SignOut {
  const tries = signOut.tries + 1;
  if (tries < minTries || (tries < maxTries && now - signOut.at <= maxAge)) return { ...signOut, tries };
  return { ...signOut, tries, stage: 'unended', refreshToken: undefined };
}
