import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Closure } from '../../domain/sync/closure.ts';
import type { Credentials, Registration, User } from '../../domain/identity/identity.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';

export type SessionEvent =
  /** `closure`: the session has ended because the account was deleted or disabled. */
  | { type: 'identity.changed'; user: User | undefined; closure?: Closure }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; registration: Registration }
  | { type: 'passwordReset.submitted'; email: string }
  /** The user edited a form: its failure is cleared. */
  | { type: 'form.edited' }
  /** Loads the code again after a failure. */
  | { type: 'retry.requested' }
  | { type: 'signOut.requested' }
  /** No edits are pending, or the user chose to keep or discard them. */
  | { type: 'signOut.decided'; pendingEdits: PendingEdits }
  /** The user has read the notice about the closed account and its unsent edits. */
  | { type: 'closure.read' }
  /** The user has confirmed the deletion and signed in again. */
  | { type: 'accountDeletion.confirmed' };

export type SessionReceiver = ActorRef<AnyMachineSnapshot, SessionEvent>;
