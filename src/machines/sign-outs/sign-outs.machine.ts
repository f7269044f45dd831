import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Effect, notProvided, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type SignOutsEvent =
  /** A user signs out; the sign-out is already stored. */
  | { type: 'signOut.decided' }
  | { type: 'network.online' }
  /** The user has read the notice that a session could not be ended. */
  | { type: 'notice.closed' };
export type SignOutsRef = ActorRefFrom<typeof signOutsMachine>;

/** `ended`: no session is left; `waiting`: a retry follows; `unended`: all retries failed. */
export type SessionsEnd = 'ended' | 'waiting' | 'unended';

const firstDelay = 5000;
const longestDelay = 15 * 60_000;

/** Completes the sign-outs of this device, even after a crash or a reload: removes the user's data and ends the session. */
export const signOutsMachine = setup({
  types: typed<{ context: { readonly attempts: number }; events: SignOutsEvent; tags: 'unended' }>(),
  actors: {
    /** Asks the server once to end each remaining session. */
    endSessions: notProvided<SessionsEnd, void>('endSessions'),
    watchNetwork: notProvidedSource<void>('watchNetwork'),
  },
  guards: {
    isWaiting: (_, params: { end: SessionsEnd }) => params.end === 'waiting',
    isUnended: (_, params: { end: SessionsEnd }) => params.end === 'unended',
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
    /** Forgets the sessions whose retries failed. */
    forgetUnended: (_, params?: Effect) => notProvidedAction('forgetUnended', params),
  },
  delays: { retryDelay: ({ context }) => Math.min(firstDelay * 2 ** (context.attempts - 1), longestDelay) },
}).createMachine({
  id: 'signOuts',
  context: { attempts: 0 },
  on: { 'signOut.decided': { target: '.ending', reenter: true, actions: 'resetAttempts' } },
  initial: 'ending',
  states: {
    ending: {
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => ({ end: event.output }) },
            target: 'waiting',
            actions: 'countAttempt',
          },
          { guard: { type: 'isUnended', params: ({ event }) => ({ end: event.output }) }, target: 'unended' },
          { target: 'idle' },
        ],
        onError: { target: 'waiting', actions: 'countAttempt' },
      },
    },
    waiting: {
      after: { retryDelay: 'ending' },
      on: { 'network.online': 'ending' },
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
    },
    unended: {
      tags: 'unended',
      on: { 'notice.closed': { target: 'idle', actions: 'forgetUnended' } },
    },
    // A closed tab may have stored a sign-out without ending the session.
    idle: {
      entry: 'resetAttempts',
      on: { 'network.online': 'ending' },
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
    },
  },
});
