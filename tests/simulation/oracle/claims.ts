import type { Act } from '../user/action-log.ts';

/** What must hold for an action: that it was applied, or that it may have been. */
export const isCertain = ({ isLost, isTold }: Act): boolean => !isLost && !isTold;

/** Reported as failed for another reason than repeated refusals, which have their own check. */
export const isTurnedDown = ({ isTold, isGivenUp }: Act): boolean => isTold && !isGivenUp;

/** A false alarm, if its result is stored. An import is refused as a whole, and parts of it may be stored. */
export const isAlarm = (act: Act): boolean => isTurnedDown(act) && act.write.kind !== 'account.patch';

export type Presence = 'must' | 'may' | 'mustNot';

/** Whether something must be stored, after its creates and deletes. A delete wins over everything else. */
export function presenceOf(made: readonly Act[], deleted: readonly Act[]): Presence {
  if (deleted.some(isCertain)) return 'mustNot';
  return deleted.length === 0 && made.some(isCertain) ? 'must' : 'may';
}

export type Claim<T> = { readonly act: Act; readonly value: T };

/** Each device's last acknowledged value, and the unacknowledged ones after it. */
const lastOf = <T>(claims: readonly Claim<T>[]): readonly Claim<T>[] =>
  claims.slice(
    Math.max(
      0,
      claims.findLastIndex(({ act }) => isCertain(act)),
    ),
  );

/** The values that a field may end with: the last of each device, or the first one when nobody changed it for certain. */
export function acceptable<T>(first: T, claims: readonly Claim<T>[]): readonly T[] {
  const byBrowser = Object.values(Object.groupBy(claims, ({ act }) => act.browser)).map((own) => lastOf(own ?? []));
  const values = byBrowser.flat().map(({ value }) => value);
  return claims.some(({ act }) => isCertain(act)) ? values : [first, ...values];
}
