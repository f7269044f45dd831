import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InferOutput } from 'valibot';
import { updateRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { inTransaction } from '../../store/database.ts';
import { createWorkQueue } from '../../limits/work-queue.ts';
import { applyCode, saveAndEndSessions } from '../codes/apply-code.ts';
import { checkIdToken, checkRecentLogin, checkSession, type SignedIn, startSession } from '../sessions/authenticate.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityCall, IdentityOperation } from '../identity.ts';
import { providersOf } from './lookup.ts';
import { checkHashingCapacity, checkNewPassword, hashPassword } from './passwords.ts';
import { consumeMailLimit, mailCodeOrLog } from '../codes/send-code.ts';
import { checkFreeEmail } from './sign-up.ts';
import { checkEmail, checkProfile, withAddress, type User } from './users.ts';

type Request = InferOutput<typeof updateRequest>;

const withEmail = (call: IdentityCall, user: User, given: string | undefined): User => {
  const { identity } = call;
  if (given === undefined) return user;
  if (identity.settings.hasEnumerationProtection) throw new IdentityFailure('OPERATION_NOT_ALLOWED');
  const email = checkEmail(given);
  if (email === user.email) return user;
  consumeMailLimit(call, { purpose: 'VERIFY_AND_CHANGE_EMAIL', requester: user.uid, recipient: email });
  checkFreeEmail(identity, email);
  return withAddress(user, email, false);
};

/** Saves a changed account and ends all its sessions, in one transaction. */
const saveInTransaction = (identity: Identity, user: User): void => {
  identity.reserve.writeEssential(() =>
    inTransaction(identity.database, () => {
      saveAndEndSessions(identity, user);
    }),
  );
};

type NewPassword = Pick<User, 'passwordHash' | 'passwordChangedAt'>;

const newPassword = async (
  { identity: { rateLimiter, now }, address }: IdentityCall,
  given: string | undefined,
): Promise<NewPassword | undefined> => {
  if (given === undefined) return undefined;
  checkHashingCapacity();
  // Hashing costs as much as a sign-in, so it counts against the limit of sign-ins.
  rateLimiter.consumeForCaller('signInsPerMinute', address, now());
  return { passwordHash: await hashPassword(await checkNewPassword(given)), passwordChangedAt: now() };
};

const withProfile = (user: User, { displayName, photoUrl }: Request): User => ({
  ...user,
  displayName: displayName === undefined ? user.displayName : displayName,
  photoUrl: photoUrl === undefined ? user.photoUrl : photoUrl,
});

const toResponse = (user: User) => ({
  kind: 'identitytoolkit#SetAccountInfoResponse',
  localId: user.uid,
  email: user.email,
  displayName: user.displayName ?? '',
  ...(user.photoUrl === null ? {} : { photoUrl: user.photoUrl }),
  providerUserInfo: providersOf(user),
  emailVerified: user.emailVerified,
});

const changeCredentials = async (call: IdentityCall, { claims }: SignedIn, request: Request) => {
  const { identity, language } = call;
  checkRecentLogin(identity, claims);
  const password = await newPassword(call, request.password);
  // Race: another device may have changed or deleted the account during hashing, so it is read again.
  const user = checkSession(identity, claims);
  const changed = withEmail(call, { ...withProfile(user, request), ...password }, request.email);
  saveInTransaction(identity, changed);
  const tokens = await startSession(call, changed, claims.authTime * 1000);
  if (changed.email !== user.email) await mailCodeOrLog(identity, { user, purpose: 'RECOVER_EMAIL', language });
  return { ...toResponse(changed), ...(request.email === undefined ? {} : { newEmail: changed.email }), ...tokens };
};

// Each change is a synchronous write to the disk: many changes of one account would block all other calls.
const profileChanges = createWorkQueue({ running: 1, waiting: 200, waitingPerCaller: 10 });

const changeProfile = async ({ identity }: IdentityCall, { claims }: SignedIn, request: Request) =>
  profileChanges.run(async () => {
    await nextTurn();
    const changed = withProfile(checkSession(identity, claims), request);
    identity.users.put(changed);
    return toResponse(changed);
  }, claims.uid);

/** `accounts:update`: redeems a mailed code, or changes the name, the address or the password of the caller. */
export const update: IdentityOperation = async (call) => {
  const request = parseMessage(call.body, updateRequest);
  if (request.oobCode !== undefined) return applyCode(call, request.oobCode);
  const signedIn = await checkIdToken(call.identity, request.idToken ?? '');
  checkProfile(request);
  if (request.email !== undefined || request.password !== undefined) return changeCredentials(call, signedIn, request);
  return changeProfile(call, signedIn, request);
};
