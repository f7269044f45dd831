import { type ActorRefFrom, assertEvent } from 'xstate';
import type { Closure } from '../../domain/identity/closure.ts';
import { type IdentityFailure, identityFailureOf, type User } from '../../domain/identity/identity.ts';
import { unknownUid, type PendingEdits } from '../../domain/identity/sign-out.ts';
import type { RegistrationOutcome } from '../registration/registration.machine.ts';
import type { Environment } from '../shared/environment.ts';
import type { workspaceMachine } from '../workspace/workspace.machine.ts';
import type { SessionEvent } from './session.events.ts';

/** A form of the visitors' that the provider has refused, and why. */
export type FormFailure = {
  readonly form: 'signIn' | 'signUp' | 'passwordReset';
  readonly failure: IdentityFailure;
};

export type SessionContext = {
  readonly user: User | undefined;
  readonly closure: Closure | undefined;
  readonly environment: Environment;
  readonly pendingEdits: PendingEdits;
  /** Of the form that was sent last, until it is sent again or edited. */
  readonly formFailure: FormFailure | undefined;
  /** Only while `signedIn`: its code is loaded with it, which a visitor does not wait for. */
  readonly workspace: ActorRefFrom<typeof workspaceMachine> | undefined;
};

/** Somebody who has used this device. */
export type Person = Pick<User, 'uid' | 'email'>;

/** Who signs out, and what becomes of their edits that were not sent. */
export type SignOutInput = { readonly uid: string; readonly pendingEdits: PendingEdits };

/**
 * The person who is signed in.
 * @throws when nobody is: an empty uid would lead to the root of all accounts
 */
export const signedInUser = ({ user }: Pick<SessionContext, 'user'>): User => {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
};

/** Who is asked to verify their address. */
export const toUnverified = ({ context }: OfSession) => {
  const { uid, email } = signedInUser(context);
  return { uid, email };
};

/** What a workspace needs of its owner, who is signed in. */
export const ownerOf = (context: SessionContext) => {
  const { uid, email } = signedInUser(context);
  return { uid, email, environment: context.environment };
};

/** Nobody is here, and nobody has decided anything. */
export const nobody = { user: undefined, closure: undefined, pendingEdits: 'keep' } as const;

/** What is known after a registration: why it was refused, or whose account was made and not verified. */
export const afterRegistration = (outcome: RegistrationOutcome): Partial<SessionContext> => {
  if (outcome.kind === 'refused') return { formFailure: { form: 'signUp', failure: outcome.failure } };
  return outcome.kind === 'unverified' ? { user: outcome.user } : {};
};

/** Why the provider has refused a form. */
export const failureOf =
  (form: FormFailure['form']) =>
  ({ event }: { event: { error: unknown } }): FormFailure => ({ form, failure: identityFailureOf(event.error) });

/** Whether the provider announces whom it has announced before. */
export const isSameUser = (one: User | undefined, other: User | undefined): boolean =>
  one !== undefined && one.uid === other?.uid && one.email === other.email && one.emailVerified === other.emailVerified;

/** What the provider says: who is here, or what has become of their account. */
export type Announced = { readonly user: User | undefined; readonly closure?: Closure | undefined };

type OfSession = { readonly context: SessionContext };
type OfEvent = { readonly event: SessionEvent };

/** Who signs out, and how: nobody could send the edits of an account that is gone. */
export const toSignOut = ({ context: { closure, user, pendingEdits } }: OfSession): SignOutInput => ({
  uid: closure?.uid ?? user?.uid ?? unknownUid,
  pendingEdits: closure ? 'discard' : pendingEdits,
});

/** What a form has sent, as its effect takes it. */
export const toCredentials = ({ event }: OfEvent) => {
  assertEvent(event, 'signIn.submitted');
  return event.credentials;
};
export const toAddress = ({ event }: OfEvent) => {
  assertEvent(event, 'passwordReset.submitted');
  return { email: event.email };
};
export const toRegistration = ({ event }: OfEvent) => {
  assertEvent(event, 'signUp.submitted');
  return { registration: event.registration };
};

/** Only a verified person has had anything to keep; the provider corrects it if that has changed. */
export const toRecalledUser = ({ event: { output } }: { readonly event: { readonly output: Person | undefined } }) =>
  output && { ...output, emailVerified: true, displayName: '' };
