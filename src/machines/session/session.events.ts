import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Credentials, Registration, User } from '../../domain/identity.ts';

/** How a person leaves: with nothing left on this device, or with what still waits for the server. */
export type Departure = 'clean' | 'keeping';

export type SessionEvent =
  | { type: 'identity.changed'; user: User | undefined }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; registration: Registration }
  | { type: 'passwordReset.submitted'; email: string }
  | { type: 'signOut.requested' }
  /** Nothing waits any more, or the person has said what becomes of it. */
  | { type: 'departure.decided'; departure: Departure }
  /** The person has confirmed, and signed in again, that their account and all its data are to go. */
  | { type: 'accountDeletion.confirmed' };

export type SessionReceiver = ActorRef<AnyMachineSnapshot, SessionEvent>;
