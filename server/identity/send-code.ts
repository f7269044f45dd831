import type { CodePurpose } from '../../contract/identity.ts';
import { logFailure } from '../log.ts';
import { composeMail } from '../mail/compose.ts';
import type { MailLanguage } from '../mail/compose.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

export type CodeRequest = {
  readonly user: User;
  readonly purpose: CodePurpose;
  readonly newEmail?: string;
  readonly language: MailLanguage;
};

export type MailLimit = {
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
export const mailCode = async (
  identity: Identity,
  { user, purpose, newEmail, language }: CodeRequest,
): Promise<void> => {
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
