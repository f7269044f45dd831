import type { ClosureReason } from '../../domain/sync/closure.ts';
import type { User } from '../../domain/identity/identity.ts';
import { unknownUid } from '../../domain/identity/sign-out.ts';
import { isSigningOut } from './sign-out-store.ts';
import { withStorage } from './web-storage.ts';

/** The last signed-in user of this browser; `closed` until they have read the notice about their closed account. */
export type LastUser = Pick<User, 'uid' | 'email'> & { readonly closed?: ClosureReason };

const key = 'last-person';

const texts = (value: object, ...names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(value, name) === 'string');

const isStoredUser = (value: unknown): value is LastUser =>
  typeof value === 'object' &&
  value !== null &&
  texts(value, 'uid', 'email') &&
  Reflect.get(value, 'uid') !== '' &&
  [undefined, 'deleted', 'disabled'].includes(Reflect.get(value, 'closed'));

// In web storage: it is read before the first paint, when the code for IndexedDB is not loaded.
const device = () => localStorage;

const storedUser = (storage: Storage): LastUser | undefined => {
  const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
  return isStoredUser(value) ? value : undefined;
};

/**
 * The user whose budget may be shown before the identity provider answers; undefined when none is stored, or they are signing out.
 */
export const readLastUser = (): LastUser | undefined =>
  withStorage(device, (storage) => {
    const user = storedUser(storage);
    if (!user || isSigningOut(user.uid)) return undefined;
    const { uid, email, closed } = user;
    return { uid, email, ...(closed && { closed }) };
  });

export const storeLastUser = ({ uid, email, closed }: LastUser): void => {
  withStorage(device, (storage) => storage.setItem(key, JSON.stringify({ uid, email, closed })));
};

/** Forgets a user; without `uid`, any user. Another user who has signed in meanwhile stays. */
export const forgetLastUser = (uid = unknownUid): void => {
  withStorage(device, (storage) => {
    if ([unknownUid, storedUser(storage)?.uid].includes(uid)) storage.removeItem(key);
  });
};
