import type { ClosureReason } from '../../domain/closure.ts';
import type { User } from '../../domain/identity.ts';
import { isLeaving } from './sign-out-store.ts';
import { attempt } from './web-storage.ts';

/** Who was signed in last in this browser; `closed` when their account is gone and they have not read that yet. */
export type LastPerson = Pick<User, 'uid' | 'email'> & { readonly closed?: ClosureReason };

const key = 'last-person';

const texts = (value: object, ...names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(value, name) === 'string');

const isPerson = (value: unknown): value is LastPerson =>
  typeof value === 'object' &&
  value !== null &&
  texts(value, 'uid', 'email') &&
  Reflect.get(value, 'uid') !== '' &&
  [undefined, 'deleted', 'disabled'].includes(Reflect.get(value, 'closed'));

// Not in the database of the rest: it is on the way to the first paint, and the database's code is not loaded by then.
const device = () => localStorage;

/**
 * The person whose budget may be shown before the identity provider has answered; undefined when nobody is known, or who it
 * was has decided to leave.
 */
export const recallPerson = (): LastPerson | undefined =>
  attempt(device, (storage) => {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isPerson(value) || isLeaving(value.uid)) return undefined;
    return { uid: value.uid, email: value.email, ...(value.closed && { closed: value.closed }) };
  });

export const rememberPerson = ({ uid, email, closed }: LastPerson): void => {
  attempt(device, (storage) => storage.setItem(key, JSON.stringify({ uid, email, closed })));
};

export const forgetPerson = (): void => {
  attempt(device, (storage) => storage.removeItem(key));
};
