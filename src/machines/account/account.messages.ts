import { everyFailure, type Messages } from '../session/session.messages.ts';

/** Source of this table and of the one of passwords: specification, section 8. */
export const emailChangeMessages: Messages = {
  ...everyFailure('notice.emailChangeFailed'),
  'invalid-email': 'toast.invalidEmail',
  'email-already-in-use': 'toast.emailAlreadyInUse',
  'too-many-requests': 'toast.tooManyRequests',
};

export const otherDevicesMessages: Messages = everyFailure('notice.othersNotSignedOut');

export const passwordChangeMessages: Messages = everyFailure('notice.passwordChangeFailed');
