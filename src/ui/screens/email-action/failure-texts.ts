import type { IdentityFailure } from '../../../domain/identity/identity.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';

type Texts = {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly canRetry: boolean;
  readonly canAskAgain?: boolean;
};

const expired: Texts = {
  title: 'emailAction.expired.title',
  text: 'emailAction.expired.text',
  canRetry: false,
  canAskAgain: true,
};
const disabled: Texts = { title: 'emailAction.disabled.title', text: 'emailAction.disabled.text', canRetry: false };
const taken: Texts = { title: 'emailAction.taken.title', text: 'emailAction.taken.text', canRetry: false };
const unreachable: Texts = { title: 'emailAction.failed.title', text: 'emailAction.failed.text', canRetry: true };
const failed: Texts = { title: 'emailAction.failed.title', text: 'error.generic', canRetry: true };

export const invalidLink: Texts = {
  title: 'emailAction.invalid.title',
  text: 'emailAction.invalid.text',
  canRetry: false,
  canAskAgain: true,
};

const known: Partial<Record<IdentityFailure, Texts>> = {
  'expired-action-code': expired,
  'invalid-action-code': invalidLink,
  'user-not-found': invalidLink,
  // The provider's code for an account that was deleted.
  'user-token-expired': invalidLink,
  'user-disabled': disabled,
  'email-already-in-use': taken,
  'network-request-failed': unreachable,
};

export const failureTexts = (failure: IdentityFailure | undefined): Texts => (failure && known[failure]) ?? failed;
