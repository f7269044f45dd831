import type { IdentityFailure } from '../../../src/domain/identity/identity.ts';
import type { TFunction } from 'i18next';

/** The texts of refused account changes. */
export const reasonsIn = (t: TFunction): Readonly<Record<IdentityFailure, string>> => ({
  'invalid-email': t('toast.invalidEmail'),
  'user-disabled': t('account.failures.userDisabled'),
  'user-not-found': t('account.failures.userNotFound'),
  'wrong-password': t('account.failures.wrongPassword'),
  'invalid-credential': t('account.failures.invalidCredential'),
  'email-already-in-use': t('toast.emailAlreadyInUse'),
  'weak-password': t('toast.weakPassword'),
  'missing-password': t('account.failures.missingPassword'),
  'too-many-requests': t('toast.tooManyRequests'),
  'requires-recent-login': t('account.failures.tooOld'),
  'user-mismatch': t('account.failures.userMismatch'),
  'operation-not-allowed': t('account.failures.notAllowed'),
  'invalid-action-code': t('error.generic'),
  'expired-action-code': t('error.generic'),
  'user-token-expired': t('account.failures.signedOut'),
  'invalid-user-token': t('account.failures.signedOut'),
  'no-current-user': t('account.failures.signedOut'),
  'network-request-failed': t('account.failures.unreachable'),
  unknown: t('error.generic'),
});
