import { isSignOutOf, type PendingEdits, type SignOut } from '../../domain/identity/sign-out.ts';
import { attempt } from './web-storage.ts';

const key = 'sign-outs';

// Written synchronously, to web storage: a write to IndexedDB may not complete before the page is unloaded.
const device = () => localStorage;

const isText = (field: unknown): boolean => typeof field === 'string';
const isNumber = (field: unknown): boolean => typeof field === 'number';
const isOneOf =
  (...known: readonly unknown[]) =>
  (field: unknown): boolean =>
    known.includes(field);

/** As it is stored, which tabs of other versions of the app read too. */
type StoredSignOut = Omit<SignOut, 'pendingEdits'> & { readonly departure: 'clean' | 'keeping' };

const checks: { readonly [Field in keyof Required<StoredSignOut>]: (field: unknown) => boolean } = {
  uid: isText,
  departure: isOneOf('clean', 'keeping'),
  at: isNumber,
  tries: isNumber,
  stage: isOneOf('decided', 'ending', 'unended'),
  refreshToken: (field) => field === undefined || isText(field),
};

const isStored = (value: unknown): value is StoredSignOut =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(checks).every(([field, isRight]) => isRight(Reflect.get(value, field)));

const departures: Readonly<Record<PendingEdits, StoredSignOut['departure']>> = { discard: 'clean', keep: 'keeping' };

const toStored = ({ pendingEdits, ...signOut }: SignOut): StoredSignOut => ({
  ...signOut,
  departure: departures[pendingEdits],
});
const fromStored = ({ departure, ...signOut }: StoredSignOut): SignOut => ({
  ...signOut,
  pendingEdits: departure === 'clean' ? 'discard' : 'keep',
});

// What the browser does not keep is remembered as long as the page.
let unkept: readonly SignOut[] = [];

/** The sign-outs of this device that are not completed, oldest first. */
export function listSignOuts(): readonly SignOut[] {
  if (unkept.length > 0) return unkept;
  const stored = attempt(device, (storage): unknown => JSON.parse(storage.getItem(key) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isStored).map(fromStored) : [];
}

function keep(signOuts: readonly SignOut[]): void {
  const isKept = attempt(device, (storage) => {
    if (signOuts.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(signOuts.map(toStored)));
    return true;
  });
  unkept = isKept ? [] : signOuts;
}

const isSame =
  ({ uid, at }: SignOut) =>
  (other: SignOut): boolean =>
    other.uid === uid && other.at === at;

export const addSignOut = (signOut: SignOut): void => keep([...listSignOuts(), signOut]);

/** Keeps the next state of a sign-out, none when it is completed; one that another tab has completed meanwhile stays so. */
export const changeSignOut = (signOut: SignOut, next: SignOut | undefined): void =>
  keep(listSignOuts().flatMap((kept) => (isSame(signOut)(kept) ? (next ?? []) : kept)));

/** The sign-outs after which the device is not cleaned yet. */
export const decidedSignOuts = (): readonly SignOut[] => listSignOuts().filter(({ stage }) => stage === 'decided');

/** Whether a sign-out still waits for that: another tab may have done it. */
export const isDecided = (signOut: SignOut): boolean => decidedSignOuts().some(isSame(signOut));

/** Whether a person has signed out, and this device is not cleaned of them yet. */
export const isSigningOut = (uid: string): boolean => decidedSignOuts().some((signOut) => isSignOutOf(signOut, uid));
