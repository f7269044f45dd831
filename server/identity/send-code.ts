import type { CodePurpose } from '../../src/api/contract/identity.ts';
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

/** Draws a code and mails it: to the new address when there is one to verify, otherwise to the account's own. */
export const mailCode = async (
  identity: Identity,
  { user, purpose, newEmail, language }: CodeRequest,
): Promise<void> => {
  const to = purpose === 'VERIFY_AND_CHANGE_EMAIL' && newEmail !== undefined ? newEmail : user.email;
  const code = identity.codes.create({
    uid: user.uid,
    purpose,
    email: user.email,
    newEmail: newEmail ?? null,
    createdAt: identity.now(),
  });
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
    console.error(`A mail could not be sent: ${error instanceof Error ? error.name : 'unknown error'}`);
  }
};
