import { type ActorRefFrom, assertEvent } from 'xstate';
import type { Closure } from '../../domain/sync/closure.ts';
import { type IdentityFailure, identityFailureOf, type User } from '../../domain/identity/identity.ts';
import { unknownUid, type PendingEdits } from '../../domain/identity/sign-out.ts';
import type { RegistrationOutcome } from '../registration/registration.machine.ts';
import type { Environment } from '../shared/environment.ts';
import type { workspaceMachine } from '../workspace/workspace.machine.ts';
import type { SessionEvent } from './session.events.ts';

/** The form of a visitor that the provider has refused, and why. */
export type FormFailure = {
  readonly form: 'signIn' | 'signUp' | 'passwordReset';
  readonly failure: IdentityFailure;
};

export type SessionContext = {
  readonly user: User | undefined;
  readonly closure: Closure | undefined;
  readonly environment: Environment;
  readonly pendingEdits: PendingEdits;
  /** Why the last form was refused, until it is sent again or edited. */
  readonly formFailure: FormFailure | undefined;
  /** Only while `signedIn`: its code is lazy loaded, so that a visitor does not wait for it. */
  readonly workspace: ActorRefFrom<typeof workspaceMachine> | undefined;
};

/** The last person who was signed in on this device. */
export type Person = Pick<User, 'uid' | 'email'>;

/** Who signs out, and what becomes of their pending edits. */
export type SignOutInput = { readonly uid: string; readonly pendingEdits: PendingEdits };

/**
 * The person who is signed in.
 * @throws when nobody is: an empty uid would lead to the root of all accounts
 */
export const signedInUser = ({ user }: Pick<SessionContext, 'user'>): User => {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
};

/** The user whose address is not verified. */
export const toUnverified = ({ context }: ContextArgs) => {
  const { uid, email } = signedInUser(context);
  return { uid, email };
};

/** The input of a workspace. */
export const workspaceInputOf = (context: SessionContext) => {
  const { uid, email } = signedInUser(context);
  return { uid, email, environment: context.environment };
};

/** The context while nobody is signed in. */
export const noUser = { user: undefined, closure: undefined, pendingEdits: 'keep' } as const;

/** The context after a registration: why it was refused, or the user who has to verify their address. */
export const afterRegistration = (outcome: RegistrationOutcome): Partial<SessionContext> => {
  if (outcome.kind === 'refused') return { formFailure: { form: 'signUp', failure: outcome.failure } };
  return outcome.kind === 'unverified' ? { user: outcome.user } : {};
};

/** Why the provider has refused a form. */
export const failureOf =
  (form: FormFailure['form']) =>
  ({ event }: { event: { error: unknown } }): FormFailure => ({ form, failure: identityFailureOf(event.error) });

/** Whether the provider announces the same user again, as after a token refresh. */
export const isSameUser = (one: User | undefined, other: User | undefined): boolean =>
  one !== undefined && one.uid === other?.uid && one.email === other.email && one.emailVerified === other.emailVerified;

/** What the provider announces: the user, or why their account was closed. */
export type IdentityChange = { readonly user: User | undefined; readonly closure?: Closure | undefined };

type ContextArgs = { readonly context: SessionContext };
type EventArgs = { readonly event: SessionEvent };

/** Who signs out, and what becomes of pending edits: those of a closed account can never be sent. */
export const toSignOut = ({ context: { closure, user, pendingEdits } }: ContextArgs): SignOutInput => ({
  uid: closure?.uid ?? user?.uid ?? unknownUid,
  pendingEdits: closure ? 'discard' : pendingEdits,
});

/** The submitted values of a form, as input of its effect. */
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

/** The last person is assumed to be verified, as only such have a workspace; the provider's answer corrects it. */
export const toRecalledUser = ({ event: { output } }: { readonly event: { readonly output: Person | undefined } }) =>
  output && { ...output, emailVerified: true, displayName: '' };
