import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Closure } from '../../domain/identity/closure.ts';
import type { Credentials, Registration, User } from '../../domain/identity/identity.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';

export type SessionEvent =
  /** With what has become of the account, when that is why nobody is here any more. */
  | { type: 'identity.changed'; user: User | undefined; closure?: Closure }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; registration: Registration }
  | { type: 'passwordReset.submitted'; email: string }
  /** Something else is typed into a form: what was refused is not what it holds any more. */
  | { type: 'form.edited' }
  /** The code that could not be loaded is asked for again. */
  | { type: 'retry.requested' }
  | { type: 'signOut.requested' }
  /** Nothing waits any more, or the person has said what becomes of it. */
  | { type: 'signOut.decided'; pendingEdits: PendingEdits }
  /** The person has read that their account is gone, and what was not sent. */
  | { type: 'closure.read' }
  /** The person has confirmed, and signed in again, that their account and all its data are to go. */
  | { type: 'accountDeletion.confirmed' };

export type SessionReceiver = ActorRef<AnyMachineSnapshot, SessionEvent>;
