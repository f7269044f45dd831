import type { User } from '../../domain/identity.ts';
import { attempt } from './web-storage.ts';

/** Who was signed in last in this browser. */
export type LastPerson = Pick<User, 'uid' | 'email'>;

const key = 'last-person';

const isPerson = (value: unknown): value is LastPerson =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  value.uid !== '' &&
  'email' in value &&
  typeof value.email === 'string';

// Not in the database of the rest: it is on the way to the first paint, and the database's code is not loaded by then.
const device = () => localStorage;

/** The person whose budget may be shown before the identity provider has answered; undefined when nobody is known. */
export const recallPerson = (): LastPerson | undefined =>
  attempt(device, (storage) => {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isPerson(value) ? { uid: value.uid, email: value.email } : undefined;
  });

export const rememberPerson = ({ uid, email }: LastPerson): void => {
  attempt(device, (storage) => storage.setItem(key, JSON.stringify({ uid, email })));
};

export const forgetPerson = (): void => {
  attempt(device, (storage) => storage.removeItem(key));
};
