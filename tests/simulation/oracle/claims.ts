import type { LoggedAction } from '../user/action-log.ts';

/** Whether an action must have been applied. Any other action may or may not have been applied. */
export const isCertain = ({ isLost, isReported }: LoggedAction): boolean => !isLost && !isReported;

/** Whether an action was reported as failed for any reason except repeated refusals, which have a separate check. */
export const isRejected = ({ isReported, isGivenUp }: LoggedAction): boolean => isReported && !isGivenUp;

/** Whether a stored result of the action means a false alarm. A refused import is exempt, because a part of it may be stored. */
export const isFalseAlarmIfStored = (action: LoggedAction): boolean =>
  isRejected(action) && action.write.kind !== 'account.patch';

export type Presence = 'must' | 'may' | 'mustNot';

/** Whether a document must be stored after its creates and deletes. A delete has priority over every other action. */
export function presenceOf(created: readonly LoggedAction[], deleted: readonly LoggedAction[]): Presence {
  if (deleted.some(isCertain)) return 'mustNot';
  return deleted.length === 0 && created.some(isCertain) ? 'must' : 'may';
}

export type Claim<T> = { readonly action: LoggedAction; readonly value: T };

/** Each device's last acknowledged value, and all later unacknowledged values. */
const lastClaims = <T>(claims: readonly Claim<T>[]): readonly Claim<T>[] =>
  claims.slice(
    Math.max(
      0,
      claims.findLastIndex(({ action }) => isCertain(action)),
    ),
  );

/** The possible final values of a field: the last value of each device, and the initial value if no change is certain. */
export function acceptableValues<T>(first: T, claims: readonly Claim<T>[]): readonly T[] {
  const byBrowser = Object.values(Object.groupBy(claims, ({ action }) => action.browser)).map((own) =>
    lastClaims(own ?? []),
  );
  const values = byBrowser.flat().map(({ value }) => value);
  return claims.some(({ action }) => isCertain(action)) ? values : [first, ...values];
}
