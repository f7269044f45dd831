import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';

/** Who may see what now: `open` shows the screens outside, `unsettled` waits for the session's next state. */
export type Access = 'open' | 'unverified' | 'unsettled' | 'signedIn';

export const selectAccess = (session: SnapshotFrom<typeof sessionMachine>): Access => {
  if (session.matches('signedIn')) return 'signedIn';
  if (session.matches('unverified')) return 'unverified';
  return session.hasTag('public') ? 'open' : 'unsettled';
};
