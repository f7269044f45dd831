/** Whether a sign-out keeps pending edits on this device, or discards them with all other data. */
export type PendingEdits = 'discard' | 'keep';

/** The `uid` of a sign-out decided before the provider named the signed-in user; it applies to any user. */
export const unknownUid = '';

/** An uncompleted sign-out of this device. */
export type SignOut = {
  /** `unknownUid` if the provider had not named the user yet. */
  readonly uid: string;
  readonly pendingEdits: PendingEdits;
  /** When it was decided, in milliseconds since the epoch. */
  readonly at: number;
  /** The number of failed requests to end the session. */
  readonly tries: number;
  /** `decided`: the device's data is not removed yet; `ending`: the server has not ended the session yet; `unended`: gave up. */
  readonly stage: 'decided' | 'ending' | 'unended';
  /** Identifies the session to the server; removed after giving up. */
  readonly refreshToken?: string | undefined;
};

/** Whether a sign-out applies to this user. */
export const isSignOutOf = (signOut: Pick<SignOut, 'uid'>, uid: string): boolean =>
  [uid, unknownUid].includes(signOut.uid);

const maxTries = 50;
/** Against clock corrections, which may turn a moment into a week. */
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
