import type { IdentityFailure } from '../../domain/identity/identity.ts';
import type { Environment } from '../shared/environment.ts';
import type { SessionReceiver } from '../session/session.events.ts';

export type AccountEvent =
  | { type: 'emailChange.submitted'; email: string }
  | { type: 'passwordChange.submitted'; password: string }
  | { type: 'otherDevices.dismissed' }
  | { type: 'accountDeletion.requested' }
  /** `typed` is what the person wrote to show that they mean it. */
  | { type: 'accountDeletion.confirmed'; typed: string }
  | { type: 'accountDeletion.cancelled' };

/** What is to be done once the person has signed in again. */
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
  /** Why the latest change was refused, for the field that it is about. */
  readonly failure: IdentityFailure | undefined;
  /** How many changes have been made: a form that was sent starts anew at each. */
  readonly changes: number;
};
