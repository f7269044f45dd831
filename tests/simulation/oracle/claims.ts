import type { LoggedAction } from '../user/action-log.ts';

/** Whether an action must have been applied; otherwise it may have been. */
export const isCertain = ({ isLost, isReported }: LoggedAction): boolean => !isLost && !isReported;

/** Reported as failed for another reason than repeated refusals, which have their own check. */
export const isRejected = ({ isReported, isGivenUp }: LoggedAction): boolean => isReported && !isGivenUp;

/** Whether an action is a false alarm if its result is stored. A refused import may be stored in part. */
export const isFalseAlarmIfStored = (action: LoggedAction): boolean =>
  isRejected(action) && action.write.kind !== 'account.patch';

export type Presence = 'must' | 'may' | 'mustNot';

/** Whether something must be stored, after its creates and deletes. A delete wins over everything else. */
export function presenceOf(created: readonly LoggedAction[], deleted: readonly LoggedAction[]): Presence {
  if (deleted.some(isCertain)) return 'mustNot';
  return deleted.length === 0 && created.some(isCertain) ? 'must' : 'may';
}

export type Claim<T> = { readonly action: LoggedAction; readonly value: T };

/** Each device's last acknowledged value, and the unacknowledged ones after it. */
const lastClaims = <T>(claims: readonly Claim<T>[]): readonly Claim<T>[] =>
  claims.slice(
    Math.max(
      0,
      claims.findLastIndex(({ action }) => isCertain(action)),
    ),
  );

/** The possible final values of a field: the last of each device, and the first one if no change is certain. */
export function acceptableValues<T>(first: T, claims: readonly Claim<T>[]): readonly T[] {
  const byBrowser = Object.values(Object.groupBy(claims, ({ action }) => action.browser)).map((own) =>
    lastClaims(own ?? []),
  );
  const values = byBrowser.flat().map(({ value }) => value);
  return claims.some(({ action }) => isCertain(action)) ? values : [first, ...values];
}
