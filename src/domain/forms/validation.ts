import { minPasswordLength } from '../lib/limits.ts';

export type SignInFields = { readonly email: string; readonly password: string };
export type SignInProblems = { readonly email?: 'emailRequired'; readonly password?: 'passwordRequired' };

const isBlank = (text: string): boolean => text.trim() === '';

/** The problems of a sign-in form; empty when it is valid. Source: docs/specification.md#sign-in-required. */
export const signInProblems = ({ email, password }: SignInFields): SignInProblems => ({
  ...(isBlank(email) && { email: 'emailRequired' as const }),
  ...(password === '' && { password: 'passwordRequired' as const }),
});

const maxEmailLength = 254;
const localPart = /^[^\s@.,:;"()<>[\]\\]+(?:\.[^\s@.,:;"()<>[\]\\]+)*$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * Whether the text is a valid e-mail address whose domain has at least one dot.
 * Source: docs/specification.md#email-pattern.
 */
export const isEmail = (text: string): boolean => {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const isAddress = more.length === 0 && localPart.test(local) && labels.length > 1;
  return isAddress && text.length <= maxEmailLength && labels.every((label) => domainLabel.test(label));
};

export type SignUpFields = { readonly name: string; readonly email: string; readonly password: string };
export type SignUpProblems = {
  readonly name?: 'nameRequired';
  readonly email?: 'emailInvalid';
  readonly password?: 'passwordTooShort';
};

export type EmailFields = { readonly email: string };
export type EmailProblems = { readonly email?: 'emailRequired' | 'emailInvalid' };

const isTooShort = (password: string): boolean => password.length < minPasswordLength;

/**
 * The problems of a sign-up form; empty when it is valid.
 * Source: docs/specification.md#sign-up-name, docs/specification.md#sign-up-email, docs/specification.md#sign-up-password.
 */
export const signUpProblems = ({ name, email, password }: SignUpFields): SignUpProblems => ({
  ...(isBlank(name) && { name: 'nameRequired' as const }),
  ...(!isEmail(email) && { email: 'emailInvalid' as const }),
  ...(isTooShort(password) && { password: 'passwordTooShort' as const }),
});

/**
 * The problems of a form that asks for an e-mail address.
 * Source: docs/specification.md#forgot-password-email, docs/specification.md#email-change.
 */
export const emailProblems = ({ email }: EmailFields): EmailProblems => {
  if (isBlank(email)) return { email: 'emailRequired' };
  return isEmail(email) ? {} : { email: 'emailInvalid' };
};

/** Whether the reauthentication form is valid. Source: docs/specification.md#reauthentication. */
export const canReauthenticate = ({ email, password }: SignInFields): boolean =>
  email.includes('@') && !isTooShort(password);

export type PasswordChangeFields = { readonly password: string; readonly repeated: string };
export type PasswordChangeProblems = {
  readonly password?: 'passwordTooShort';
  readonly repeated?: 'passwordsDiffer';
};

/** The problems of a password change. Source: docs/specification.md#password-change. */
export const passwordChangeProblems = ({ password, repeated }: PasswordChangeFields): PasswordChangeProblems => ({
  ...(isTooShort(password) && { password: 'passwordTooShort' as const }),
  ...(password !== repeated && { repeated: 'passwordsDiffer' as const }),
});
