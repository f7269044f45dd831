/** The user account of the identity provider. */
export type User = {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
};

export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string };

/** The error codes of the identity provider. */
export const identityFailures = [
  'invalid-email',
  'user-disabled',
  'user-not-found',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'weak-password',
  'missing-password',
  'too-many-requests',
  'requires-recent-login',
  'user-mismatch',
  'operation-not-allowed',
  'invalid-action-code',
  'expired-action-code',
  'user-token-expired',
  'invalid-user-token',
  'no-current-user',
  'network-request-failed',
  'unknown',
] as const;
export type IdentityFailure = (typeof identityFailures)[number];

const sessionFailures: readonly IdentityFailure[] = [
  'no-current-user',
  'user-token-expired',
  'invalid-user-token',
  'user-disabled',
];

/** Whether the user must sign in again after this failure. */
export const endsSession = (failure: IdentityFailure): boolean => sessionFailures.includes(failure);

const isIdentityFailure = (value: unknown): value is IdentityFailure =>
  identityFailures.some((failure) => failure === value);

/** The failure that an error carries in its `failure` property; `unknown` for any other error. */
export function identityFailureOf(error: unknown): IdentityFailure {
  const failure = typeof error === 'object' && error !== null && 'failure' in error ? error.failure : undefined;
  return isIdentityFailure(failure) ? failure : 'unknown';
}

/** The actions of links in the provider's mails. */
export const emailLinkModes = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type EmailLinkMode = (typeof emailLinkModes)[number];
export type EmailLink = { readonly mode: EmailLinkMode; readonly code: string };

/** The address of a mailed code. `inheritedSince` is set if another person may have created the account. */
export type MailedCode = {
  readonly email: string;
  /** Creation time in milliseconds since the epoch; undefined for the user's own account, or if unknown. */
  readonly inheritedSince: number | undefined;
};

/** `startsOver` erases the content of an inherited account. */
export type NewPassword = { readonly code: string; readonly password: string; readonly startsOver: boolean };

/** Reads the query of an e-mail link; undefined when its mode is unknown or its code is missing. */
export function readEmailLink(query: string): EmailLink | undefined {
  const parameters = new URLSearchParams(query);
  const mode = emailLinkModes.find((known) => known === parameters.get('mode'));
  const code = parameters.get('oobCode') ?? '';
  return mode !== undefined && code !== '' ? { mode, code } : undefined;
}
