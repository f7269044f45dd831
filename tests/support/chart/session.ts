import { fromCallback } from 'xstate';
import type { Closure } from '../../../src/domain/sync/closure.ts';
import type { User } from '../../../src/domain/identity/identity.ts';
import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { testEnvironment } from './environment.ts';
import { done, failed, refused } from './events.ts';
import { ada, verifiedAda } from './people.ts';
import { startSystem } from './system.ts';

export const sessionInput = () => ({ environment: testEnvironment() });
/** Ada with a new address, which is not verified yet. */
export const readdressed: User = { ...ada, email: 'new@example.org' };
export const announced = (user: User | undefined) => ({ type: 'identity.changed', user }) as const;

/** Of an account that was deleted elsewhere, before one edit was sent. */
export const closure: Closure = {
  uid: ada.uid,
  reason: 'deleted',
  unsent: [{ v: 1, id: 'r1', uid: ada.uid, seq: 1, at: 1, write: { kind: 'sheet.remove', sheetId: 's1' } }],
  unreadable: [],
  sheets: [],
};

export const closed = { type: 'identity.changed', user: undefined, closure } as const;

const credentials = { email: ada.email, password: 'secret' };

/** What decides something in the session, each with its payload. */
export const sessionCases = [
  announced(undefined),
  announced(ada),
  announced(verifiedAda),
  announced(readdressed),
  { type: 'signIn.submitted', credentials },
  { type: 'signUp.submitted', registration: { name: 'Ada', ...credentials } },
  { type: 'passwordReset.submitted', email: ada.email },
  { type: 'form.edited' },
  done(
    'loadWorkspace',
    fromCallback(() => {}),
  ),
  failed('loadWorkspace', new TypeError('Failed to fetch dynamically imported module')),
  done('recallPerson', { uid: ada.uid, email: ada.email }),
  done('recallPerson', undefined),
  closed,
  { type: 'signOut.decided', pendingEdits: 'discard' },
  { type: 'signOut.decided', pendingEdits: 'keep' },
  done('signIn', ada),
  done('signIn', verifiedAda),
  refused('signIn', 'wrong-password'),
  refused('sendPasswordReset', 'user-not-found'),
  done('registration', { kind: 'refused', failure: 'email-already-in-use' }),
  done('registration', { kind: 'unverified', user: ada }),
  done('registration', { kind: 'registered' }),
  refused('deleteAccount', 'requires-recent-login'),
  refused('deleteAccount', 'user-disabled'),
] as const;

type DeviceCall = readonly [string, unknown] | readonly [string];

/** A session whose provider has announced so much; `deviceCalls` holds its side effects on the device. */
export function startSession(...announcements: readonly (User | undefined)[]) {
  const deviceCalls: DeviceCall[] = [];
  const machine = sessionMachine.provide({
    actions: {
      storePerson: (_, { user }) => void deviceCalls.push(['store person', user]),
      forgetPerson: () => void deviceCalls.push(['forget person']),
      storeClosure: (_, params) => void deviceCalls.push(['store closure', params.closure]),
      recordSignOut: (_, params) => void deviceCalls.push(['record sign-out', params]),
    },
  });
  const system = startSystem(machine, { input: sessionInput() });
  for (const user of announcements) system.actor.send(announced(user));
  const workspaces = () => system.calls.filter(({ id }) => id === 'workspace').map((call) => call.input);
  return { ...system, deviceCalls, workspaces };
}
