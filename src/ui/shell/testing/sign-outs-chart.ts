import { fromCallback, fromPromise } from 'xstate';
import { type SessionsEnd, signOutsMachine } from '../../../machines/sign-outs/sign-outs.machine.ts';

/** The sign-outs of a device whose sessions end so, and whose network never comes back. */
export const signOutsThatAre = (end: SessionsEnd) =>
  signOutsMachine.provide({
    actors: {
      endSessions: fromPromise<SessionsEnd, void>(() => Promise.resolve(end)),
      watchNetwork: fromCallback(() => {}),
    },
  });
