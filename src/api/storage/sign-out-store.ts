import { isSignOutOf, type PendingEdits, type SignOut } from '../../domain/identity/sign-out.ts';
import { withStorage } from './web-storage.ts';

const key = 'sign-outs';

// In web storage: a write to IndexedDB may not complete before the page is unloaded.
const device = () => localStorage;

const isText = (field: unknown): boolean => typeof field === 'string';
const isNumber = (field: unknown): boolean => typeof field === 'number';
const isOneOf =
  (...known: readonly unknown[]) =>
  (field: unknown): boolean =>
    known.includes(field);

/** The stored shape, which other versions of the app read too: its names must not change. */
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

// In a browser without storage, sign-outs live in memory.
let unstored: readonly SignOut[] = [];

/** The incomplete sign-outs of this device, oldest first. */
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

/** Stores the next state of a sign-out, or removes it (`undefined`), unless another tab has removed it meanwhile. */
export const changeSignOut = (signOut: SignOut, next: SignOut | undefined): void =>
  store(listSignOuts().flatMap((stored) => (isSame(signOut)(stored) ? (next ?? []) : stored)));

/** The sign-outs whose data is still on the device. */
export const decidedSignOuts = (): readonly SignOut[] => listSignOuts().filter(({ stage }) => stage === 'decided');

/** Whether the data of a sign-out is still on the device: another tab may have removed it. */
export const isDecided = (signOut: SignOut): boolean => decidedSignOuts().some(isSame(signOut));

/** Whether a user has signed out and their data is still on the device. */
export const isSigningOut = (uid: string): boolean => decidedSignOuts().some((signOut) => isSignOutOf(signOut, uid));
