import { fromCallback, fromPromise } from 'xstate';
import type { Credentials, User } from '../../../domain/identity/identity.ts';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Departure } from '../../../domain/identity/sign-out.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { SessionsEnd } from '../../../machines/sign-outs/sign-outs.machine.ts';
import { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { signOutsThatAre } from './sign-outs-chart.ts';

export type VisitorEffects = {
  readonly signIn: (credentials: Credentials) => Promise<User>;
  readonly createAccount: (credentials: Credentials) => Promise<User>;
  readonly sendVerification: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** How the sign-outs of an earlier page have ended. */
  readonly sessionsEnd: SessionsEnd;
};

const noEffect = () => Promise.reject(new Error('This test gives no such effect.'));

export const noEffects: VisitorEffects = {
  signIn: noEffect,
  createAccount: noEffect,
  sendVerification: noEffect,
  sendPasswordReset: noEffect,
  sessionsEnd: 'ended',
};

/** The session of somebody who is not signed in, with the effects of a test. */
export const visitorSession = (effects: VisitorEffects) => {
  const { signIn, createAccount, sendVerification, sendPasswordReset } = effects;
  const verificationMail = fromPromise<void, void>(sendVerification);
  return sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback(({ sendBack }) => {
        sendBack({ type: 'identity.changed', user: undefined });
      }),
      signOuts: signOutsThatAre(effects.sessionsEnd),
      signIn: fromPromise<User, Credentials>(({ input }) => signIn(input)),
      signOut: fromPromise<void, { readonly uid: string; readonly departure: Departure }>(() => Promise.resolve()),
      sendPasswordReset: fromPromise<void, { readonly email: string }>(({ input }) => sendPasswordReset(input.email)),
      verification: verificationMachine.provide({ actors: { sendVerification: verificationMail } }),
      registration: registrationMachine.provide({
        actors: {
          createAccount: fromPromise<User, Credentials>(({ input }) => createAccount(input)),
          initialiseAccount: fromPromise<void, { readonly uid: string; readonly name: string }>(() =>
            Promise.resolve(),
          ),
          sendVerification: verificationMail,
        },
      }),
    },
  });
};
