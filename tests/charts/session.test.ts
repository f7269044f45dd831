import { describe, expect, test } from 'vitest';
import type { User } from '../../src/domain/identity.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { failure, info, success } from '../../src/machines/toaster/toast.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { ada, verifiedAda, verifiedBob } from '../support/chart/people.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({ environment: testEnvironment() });
const readdressed: User = { ...ada, email: 'new@example.org' };
const announced = (user: User | undefined) => ({ type: 'identity.changed', user }) as const;

testChart(sessionMachine, {
  inputs: [input],
  cases: [
    announced(undefined),
    announced(ada),
    announced(verifiedAda),
    announced(verifiedBob),
    announced(readdressed),
    { type: 'signIn.submitted', credentials: { email: 'ada@example.org', password: 'secret' } },
    { type: 'signUp.submitted', registration: { name: 'Ada', email: 'ada@example.org', password: 'secret' } },
    { type: 'passwordReset.submitted', email: 'ada@example.org' },
    done('signIn', ada),
    done('signIn', verifiedAda),
    refused('signIn', 'wrong-password'),
    refused('sendPasswordReset', 'user-not-found'),
    done('registration', { outcome: 'refused' }),
    done('registration', { outcome: 'unverified' }),
    done('registration', { outcome: 'registered' }),
    refused('deleteAccount', 'requires-recent-login'),
    refused('deleteAccount', 'user-disabled'),
  ],
  project: ({ user }) => user ?? null,
  holds: {
    checking: (snapshot) => snapshot.hasTag('checking') && snapshot.context.user === undefined,
    'signedOut.idle': (snapshot) =>
      snapshot.hasTag('public') && !snapshot.hasTag('busy') && snapshot.context.user === undefined,
    'signedOut.signingIn': (snapshot) => snapshot.hasTag('public') && snapshot.hasTag('busy'),
    'signedOut.resettingPassword': (snapshot) => snapshot.hasTag('public') && snapshot.hasTag('busy'),
    registering: (snapshot) => snapshot.hasTag('public') && snapshot.children.verification === undefined,
    unverified: (snapshot) => snapshot.children.verification !== undefined && snapshot.children.workspace === undefined,
    signedIn: ({ context, children }) => context.user?.emailVerified === true && children.workspace !== undefined,
    deletingAccount: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.context.user !== undefined && snapshot.children.workspace === undefined,
    signingOut: (snapshot) => snapshot.hasTag('busy') && snapshot.children.workspace === undefined,
  },
});

function startSession(...announcements: readonly (User | undefined)[]) {
  const system = startSystem(sessionMachine, { input: input() });
  for (const user of announcements) system.actor.send(announced(user));
  const workspaces = () => system.calls.filter(({ id }) => id === 'workspace').map((call) => call.input);
  return { ...system, workspaces };
}

describe('who is signed in', () => {
  test('is asked of the provider, and taken as nobody after 10 seconds without an answer', () => {
    const { actor, clock } = startSession();
    clock.increment(9999);
    expect(actor.getSnapshot().value).toBe('checking');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });

  test('counts even when the provider answers after that', () => {
    const { actor, clock, workspaces } = startSession();
    clock.increment(10_000);
    actor.send(announced(verifiedAda));
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'ada' }]);
  });

  test('restarts nothing when a refreshed token announces the same person, but takes over what changed', () => {
    const { actor, workspaces } = startSession(verifiedAda);
    actor.send(announced({ ...verifiedAda, displayName: 'Ada Lovelace' }));
    expect(workspaces()).toHaveLength(1);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedIn',
      context: { user: { displayName: 'Ada Lovelace' } },
    });
  });

  test('gets a workspace that knows their new address when it was verified elsewhere', () => {
    const { actor, workspaces } = startSession(verifiedAda);
    actor.send(announced({ ...verifiedAda, email: 'new@example.org' }));
    expect(workspaces()).toMatchObject([{ email: verifiedAda.email }, { email: 'new@example.org' }]);
  });

  test('gets a workspace of their own when it becomes another person', () => {
    const { workspaces } = startSession(verifiedAda, verifiedBob);
    expect(workspaces()).toMatchObject([{ uid: 'ada' }, { uid: 'bob' }]);
  });

  test('is asked to verify the address, and enters as soon as it is verified', () => {
    const { actor, workspaces } = startSession(ada);
    expect(actor.getSnapshot().value).toBe('unverified');
    expect(workspaces()).toEqual([]);
    actor.send(announced(verifiedAda));
    expect(workspaces()).toMatchObject([{ uid: 'ada' }]);
  });

  test('is told when their address has changed, and asked to verify the new one', () => {
    const { actor, toasts } = startSession(verifiedAda, readdressed);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unverified', context: { user: readdressed } });
    expect(actor.getSnapshot().children.workspace).toBeUndefined();
    expect(toasts).toEqual([success('toast.emailChanged')]);
  });

  test.each<readonly [string, User]>([
    ['the same address, no longer verified', ada],
    ['another person, not verified', { ...readdressed, uid: 'bob' }],
  ])('is told of no new address by %s', (_, user) => {
    const { actor, toasts } = startSession(verifiedAda, user);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unverified', context: { user } });
    expect(toasts).toEqual([]);
  });

  test('gives the workspace their uid, their address and the way back to the session', () => {
    const { actor, workspaces } = startSession(verifiedAda);
    expect(workspaces()).toMatchObject([{ uid: 'ada', email: 'ada@example.org', session: actor }]);
  });

  test('is told when the session is lost, and nothing of theirs is kept', () => {
    const { actor, toasts } = startSession(verifiedAda, undefined);
    expect(toasts).toEqual([info('toast.sessionLost')]);
    expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { user: undefined } });
    expect(actor.getSnapshot().children.workspace).toBeUndefined();
  });
});

describe('signing out', () => {
  test('ends the workspace at once and asks the provider', async () => {
    const { actor, calls, perform, toasts } = startSession(verifiedAda);
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().children.workspace).toBeUndefined();
    expect(calls.at(-1)?.id).toBe('signOut');
    await perform(done('signOut'));
    expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { user: undefined } });
    expect(toasts).toEqual([]);
  });

  test('is no lost session when the provider announces it before it has answered', () => {
    const { actor, toasts } = startSession(verifiedAda);
    actor.send({ type: 'signOut.requested' });
    actor.send(announced(undefined));
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(toasts).toEqual([]);
  });

  test('says when the provider refused', async () => {
    const { actor, perform, toasts } = startSession(verifiedAda);
    actor.send({ type: 'signOut.requested' });
    await perform(failed('signOut', new Error('no network')));
    expect(toasts).toEqual([failure('toast.signOutFailed')]);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });
});
