import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Credentials, Registration, User } from '../../domain/identity.ts';

export type SessionEvent =
  | { type: 'identity.changed'; user: User | undefined }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; registration: Registration }
  | { type: 'passwordReset.submitted'; email: string }
  | { type: 'signOut.requested' }
  /** The person has confirmed, and signed in again, that their account and all its data are to go. */
  | { type: 'accountDeletion.confirmed' };

export type SessionReceiver = ActorRef<AnyMachineSnapshot, SessionEvent>;
