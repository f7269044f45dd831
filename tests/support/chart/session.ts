import type { User } from '../../../src/domain/identity.ts';
import { wholeSession } from '../../../scripts/charts/whole-charts.ts';
import { testEnvironment } from './environment.ts';
import { done, refused } from './events.ts';
import { ada, verifiedAda } from './people.ts';
import { startSystem } from './system.ts';

export const sessionInput = () => ({ environment: testEnvironment() });
/** Ada with a new address, which is not verified yet. */
export const readdressed: User = { ...ada, email: 'new@example.org' };
export const announced = (user: User | undefined) => ({ type: 'identity.changed', user }) as const;

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
  done('recallPerson', { uid: ada.uid, email: ada.email }),
  done('recallPerson', undefined),
  { type: 'departure.decided', departure: 'clean' },
  { type: 'departure.decided', departure: 'keeping' },
  done('signIn', ada),
  done('signIn', verifiedAda),
  refused('signIn', 'wrong-password'),
  refused('sendPasswordReset', 'user-not-found'),
  done('registration', { outcome: 'refused' }),
  done('registration', { outcome: 'unverified' }),
  done('registration', { outcome: 'registered' }),
  refused('deleteAccount', 'requires-recent-login'),
  refused('deleteAccount', 'user-disabled'),
] as const;

type Kept = readonly [string, User | undefined] | readonly [string];

/** A session whose provider has announced so much; `kept` tells what the device was asked to remember or to forget. */
export function startSession(...announcements: readonly (User | undefined)[]) {
  const kept: Kept[] = [];
  const machine = wholeSession.provide({
    actions: {
      keepPerson: (_, { user }) => void kept.push(['keep', user]),
      forgetPerson: () => void kept.push(['forget']),
    },
  });
  const system = startSystem(machine, { input: sessionInput() });
  for (const user of announcements) system.actor.send(announced(user));
  const workspaces = () => system.calls.filter(({ id }) => id === 'workspace').map((call) => call.input);
  return { ...system, kept, workspaces };
}
