import type { Identity } from '../../src/api/identity/identity.ts';
import { fakeData } from '../app/fake-data.ts';
import type { Environment } from '../../src/machines/shared/environment.ts';
import type { SessionsEnd } from '../../src/machines/sign-outs/sign-outs.machine.ts';
import { noEffect } from './account-effects.ts';
import { fakeSession } from './fake-session.ts';

export type VisitorEffects = Pick<Identity, 'signIn' | 'createAccount' | 'sendVerification' | 'sendPasswordReset'> & {
  /** How the sign-outs of an earlier page have ended. */
  readonly sessionsEnd: SessionsEnd;
};

const noEffects: VisitorEffects = {
  signIn: noEffect,
  createAccount: noEffect,
  sendVerification: noEffect,
  sendPasswordReset: noEffect,
  sessionsEnd: 'ended',
};

/** The session of somebody who is not signed in, with the effects of a test; what it does not name fails. */
export const visitorSession = (own: Partial<VisitorEffects>, environment: Environment) => {
  const { sessionsEnd, ...identity } = { ...noEffects, ...own };
  const data = fakeData({ budget: { createSheet: async () => {}, createParameters: async () => {} } });
  return fakeSession({ user: undefined, identity, environment, data, sessionsEnd });
};
