import type { User } from 'firebase/auth';
import { EmailAuthProvider, reauthenticateWithCredential, signInWithEmailAndPassword } from 'firebase/auth';
import { password } from './calls.ts';
import type { Person } from './sdk.ts';

/** A call, and the SDK's error codes without and with enumeration protection; `done` means success. */
export type IdentityCase = readonly [
  name: string,
  attempt: (person: Person) => Promise<unknown>,
  withoutProtection: string,
  withProtection?: string,
];

export const other = 'brand new horse';

export const signIn = async ({ auth, email }: Person, secret = password): Promise<unknown> =>
  signInWithEmailAndPassword(auth, email, secret);
export const reauthenticate = async (user: User, email: string, secret = password): Promise<unknown> =>
  reauthenticateWithCredential(user, EmailAuthProvider.credential(email, secret));
export const times = async (count: number, call: () => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await call().catch(() => undefined);
};

export const lockOut = async (person: Person): Promise<User> => {
  const user = await person.join();
  await times(5, async () => signIn(person, 'wrong one'));
  return user;
};
export const disabled = async (person: Person): Promise<User> => {
  const user = await person.join();
  person.disable();
  return user;
};
export const signedInLongAgo = async (person: Person): Promise<User> => {
  const user = await person.join();
  person.server.advance(301);
  return user;
};
export const withOtherAccount = async (person: Person): Promise<User> => {
  await person.createOtherAccount(person.unusedAddress('taken'));
  return person.join();
};
