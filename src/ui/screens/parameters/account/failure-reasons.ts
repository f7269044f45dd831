import type { IdentityFailure } from '../../../../domain/identity/identity.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';

const generic = 'error.generic';
const signedOut = 'account.failures.signedOut';

/** The reason of a refusal by the identity provider, as a sentence for the user. */
export const failureReasons: Readonly<Record<IdentityFailure, MessageKey>> = {
  'invalid-email': 'toast.invalidEmail',
  'user-disabled': 'account.failures.userDisabled',
  'user-not-found': 'account.failures.userNotFound',
  'wrong-password': 'account.failures.wrongPassword',
  'invalid-credential': 'account.failures.invalidCredential',
  'email-already-in-use': 'toast.emailAlreadyInUse',
  'weak-password': 'toast.weakPassword',
  'missing-password': 'account.failures.missingPassword',
  'too-many-requests': 'toast.tooManyRequests',
  'requires-recent-login': 'account.failures.tooOld',
  'user-mismatch': 'account.failures.userMismatch',
  'operation-not-allowed': 'account.failures.notAllowed',
  'invalid-action-code': generic,
  'expired-action-code': generic,
  'user-token-expired': signedOut,
  'invalid-user-token': signedOut,
  'no-current-user': signedOut,
  'network-request-failed': 'account.failures.unreachable',
  unknown: generic,
};
