import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';

/** Who may see what: `unknown` until the identity provider has spoken, `notLoaded` when the code for it could not be loaded. */
export type Access = 'unknown' | 'notLoaded' | 'signedOut' | 'signedIn';

export function accessOf(session: SnapshotFrom<typeof sessionMachine>): Access {
  if (session.hasTag('checking')) return 'unknown';
  if (session.hasTag('notLoaded')) return 'notLoaded';
  return session.matches('signedIn') ? 'signedIn' : 'signedOut';
}
