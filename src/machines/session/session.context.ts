import { type ActorRefFrom, assertEvent } from 'xstate';
import type { Closure } from '../../domain/sync/closure.ts';
import { type IdentityFailure, identityFailureOf, type User } from '../../domain/identity/identity.ts';
import { unknownUid, type PendingEdits } from '../../domain/identity/sign-out.ts';
import type { RegistrationOutcome } from '../registration/registration.machine.ts';
import type { Environment } from '../shared/environment.ts';
import type { workspaceMachine } from '../workspace/workspace.machine.ts';
import type { SessionEvent } from '../parent-events/session.events.ts';

/** The form that the provider refused, and why. */
export type FormFailure = {
  readonly form: 'signIn' | 'signUp' | 'passwordReset';
  readonly failure: IdentityFailure;
};

export type SessionContext = {
  readonly user: User | undefined;
  readonly closure: Closure | undefined;
  readonly environment: Environment;
  readonly pendingEdits: PendingEdits;
  /** Cleared when the form is sent again or edited. */
  readonly formFailure: FormFailure | undefined;
  /** Set in the state `signedIn`. The code of the chart is loaded lazily, so that visitors do not wait for it. */
  readonly workspace: ActorRefFrom<typeof workspaceMachine> | undefined;
};

/** The last user who was signed in on this device. */
export type RecalledUser = Pick<User, 'uid' | 'email'>;

export type SignOutInput = { readonly uid: string; readonly pendingEdits: PendingEdits };

/**
 * The signed-in user.
 * @throws when no one is signed in: with an empty uid, paths would lead to the root of all accounts
 */
export const signedInUser = ({ user }: Pick<SessionContext, 'user'>): User => {
  if (!user) throw new Error('No user is signed in.');
  return user;
};

/** The input of `verification`: the user with an unverified address. */
export const toUnverified = ({ context }: ContextArgs) => {
  const { uid, email } = signedInUser(context);
  return { uid, email };
};

export const workspaceInputOf = (context: SessionContext) => {
  const { uid, email } = signedInUser(context);
  return { uid, email, environment: context.environment };
};

/** The context while no one is signed in. */
export const noUser = { user: undefined, closure: undefined, pendingEdits: 'keep' } as const;

/** The context after a registration: the failure, or the user who must verify the address. */
export const afterRegistration = (outcome: RegistrationOutcome): Partial<SessionContext> => {
  if (outcome.kind === 'refused') return { formFailure: { form: 'signUp', failure: outcome.failure } };
  return outcome.kind === 'unverified' ? { user: outcome.user } : {};
};

export const failureOf =
  (form: FormFailure['form']) =>
  ({ event }: { event: { error: unknown } }): FormFailure => ({ form, failure: identityFailureOf(event.error) });

/** Whether the provider announces the same user again, as it does after a token refresh. */
export const isSameUser = (one: User | undefined, other: User | undefined): boolean =>
  one !== undefined && one.uid === other?.uid && one.email === other.email && one.emailVerified === other.emailVerified;

/** An announcement of the provider: the user, or the closure of their account. */
export type IdentityChange = { readonly user: User | undefined; readonly closure?: Closure | undefined };

type ContextArgs = { readonly context: SessionContext };
type EventArgs = { readonly event: SessionEvent };

/** The pending edits of a closed account are discarded: they can never be sent. */
export const toSignOut = ({ context: { closure, user, pendingEdits } }: ContextArgs): SignOutInput => ({
  uid: closure?.uid ?? user?.uid ?? unknownUid,
  pendingEdits: closure ? 'discard' : pendingEdits,
});

/** The submitted values of a form, as the input of its effect. */
export const toCredentials = ({ event }: EventArgs) => {
  assertEvent(event, 'signIn.submitted');
  return event.credentials;
};
export const toAddress = ({ event }: EventArgs) => {
  assertEvent(event, 'passwordReset.submitted');
  return { email: event.email };
};
export const toRegistration = ({ event }: EventArgs) => {
  assertEvent(event, 'signUp.submitted');
  return { registration: event.registration };
};

/** The last user counts as verified, because only verified users have a workspace. The provider later sends the true value. */
export const toRecalledUser = ({
  event: { output },
}: {
  readonly event: { readonly output: RecalledUser | undefined };
}) => output && { ...output, emailVerified: true, displayName: '' };
