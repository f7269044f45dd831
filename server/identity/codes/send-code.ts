import type { InferOutput } from 'valibot';
import { type CodePurpose, sendCodeRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { logFailure } from '../../lib/log.ts';
import { composeChangeNotice, composeMail } from '../../mail/compose.ts';
import { checkIdToken, checkRecentLogin } from '../sessions/authenticate.ts';
import { codeLifetimes } from './codes.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityCall, IdentityOperation } from '../identity.ts';
import { isKnownCaller } from '../sessions/known-caller.ts';
import { checkEmail, type User } from '../accounts/users.ts';

type CodeRequest = {
  readonly user: User;
  readonly purpose: CodePurpose;
  readonly newEmail?: string;
  readonly language: string;
};

type ChangeRequest = { readonly user: User; readonly newEmail: string; readonly language: string };

type MailLimit = {
  readonly purpose: CodePurpose;
  /** The requesting account. It is undefined for a visitor, whose mails are limited by network and recipient. */
  readonly requester: string | undefined;
  readonly recipient: string;
};

/** Counts a mail. Call it before the response can depend on the recipient. Throws `RateLimitError` past a limit. */
export const consumeMailLimit = (call: IdentityCall, { purpose, requester, recipient }: MailLimit): void => {
  const { rateLimiter, now } = call.identity;
  // Each purpose has separate limits. The requester's limit comes first: a flood must not exhaust the recipient's limit.
  if (requester === undefined)
    rateLimiter.consumeForCaller('mailsPerHour', call.address, now(), ` ${purpose} ${recipient}`);
  else rateLimiter.consume('mailsPerHour', `${purpose} ${requester}`, now());
  // A new address has no account, so it has no known network.
  if (purpose !== 'VERIFY_AND_CHANGE_EMAIL' && isKnownCaller(call, recipient)) return;
  rateLimiter.consume('mailsToAddressPerHour', `${purpose} ${recipient}`, now());
};

/** Creates a code and mails it: for a change to the new address, otherwise to the account's address. */
const mailCode = async (identity: Identity, { user, purpose, newEmail, language }: CodeRequest): Promise<void> => {
  const to = purpose === 'VERIFY_AND_CHANGE_EMAIL' && newEmail !== undefined ? newEmail : user.email;
  const code = identity.reserve.writeNewData(() =>
    identity.codes.create({
      uid: user.uid,
      purpose,
      email: user.email,
      newEmail: newEmail ?? null,
      createdAt: identity.now(),
    }),
  );
  const publicUrl = identity.settings.publicUrl();
  const lifetime = codeLifetimes[purpose];
  await identity.sendMail(composeMail({ uid: user.uid, to, purpose, code, lifetime, language, publicUrl }));
};

const logUnsent = (error: unknown): void => {
  logFailure('a mail could not be sent', error);
};

/** Like `mailCode`, but logs a failure and never rejects: some mails only notify, and some failures would reveal an account. */
export const mailCodeOrLog = async (identity: Identity, request: CodeRequest): Promise<void> => {
  await mailCode(identity, request).catch(logUnsent);
};

type Request = InferOutput<typeof sendCodeRequest>;
type RequestOf<Type extends Request['requestType']> = Extract<Request, { requestType: Type }>;

/** Mails the verification link; resolves to the account's address. */
const sendVerification = async (call: IdentityCall, { idToken }: RequestOf<'VERIFY_EMAIL'>) => {
  const { identity, language } = call;
  const { user } = await checkIdToken(identity, idToken);
  consumeMailLimit(call, { purpose: 'VERIFY_EMAIL', requester: user.uid, recipient: user.email });
  await mailCode(identity, { user, purpose: 'VERIFY_EMAIL', language });
  return user.email;
};

// With enumeration protection the response must not wait for a mail or its code: the timing would reveal an account.
const mailWithoutTimingLeak = async ({ settings }: Identity, mail: () => Promise<void>): Promise<void> => {
  if (settings.hasEnumerationProtection) setImmediate(() => void mail().catch(logUnsent));
  else await mail();
};

/** Notifies the old address of a change. An unverified address may belong to a stranger, so it gets no mail. */
const mailChangeNotice = async (identity: Identity, { user, newEmail, language }: ChangeRequest): Promise<void> => {
  if (!user.emailVerified) return;
  await identity.sendMail(composeChangeNotice({ user, newEmail, language, publicUrl: identity.settings.publicUrl() }));
};

const sendReset = async (call: IdentityCall, request: RequestOf<'PASSWORD_RESET'>) => {
  const { identity, language, address } = call;
  const email = checkEmail(request.email);
  identity.rateLimiter.consumeForCaller('resetsPerHour', address, identity.now());
  consumeMailLimit(call, { purpose: 'PASSWORD_RESET', requester: undefined, recipient: email });
  const user = identity.users.findByEmail(email);
  const { hasEnumerationProtection } = identity.settings;
  if (user === undefined && !hasEnumerationProtection) throw new IdentityFailure('EMAIL_NOT_FOUND');
  if (user === undefined) return email;
  await mailWithoutTimingLeak(identity, async () => mailCode(identity, { user, purpose: 'PASSWORD_RESET', language }));
  return email;
};

const sendChange = async (call: IdentityCall, request: RequestOf<'VERIFY_AND_CHANGE_EMAIL'>): Promise<string> => {
  const { identity, language } = call;
  const { user, claims } = await checkIdToken(identity, request.idToken);
  checkRecentLogin(identity, claims);
  const newEmail = checkEmail(request.newEmail);
  consumeMailLimit(call, { purpose: 'VERIFY_AND_CHANGE_EMAIL', requester: user.uid, recipient: newEmail });
  const isTaken = identity.users.findByEmail(newEmail) !== undefined;
  if (isTaken && !identity.settings.hasEnumerationProtection) throw new IdentityFailure('EMAIL_EXISTS');
  // `codes.create` revokes the earlier code too, but a taken address gets no new code.
  identity.reserve.writeNewData(() => identity.codes.clear(user.uid, 'VERIFY_AND_CHANGE_EMAIL'));
  await mailWithoutTimingLeak(identity, async () => {
    if (!isTaken) await mailCode(identity, { user, purpose: 'VERIFY_AND_CHANGE_EMAIL', newEmail, language });
    // A taken address causes a notice too: a missing notice would reveal its account.
    await mailChangeNotice(identity, { user, newEmail, language });
  });
  return user.email;
};

const send = async (call: IdentityCall, request: Request): Promise<string> => {
  switch (request.requestType) {
    case 'VERIFY_EMAIL':
      return sendVerification(call, request);
    case 'PASSWORD_RESET':
      return sendReset(call, request);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendChange(call, request);
  }
};

/** `accounts:sendOobCode`: mails a code. The response contains the account's address, never the code. */
export const sendOobCode: IdentityOperation = async (call) => {
  // Checked first, for every address: on a full disk, refusals only for addresses with an account would allow enumeration.
  call.identity.reserve.requireFreeSpace();
  const email = await send(call, parseMessage(call.body, sendCodeRequest));
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};
