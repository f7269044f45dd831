import {
  applyActionCode,
  confirmPasswordReset,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Person } from './sdk.ts';
import type { IdentityCase } from './situations.ts';
import { other, times, disabled } from './situations.ts';

const [hour, day] = [3600, 86_400];

const verification = async (person: Person): Promise<string> => {
  const user = await person.join();
  return person.mailed(async () => sendEmailVerification(user));
};
const reset = async (person: Person): Promise<string> => {
  await person.join();
  return person.mailed(async () => sendPasswordResetEmail(person.auth, person.email));
};
const change = async (person: Person, name = 'next'): Promise<string> => {
  const user = person.auth.currentUser ?? (await person.join());
  return person.mailed(async () => verifyBeforeUpdateEmail(user, person.unusedAddress(name)));
};
const recovery = async (person: Person): Promise<string> => {
  const code = await change(person);
  return person.mailed(async () => apply(person, code));
};

const apply = async ({ auth }: Person, code: string): Promise<unknown> => applyActionCode(auth, code);
const confirm = async ({ auth }: Person, code: string, secret = other): Promise<unknown> =>
  confirmPasswordReset(auth, code, secret);

type RequestCode = (person: Person) => Promise<string>;
type UseCode = (person: Person, code: string) => Promise<unknown>;

const using = (request: RequestCode, use: UseCode) => async (person: Person) => use(person, await request(person));
const twice = (request: RequestCode, use: UseCode) =>
  using(request, async (person, code) => {
    await use(person, code);
    return use(person, code);
  });
const after = (seconds: number, request: RequestCode, use: UseCode) =>
  using(request, async (person, code) => {
    person.server.advance(seconds);
    return use(person, code);
  });
const afterExpiry = (lifetime: number, request: RequestCode, use: UseCode) => after(lifetime + 1, request, use);
const beforeExpiry = (lifetime: number, request: RequestCode, use: UseCode) => after(lifetime - 1, request, use);

const sixth = async (call: () => Promise<unknown>): Promise<unknown> => times(5, call).then(call);

export const mailCases: readonly IdentityCase[] = [
  [
    'a reset for an unknown address',
    async ({ auth, email }) => sendPasswordResetEmail(auth, email),
    'user-not-found',
    'done',
  ],
  ['a reset for an invalid address', async ({ auth }) => sendPasswordResetEmail(auth, 'nobody'), 'invalid-email'],
  [
    'a sixth reset within an hour',
    async ({ auth, email, join }) => join().then(async () => sixth(async () => sendPasswordResetEmail(auth, email))),
    'too-many-requests',
  ],
  [
    'a sixth reset within an hour for an unknown address',
    async ({ auth, email }) => sixth(async () => sendPasswordResetEmail(auth, email)),
    'too-many-requests',
  ],
  [
    'a sixth verification within an hour',
    async ({ join }) => join().then(async (user) => sixth(async () => sendEmailVerification(user))),
    'too-many-requests',
  ],
  [
    'a sixth change of address within an hour',
    async ({ join, unusedAddress }) =>
      join().then(async (user) => sixth(async () => verifyBeforeUpdateEmail(user, unusedAddress('next')))),
    'too-many-requests',
  ],
  [
    'a verification of a disabled account',
    async (person) => sendEmailVerification(await disabled(person)),
    'user-disabled',
  ],
];

const takenByAnother: UseCode = async (person, code) =>
  person.createOtherAccount(person.unusedAddress('next')).then(async () => apply(person, code));
const firstOfTwo: RequestCode = async (person) => {
  const first = await change(person, 'first');
  await change(person, 'second');
  return first;
};
const disabledThen =
  (use: UseCode): UseCode =>
  async (person, code) => {
    person.disable();
    return use(person, code);
  };
const afterDeletion: UseCode = async (person, code) => {
  if (person.auth.currentUser !== null) await deleteUser(person.auth.currentUser);
  return apply(person, code);
};

export const codeCases: readonly IdentityCase[] = [
  ['never issued', async (person) => apply(person, 'nonsense'), 'invalid-action-code'],
  ['to verify', using(verification, apply), 'done'],
  ['to verify, used before', twice(verification, apply), 'invalid-action-code'],
  ['to verify, almost a day old', beforeExpiry(day, verification, apply), 'done'],
  ['to verify, a day old', afterExpiry(day, verification, apply), 'expired-action-code'],
  ['to verify, of a disabled account', using(verification, disabledThen(apply)), 'user-disabled'],
  ['to verify, of a deleted account', using(verification, afterDeletion), 'invalid-action-code'],
  ['to verify, used to reset', using(verification, confirm), 'invalid-action-code'],
  ['to reset, never issued', async (person) => confirm(person, 'nonsense'), 'invalid-action-code'],
  ['to reset', using(reset, confirm), 'done'],
  ['to reset, used before', twice(reset, confirm), 'invalid-action-code'],
  ['to reset, almost an hour old', beforeExpiry(hour, reset, confirm), 'done'],
  ['to reset, an hour old', afterExpiry(hour, reset, confirm), 'expired-action-code'],
  [
    'to reset, an hour old, described',
    afterExpiry(hour, reset, async ({ auth }, code) => verifyPasswordResetCode(auth, code)),
    'expired-action-code',
  ],
  ['to reset, of a disabled account', using(reset, disabledThen(confirm)), 'user-disabled'],
  ['to reset, used to verify', using(reset, apply), 'invalid-action-code'],
  [
    'to reset, with a short password',
    using(reset, async (person, code) => confirm(person, code, 'a1b2c')),
    'weak-password',
  ],
  [
    'to reset, with one of the most common passwords',
    using(reset, async (person, code) => confirm(person, code, 'Password1')),
    'weak-password',
  ],
  ['to change the address', using(change, apply), 'done'],
  ['to change the address, used before', twice(change, apply), 'invalid-action-code'],
  ['to change the address, almost a day old', beforeExpiry(day, change, apply), 'done'],
  ['to change the address, a day old', afterExpiry(day, change, apply), 'expired-action-code'],
  ['to change the address, followed by another', using(firstOfTwo, apply), 'invalid-action-code'],
  ['to change the address, which another account took', using(change, takenByAnother), 'email-already-in-use'],
  ['to go back to the old address', using(recovery, apply), 'done'],
  ['to go back to the old address, used before', twice(recovery, apply), 'invalid-action-code'],
  ['to go back to the old address, almost a week old', beforeExpiry(7 * day, recovery, apply), 'done'],
  ['to go back to the old address, a week old', afterExpiry(7 * day, recovery, apply), 'expired-action-code'],
];
