import { everyFailure, type Messages } from '../session/session.messages.ts';

/**
 * Source: docs/specification.md#email-invalid, docs/specification.md#email-in-use, docs/specification.md#email-too-many,
 * docs/specification.md#email-other.
 */
export const emailChangeMessages: Messages = {
  ...everyFailure('notice.emailChangeFailed'),
  'invalid-email': 'toast.invalidEmail',
  'email-already-in-use': 'toast.emailAlreadyInUse',
  'too-many-requests': 'toast.tooManyRequests',
};

export const otherDevicesMessages: Messages = everyFailure('notice.othersNotSignedOut');

/** Source: docs/specification.md#password-other. */
export const passwordChangeMessages: Messages = everyFailure('notice.passwordChangeFailed');
