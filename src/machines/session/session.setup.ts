import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { Closure } from '../../domain/identity/closure.ts';
import {
  type Credentials,
  endsSession,
  type IdentityFailure,
  identityFailureOf,
  type User,
} from '../../domain/identity/identity.ts';
import { anybody, type Departure } from '../../domain/identity/sign-out.ts';
import { type RegistrationOutcome, registrationMachine } from '../registration/registration.machine.ts';
import type { Environment } from '../shared/environment.ts';
import { lateChart } from '../shared/late-chart.ts';
import { notProvided, notProvidedSource } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { signOutsMachine } from '../sign-outs/sign-outs.machine.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import type { workspaceMachine } from '../workspace/workspace.machine.ts';
import type { SessionEvent, SessionReceiver } from './session.events.ts';

/** A form of the visitors' that the provider has refused, and why. */
export type FormFailure = {
  readonly form: 'signIn' | 'signUp' | 'passwordReset';
  readonly failure: IdentityFailure;
};

type SessionContext = {
  readonly user: User | undefined;
  readonly closure: Closure | undefined;
  readonly environment: Environment;
  readonly departure: Departure;
  /** Of the form that was sent last, until it is sent again or edited. */
  readonly formFailure: FormFailure | undefined;
};
type FormFailureParams = { readonly formFailure: FormFailure | undefined };
type Leaving = { readonly uid: string; readonly departure: Departure };
type Person = Pick<User, 'uid' | 'email'>;
type ClosureParams = { readonly closure: Closure | undefined };
type Failed = { readonly error: unknown };
type UserParams = { readonly user: User | undefined; readonly closure?: Closure | undefined };

/** What the chart of the session can ask, decide and do. */
export const sessionSetup = setup({
  types: typed<{
    input: { readonly environment: Environment };
    context: SessionContext;
    events: SessionEvent;
    tags: 'busy' | 'checking' | 'public' | 'dialog:closure';
    children: {
      signOuts: 'signOuts';
      registration: 'registration';
      verification: 'verification';
      workspace: 'workspace';
    };
  }>(),
  actors: {
    signOuts: signOutsMachine,
    /** Who was signed in when this device was last used, and has not signed out. */
    recallPerson: notProvided<Person | undefined, void>('recallPerson'),
    watchIdentity: notProvidedSource<void>('watchIdentity'),
    signIn: notProvided<User, Credentials>('signIn'),
    sendPasswordReset: notProvided<void, { readonly email: string }>('sendPasswordReset'),
    signOut: notProvided<void, Leaving>('signOut'),
    deleteAccount: notProvided<void, { readonly uid: string }>('deleteAccount'),
    registration: registrationMachine,
    verification: verificationMachine,
    /** Loaded when somebody is signed in: a visitor does not wait for it. */
    workspace: lateChart<typeof workspaceMachine>('workspace').chart,
  },
  guards: {
    isKnown: (_, params: { person: Person | undefined }) => params.person !== undefined,
    isVerified: (_, params: UserParams) => params.user?.emailVerified === true,
    isSignedIn: (_, params: UserParams) => params.user !== undefined,
    isSignedOut: (_, { user, closure }: UserParams) => user === undefined && closure === undefined,
    isSameUser: ({ context }, params: UserParams) =>
      params.user !== undefined &&
      context.user?.uid === params.user.uid &&
      context.user.email === params.user.email &&
      context.user.emailVerified === params.user.emailVerified,
    hasNewEmail: ({ context }, { user }: UserParams) =>
      user?.emailVerified === false && user.uid === context.user?.uid && user.email !== context.user.email,
    // The provider's library has signed out by itself then.
    isSessionLost: (_, params: Failed) => endsSession(identityFailureOf(params.error)),
    // Not of somebody who was here before the one who is here now.
    isClosed: ({ context }, { closure }: UserParams) =>
      closure !== undefined && [undefined, closure.uid].includes(context.user?.uid),
    wasRefused: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'refused',
    isUnverified: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'unverified',
  },
  actions: {
    rememberUser: assign({ user: (_, params: UserParams) => params.user }),
    forgetUser: assign({ user: undefined, closure: undefined, departure: 'keeping' }),
    rememberFailure: assign({ formFailure: (_, params: FormFailureParams) => params.formFailure }),
    forgetFailure: assign({ formFailure: undefined }),
    rememberClosure: assign({ closure: (_, params: UserParams) => params.closure }),
    // Only a verified person has had anything to keep; the provider corrects it if that has changed.
    recall: assign({
      user: (_, { person }: { person: Person | undefined }) =>
        person && { ...person, emailVerified: true, displayName: '' },
    }),
    keepPerson: (_, _params: UserParams) => {},
    /** From then on the device remembers that the account is gone, until the person has read it. */
    keepClosure: (_, _params: ClosureParams) => {},
    forgetPerson: () => {},
    /** Writes down that somebody leaves, so that it is completed whatever becomes of the page. */
    recordSignOut: (_, _params: Leaving) => {},
    endSession: sendTo('signOuts', { type: 'signOut.decided' }),
    rememberDeparture: assign({ departure: (_, params: { departure: Departure }) => params.departure }),
    askDeparture: sendTo('workspace', { type: 'signOut.requested' }),
  },
  delays: { recallTimeout: 5000, identityTimeout: 10_000 },
});

/**
 * The person who is signed in.
 * @throws when nobody is: the chart asks in states alone that somebody has entered
 */
export const signedInUser = ({ user }: Pick<SessionContext, 'user'>): User => {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
};

/** The user that the provider announces, or what has become of their account. */
export const announced = ({ event }: { event: UserParams }) => ({ user: event.user, closure: event.closure });

/** The user that signing in has answered. */
export const answered = ({ event }: { event: { output: User } }) => ({ user: event.output });

/** The error that an effect has ended with. */
export const failed = ({ event }: { event: Failed }) => ({ error: event.error });

/** Why the provider has refused a form. */
export const failureOf =
  (form: FormFailure['form']) =>
  ({ event }: { event: Failed }) => ({ formFailure: { form, failure: identityFailureOf(event.error) } });

/** What the forms have sent, as the effects take it. */
export const credentialsOf = ({ event }: { event: SessionEvent }) => {
  assertEvent(event, 'signIn.submitted');
  return event.credentials;
};
export const addressOf = ({ event }: { event: SessionEvent }) => {
  assertEvent(event, 'passwordReset.submitted');
  return { email: event.email };
};
export const registrationOf = ({ event }: { event: SessionEvent }) => {
  assertEvent(event, 'signUp.submitted');
  return { registration: event.registration };
};

/** How the registration has ended. */
export const ended = ({ event }: { event: { output: RegistrationOutcome } }) => ({ outcome: event.output });

/** Whose account was made, but not verified: the provider may announce them later than the registration ends. */
export const unverifiedUser = ({ event: { output } }: { event: { output: RegistrationOutcome } }) => ({
  user: output.kind === 'unverified' ? output.user : undefined,
});

/** Why no account was made; undefined when one was. */
export const signUpFailure = ({
  event: { output },
}: {
  event: { output: RegistrationOutcome };
}): FormFailureParams => ({
  formFailure: output.kind === 'refused' ? { form: 'signUp', failure: output.failure } : undefined,
});

/** Who leaves, and how. */
export const leaving = ({ context }: { context: SessionContext }): Leaving => ({
  uid: context.closure?.uid ?? context.user?.uid ?? anybody,
  // Nobody could send it any more.
  departure: context.closure ? 'clean' : context.departure,
});

/** What the workspace of the signed-in person starts with. */
export const workspaceOf = ({ context, self }: { context: SessionContext; self: SessionReceiver }) => ({
  uid: signedInUser(context).uid,
  email: signedInUser(context).email,
  environment: context.environment,
  session: self,
});

/** The person that the device remembers. */
export const recalled = ({ event }: { event: { output: Person | undefined } }) => ({ person: event.output });
