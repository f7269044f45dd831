import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';

/** Who may see what: `unknown` until the identity provider has spoken. */
export type Access = 'unknown' | 'signedOut' | 'signedIn';

export function accessOf(session: SnapshotFrom<typeof sessionMachine>): Access {
  if (session.hasTag('checking')) return 'unknown';
  return session.matches('signedIn') ? 'signedIn' : 'signedOut';
}
