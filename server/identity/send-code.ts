import type { InferOutput } from 'valibot';
import { type CodePurpose, sendCodeRequest } from '../../contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { logFailure } from '../log.ts';
import { composeMail, type MailLanguage } from '../mail/compose.ts';
import { checkIdToken, checkRecentLogin } from './authenticate.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity, IdentityCall, IdentityOperation } from './identity.ts';
import { checkEmail, type User } from './users.ts';

type CodeRequest = {
  readonly user: User;
  readonly purpose: CodePurpose;
  readonly newEmail?: string;
  readonly language: MailLanguage;
};

type MailLimit = {
  readonly purpose: CodePurpose;
  /** What the mail is counted for on the asker's side: an account, or a network address together with the mail address. */
  readonly asker: string;
  readonly recipient: string;
};

/** Counts a mail before anything is told about its recipient; throws `TOO_MANY_ATTEMPTS_TRY_LATER` past a limit. */
export const countMail = ({ throttle, now }: Identity, { purpose, asker, recipient }: MailLimit): void => {
  // Each purpose by itself, and the asker first: nobody uses up what another person needs.
  throttle.consume('mailsPerHour', `${purpose} ${asker}`, now());
  throttle.consume('mailsToAddressPerHour', `${purpose} ${recipient}`, now());
};

/** Draws a code and mails it: to the new address when there is one to verify, otherwise to the account's own. */
const mailCode = async (identity: Identity, { user, purpose, newEmail, language }: CodeRequest): Promise<void> => {
  const to = purpose === 'VERIFY_AND_CHANGE_EMAIL' && newEmail !== undefined ? newEmail : user.email;
  const code = identity.reserve.addData(() =>
    identity.codes.create({
      uid: user.uid,
      purpose,
      email: user.email,
      newEmail: newEmail ?? null,
      createdAt: identity.now(),
    }),
  );
  const publicUrl = identity.settings.publicUrl();
  await identity.sendMail(composeMail({ uid: user.uid, to, purpose, code, language, publicUrl }));
};

/**
 * The same without failing the call: for mails that only inform, or whose duration must not show.
 * The returned promise never rejects.
 */
export const mailCodeQuietly = async (identity: Identity, request: CodeRequest): Promise<void> => {
  try {
    await mailCode(identity, request);
  } catch (error) {
    logFailure('a mail could not be sent', error);
  }
};

type Request = InferOutput<typeof sendCodeRequest>;
type RequestOf<Type extends Request['requestType']> = Extract<Request, { requestType: Type }>;

/** Sends the verification mail and answers the account's address. */
const sendVerification = async ({ identity, language }: IdentityCall, { idToken }: RequestOf<'VERIFY_EMAIL'>) => {
  const { user } = await checkIdToken(identity, idToken);
  countMail(identity, { purpose: 'VERIFY_EMAIL', asker: user.uid, recipient: user.email });
  await mailCode(identity, { user, purpose: 'VERIFY_EMAIL', language });
  return user.email;
};

// While accounts are hidden, waiting for the mail would tell an address that has one from an address that has none: its code
// too is drawn and stored once the answer has left.
const mailUnseen = async (identity: Identity, mail: CodeRequest): Promise<void> => {
  if (identity.settings.hideAccounts) setImmediate(() => void mailCodeQuietly(identity, mail));
  else await mailCode(identity, mail);
};

const sendReset = async ({ identity, language, address }: IdentityCall, request: RequestOf<'PASSWORD_RESET'>) => {
  const email = checkEmail(request.email);
  identity.throttle.consume('resetsPerHour', address, identity.now());
  countMail(identity, { purpose: 'PASSWORD_RESET', asker: `${address} ${email}`, recipient: email });
  const user = identity.users.findByEmail(email);
  const { hideAccounts } = identity.settings;
  if (user === undefined && !hideAccounts) throw new IdentityFailure('EMAIL_NOT_FOUND');
  if (user === undefined) return email;
  const mail = { user, purpose: 'PASSWORD_RESET', language } as const;
  await mailUnseen(identity, mail);
  return email;
};

const sendChange = async (
  { identity, language }: IdentityCall,
  request: RequestOf<'VERIFY_AND_CHANGE_EMAIL'>,
): Promise<string> => {
  const { user, claims } = await checkIdToken(identity, request.idToken);
  checkRecentLogin(identity, claims);
  const newEmail = checkEmail(request.newEmail);
  countMail(identity, { purpose: 'VERIFY_AND_CHANGE_EMAIL', asker: user.uid, recipient: newEmail });
  const isTaken = identity.users.findByEmail(newEmail) !== undefined;
  if (isTaken && !identity.settings.hideAccounts) throw new IdentityFailure('EMAIL_EXISTS');
  if (!isTaken) await mailUnseen(identity, { user, purpose: 'VERIFY_AND_CHANGE_EMAIL', newEmail, language });
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

/** `accounts:sendOobCode`: mails a code; the answer holds the account's address, never the code. */
export const sendOobCode: IdentityOperation = async (call) => {
  // Before anything else: a refusal must not tell an address that has an account from one that has none.
  call.identity.reserve.requireWhole();
  const email = await send(call, parseMessage(call.body, sendCodeRequest));
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};
