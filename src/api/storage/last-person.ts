import type { User } from '../../domain/identity.ts';

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
const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
};

/** The person whose budget may be shown before the identity provider has answered; undefined when nobody is known. */
export const recallPerson = (): LastPerson | undefined =>
  attempt((storage) => {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isPerson(value) ? { uid: value.uid, email: value.email } : undefined;
  });

export const rememberPerson = ({ uid, email }: LastPerson): void => {
  attempt((storage) => storage.setItem(key, JSON.stringify({ uid, email })));
};

export const forgetPerson = (): void => {
  attempt((storage) => storage.removeItem(key));
};
