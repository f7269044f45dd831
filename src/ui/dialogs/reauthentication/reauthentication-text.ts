import type { IdentityFailure } from '../../../domain/identity/identity.ts';
import type { TFunction } from 'i18next';
import { failureReasons } from '../../screens/parameters/account/failure-reasons.ts';

// Source: docs/specification.md#again-wrong-password, docs/specification.md#again-mismatch,
// docs/specification.md#again-invalid-credential, docs/specification.md#again-invalid-email, docs/specification.md#again-other.
const answered: ReadonlySet<IdentityFailure> = new Set([
  'wrong-password',
  'user-mismatch',
  'invalid-credential',
  'invalid-email',
]);

/** What is said when signing in again fails: what was wrong with the answer, or why there could be none. */
export function reauthenticationText(failure: IdentityFailure, t: TFunction): string {
  const reason = t(failureReasons[failure]);
  return answered.has(failure) ? reason : t('reauthentication.failed', { reason });
}
