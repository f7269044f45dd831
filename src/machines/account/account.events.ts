import type { IdentityFailure } from '../../domain/identity/identity.ts';
import type { Environment } from '../shared/environment.ts';
import type { SessionReceiver } from '../session/session.events.ts';

export type AccountEvent =
  | { type: 'emailChange.submitted'; email: string }
  | { type: 'passwordChange.submitted'; password: string }
  | { type: 'otherDevices.dismissed' }
  | { type: 'accountDeletion.requested' }
  /** `typed` is the address, typed to confirm. */
  | { type: 'accountDeletion.confirmed'; typed: string }
  | { type: 'accountDeletion.cancelled' };

/** The change to make once the person has signed in again. */
export type AccountChange =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'deletion' };

export type AccountInput = {
  readonly uid: string;
  /** The address that the account has now. */
  readonly email: string;
  readonly environment: Environment;
  readonly session: SessionReceiver;
};
export type AccountContext = AccountInput & {
  readonly change: AccountChange | undefined;
  /** Why the latest change was refused, for its field. */
  readonly failure: IdentityFailure | undefined;
  /** How many changes were made: it is the React key that resets a form after each. */
  readonly changes: number;
  /** The new address that the latest link was sent to. */
  readonly linkSentTo: string | undefined;
};
