import type { Act } from '../person/acts.ts';

/** What the product owes for an act: that it happened, or that it may have. */
export const isCertain = ({ isLost, isTold }: Act): boolean => !isLost && !isTold;

/** Told for another reason than that it was refused again and again, which is judged apart. */
export const isTurnedDown = ({ isTold, isGivenUp }: Act): boolean => isTold && !isGivenUp;

/** Told in vain, if what it made is there. An import is refused as a whole, and parts of it may be there. */
export const isAlarm = (act: Act): boolean => isTurnedDown(act) && act.write.kind !== 'account.patch';

export type Presence = 'must' | 'may' | 'mustNot';

/** Whether something is to be there, after what made it and what deleted it. Deleting wins over all else. */
export function presenceOf(made: readonly Act[], deleted: readonly Act[]): Presence {
  if (deleted.some(isCertain)) return 'mustNot';
  return deleted.length === 0 && made.some(isCertain) ? 'must' : 'may';
}

export type Claim<T> = { readonly act: Act; readonly value: T };

/** Each device's last value, and what followed it without a promise. */
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
