import {
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { password } from './calls.ts';
import type { Person } from './sdk.ts';
import type { IdentityCase } from './situations.ts';
import { other, signIn, reauthenticate, lockOut, disabled, signedInLongAgo, withOtherAccount } from './situations.ts';

export const signInCases: readonly IdentityCase[] = [
  ['the right password', async (person) => person.join().then(async () => signIn(person)), 'done'],
  [
    'a wrong password',
    async (person) => person.join().then(async () => signIn(person, 'wrong one')),
    'wrong-password',
    'invalid-credential',
  ],
  ['an unknown address', async (person) => signIn(person), 'user-not-found', 'invalid-credential'],
  ['a disabled account', async (person) => disabled(person).then(async () => signIn(person)), 'user-disabled'],
  [
    'the right password after five wrong ones',
    async (person) => lockOut(person).then(async () => signIn(person)),
    'too-many-requests',
  ],
  ['an invalid address', async ({ auth }) => signInWithEmailAndPassword(auth, 'nobody', password), 'invalid-email'],
  ['no password', async (person) => signIn(person, ''), 'missing-password'],
];

const signUp = async ({ auth, email }: Person, secret: string): Promise<unknown> =>
  createUserWithEmailAndPassword(auth, email, secret);

export const signUpCases: readonly IdentityCase[] = [
  ['a taken address', async (person) => person.join().then(async () => signUp(person, other)), 'email-already-in-use'],
  ['a password of five characters', async (person) => signUp(person, 'a1b2c'), 'weak-password'],
  ['one of the most common passwords', async (person) => signUp(person, 'Password1'), 'weak-password'],
  ['no password', async (person) => signUp(person, ''), 'missing-password'],
  ['an invalid address', async ({ auth }) => createUserWithEmailAndPassword(auth, 'nobody', password), 'invalid-email'],
];

export const reauthenticationCases: readonly IdentityCase[] = [
  ['the right password', async (person) => reauthenticate(await signedInLongAgo(person), person.email), 'done'],
  [
    'a wrong password',
    async (person) => reauthenticate(await person.join(), person.email, 'wrong one'),
    'wrong-password',
    'invalid-credential',
  ],
  [
    'the address of another account',
    async (person) => reauthenticate(await withOtherAccount(person), person.unusedAddress('taken')),
    'user-mismatch',
  ],
  [
    'an unknown address',
    async (person) => reauthenticate(await person.join(), person.unusedAddress('nobody')),
    'user-mismatch',
    'invalid-credential',
  ],
  ['a disabled account', async (person) => reauthenticate(await disabled(person), person.email), 'user-disabled'],
  [
    'the right password after five wrong ones',
    async (person) => reauthenticate(await lockOut(person), person.email),
    'too-many-requests',
  ],
];

export const changeCases: readonly IdentityCase[] = [
  [
    'the address long after the sign-in',
    async (person) => updateEmail(await signedInLongAgo(person), person.unusedAddress('next')),
    'requires-recent-login',
  ],
  [
    'the password long after the sign-in',
    async (person) => updatePassword(await signedInLongAgo(person), other),
    'requires-recent-login',
  ],
  [
    'the address by a link long after the sign-in',
    async (person) => verifyBeforeUpdateEmail(await signedInLongAgo(person), person.unusedAddress('next')),
    'requires-recent-login',
  ],
  [
    'the account to a deleted one long after the sign-in',
    async (person) => deleteUser(await signedInLongAgo(person)),
    'requires-recent-login',
  ],
  ['the password', async (person) => updatePassword(await person.join(), other), 'done'],
  ['the password to a short one', async (person) => updatePassword(await person.join(), 'a1b2c'), 'weak-password'],
  [
    'the password to one of the most common',
    async (person) => updatePassword(await person.join(), 'Password1'),
    'weak-password',
  ],
  [
    'the address',
    async (person) => updateEmail(await person.join(), person.unusedAddress('next')),
    'done',
    'operation-not-allowed',
  ],
  [
    'the address to a taken one',
    async (person) => updateEmail(await withOtherAccount(person), person.unusedAddress('taken')),
    'email-already-in-use',
    'operation-not-allowed',
  ],
  [
    'the address to an invalid one',
    async (person) => updateEmail(await person.join(), 'nobody'),
    'invalid-email',
    'operation-not-allowed',
  ],
  [
    'the address by a link',
    async (person) => verifyBeforeUpdateEmail(await person.join(), person.unusedAddress('next')),
    'done',
  ],
  [
    'the address by a link to a taken one',
    async (person) => verifyBeforeUpdateEmail(await withOtherAccount(person), person.unusedAddress('taken')),
    'email-already-in-use',
    'done',
  ],
  [
    'the address by a link to an invalid one',
    async (person) => verifyBeforeUpdateEmail(await person.join(), 'nobody'),
    'invalid-email',
  ],
  [
    'the password of a disabled account',
    async (person) => updatePassword(await disabled(person), other),
    'user-disabled',
  ],
  ['the account to a deleted one', async (person) => deleteUser(await person.join()), 'done'],
];
