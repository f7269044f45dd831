import type { IdentityFailure } from '../../domain/identity/identity.ts';
import type { Environment } from '../shared/environment.ts';
import type { SessionReceiver } from '../parent-events/session.events.ts';

export type AccountEvent =
  | { type: 'emailChange.submitted'; email: string }
  | { type: 'passwordChange.submitted'; password: string }
  | { type: 'signOutOthers.requested' }
  | { type: 'accountDeletion.requested' }
  /** `typed` must be the address of the account. */
  | { type: 'accountDeletion.confirmed'; typed: string }
  | { type: 'accountDeletion.cancelled' };

/** The change to make after the reauthentication. */
export type AccountChange =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'deletion' };

export type AccountInput = {
  readonly uid: string;
  readonly email: string;
  readonly environment: Environment;
  readonly session: SessionReceiver;
};
export type AccountContext = AccountInput & {
  readonly change: AccountChange | undefined;
  /** The reason why the latest change was refused, shown next to the field. */
  readonly failure: IdentityFailure | undefined;
  /** The number of completed changes. As a React key, it resets the form after each change. */
  readonly changes: number;
  /** The new address that received the latest link. */
  readonly linkSentTo: string | undefined;
};
