import { isSignOutOf, type PendingEdits, type SignOut } from '../../domain/identity/sign-out.ts';
import { withStorage } from './web-storage.ts';

const key = 'sign-outs';

// Written synchronously, to web storage: a write to IndexedDB may not complete before the page is unloaded.
const device = () => localStorage;

const isText = (field: unknown): boolean => typeof field === 'string';
const isNumber = (field: unknown): boolean => typeof field === 'number';
const isOneOf =
  (...known: readonly unknown[]) =>
  (field: unknown): boolean =>
    known.includes(field);

/** As it is stored. Tabs and earlier pages of other versions read it too: its names stay as they are. */
type StoredSignOut = Omit<SignOut, 'pendingEdits'> & { readonly departure: 'clean' | 'keeping' };

const checks: { readonly [Field in keyof Required<StoredSignOut>]: (field: unknown) => boolean } = {
  uid: isText,
  departure: isOneOf('clean', 'keeping'),
  at: isNumber,
  tries: isNumber,
  stage: isOneOf('decided', 'ending', 'unended'),
  refreshToken: (field) => field === undefined || isText(field),
};

const isStoredSignOut = (value: unknown): value is StoredSignOut =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(checks).every(([field, isRight]) => isRight(Reflect.get(value, field)));

const storedNames: Readonly<Record<PendingEdits, StoredSignOut['departure']>> = { discard: 'clean', keep: 'keeping' };

const toStored = ({ pendingEdits, ...signOut }: SignOut): StoredSignOut => ({
  ...signOut,
  departure: storedNames[pendingEdits],
});
const fromStored = ({ departure, ...signOut }: StoredSignOut): SignOut => ({
  ...signOut,
  pendingEdits: departure === 'clean' ? 'discard' : 'keep',
});

// In a browser without storage: kept in memory until the page is unloaded.
let unstored: readonly SignOut[] = [];

/** The sign-outs of this device that are not completed, oldest first. */
export function listSignOuts(): readonly SignOut[] {
  if (unstored.length > 0) return unstored;
  const stored = withStorage(device, (storage): unknown => JSON.parse(storage.getItem(key) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isStoredSignOut).map(fromStored) : [];
}

function store(signOuts: readonly SignOut[]): void {
  const hasStored = withStorage(device, (storage) => {
    if (signOuts.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(signOuts.map(toStored)));
    return true;
  });
  unstored = hasStored ? [] : signOuts;
}

const isSame =
  ({ uid, at }: SignOut) =>
  (other: SignOut): boolean =>
    other.uid === uid && other.at === at;

export const addSignOut = (signOut: SignOut): void => store([...listSignOuts(), signOut]);

/** Stores the next state of a sign-out, or removes it (`undefined`); one that another tab has removed meanwhile stays removed. */
export const changeSignOut = (signOut: SignOut, next: SignOut | undefined): void =>
  store(listSignOuts().flatMap((stored) => (isSame(signOut)(stored) ? (next ?? []) : stored)));

/** The sign-outs after which the device is not cleaned yet. */
export const decidedSignOuts = (): readonly SignOut[] => listSignOuts().filter(({ stage }) => stage === 'decided');

/** Whether a sign-out still waits for that: another tab may have done it. */
export const isDecided = (signOut: SignOut): boolean => decidedSignOuts().some(isSame(signOut));

/** Whether a person has signed out, and this device is not cleaned of them yet. */
export const isSigningOut = (uid: string): boolean => decidedSignOuts().some((signOut) => isSignOutOf(signOut, uid));
