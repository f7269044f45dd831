import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Closure } from '../../domain/sync/closure.ts';
import type { Credentials, Registration, User } from '../../domain/identity/identity.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';

export type SessionEvent =
  /** With `closure` when the session has ended because the account was deleted or disabled. */
  | { type: 'identity.changed'; user: User | undefined; closure?: Closure }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; registration: Registration }
  | { type: 'passwordReset.submitted'; email: string }
  /** A form was edited: the refusal does not hold for its new values. */
  | { type: 'form.edited' }
  /** Loads the code again, after it could not be loaded. */
  | { type: 'retry.requested' }
  | { type: 'signOut.requested' }
  /** No edits are pending any more, or the person has decided what becomes of them. */
  | { type: 'signOut.decided'; pendingEdits: PendingEdits }
  /** The person has read that their account was closed, and which edits were not sent. */
  | { type: 'closure.read' }
  /** The person has confirmed the deletion of their account and signed in again. */
  | { type: 'accountDeletion.confirmed' };

export type SessionReceiver = ActorRef<AnyMachineSnapshot, SessionEvent>;
