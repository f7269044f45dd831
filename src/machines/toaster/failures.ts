import { type IdentityFailure, identityFailureOf } from '../../domain/identity/identity.ts';
import { failure, type Toast, type ToastKey } from './toast.ts';

export type Messages = Readonly<Record<IdentityFailure, ToastKey>>;

export const failureToast = (messages: Messages, error: unknown): Toast => failure(messages[identityFailureOf(error)]);

export const everyFailure = (fallback: ToastKey): Messages => ({
  'invalid-email': fallback,
  'user-disabled': fallback,
  'too-many-requests': fallback,
  'user-not-found': fallback,
  'wrong-password': fallback,
  'invalid-credential': fallback,
  'email-already-in-use': fallback,
  'weak-password': fallback,
  'missing-password': fallback,
  'requires-recent-login': fallback,
  'user-mismatch': fallback,
  'operation-not-allowed': fallback,
  'invalid-action-code': fallback,
  'expired-action-code': fallback,
  'user-token-expired': fallback,
  'invalid-user-token': fallback,
  'no-current-user': fallback,
  'network-request-failed': fallback,
  unknown: fallback,
});

/**
 * Source: docs/specification.md#sign-in-invalid-email, docs/specification.md#sign-in-disabled,
 * docs/specification.md#sign-in-credentials, docs/specification.md#sign-in-other.
 */
export const signInMessages: Messages = {
  ...everyFailure('toast.signInFailed'),
  'invalid-email': 'toast.invalidEmail',
  'user-disabled': 'toast.userDisabled',
  'user-not-found': 'toast.wrongCredentials',
  'wrong-password': 'toast.wrongCredentials',
  'invalid-credential': 'toast.wrongCredentials',
};

/**
 * Source: docs/specification.md#sign-up-in-use, docs/specification.md#sign-up-invalid-email,
 * docs/specification.md#sign-up-weak, docs/specification.md#sign-up-too-many, docs/specification.md#sign-up-other.
 */
export const signUpMessages: Messages = {
  ...everyFailure('toast.signUpFailed'),
  'invalid-email': 'toast.invalidEmail',
  'email-already-in-use': 'toast.emailAlreadyInUse',
  'weak-password': 'toast.weakPassword',
  'too-many-requests': 'toast.tooManyRequests',
};

/**
 * Source: docs/specification.md#reset-not-found, docs/specification.md#reset-invalid-email,
 * docs/specification.md#reset-too-many, docs/specification.md#reset-other.
 */
export const resetMessages: Messages = {
  ...everyFailure('toast.resetFailed'),
  'invalid-email': 'toast.invalidEmail',
  'too-many-requests': 'toast.tooManyRequests',
  'user-not-found': 'toast.resetUserNotFound',
};

/**
 * Source: docs/specification.md#verification-too-many, docs/specification.md#verification-not-found,
 * docs/specification.md#verification-no-user, docs/specification.md#verification-other.
 */
export const verificationMessages: Messages = {
  ...everyFailure('toast.verificationFailed'),
  'too-many-requests': 'toast.tooManyRequests',
  'user-not-found': 'toast.verificationUserNotFound',
  'user-token-expired': 'toast.verificationUserNotFound',
  'no-current-user': 'toast.verificationNoUser',
};

export const signOutMessages: Messages = everyFailure('toast.signOutFailed');

export const deletionMessages: Messages = {
  ...everyFailure('toast.accountDeletionFailed'),
  'user-disabled': 'toast.userDisabled',
  'requires-recent-login': 'toast.accountDeletionTooLate',
  'network-request-failed': 'toast.networkFailed',
};
