import { describe, expect, test } from 'vitest';
import type { User } from '../../src/domain/identity/identity.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { info, success } from '../../src/machines/toaster/toast.ts';
import { done } from '../support/chart/events.ts';
import { ada, verifiedAda, verifiedBob } from '../support/chart/fixtures/users.ts';
import { announced, readdressed, sessionCases, sessionInput, startSession } from '../support/chart/fixtures/session.ts';
import { testChart } from '../support/chart/test-chart.ts';

testChart(sessionMachine, {
  inputs: [sessionInput],
  cases: [...sessionCases, announced(verifiedBob)],
  project: ({ user, pendingEdits, closure, formFailure }) => [
    user ?? null,
    pendingEdits,
    closure !== undefined,
    formFailure ?? null,
  ],
  invariants: {
    'identifying.recalling': (snapshot) =>
      snapshot.hasTag('checking') && snapshot.context.user === undefined && snapshot.context.workspace === undefined,
    'identifying.checking': (snapshot) => snapshot.hasTag('checking') && snapshot.context.user === undefined,
    'signedOut.idle': (snapshot) =>
      snapshot.hasTag('public') &&
      !snapshot.hasTag('busy') &&
      snapshot.context.user === undefined &&
      snapshot.context.pendingEdits === 'keep',
    'signedOut.signingIn': (snapshot) =>
      snapshot.hasTag('public') && snapshot.hasTag('busy') && snapshot.context.formFailure === undefined,
    'signedOut.resettingPassword': (snapshot) =>
      snapshot.hasTag('public') && snapshot.hasTag('busy') && snapshot.context.formFailure === undefined,
    registering: (snapshot) => snapshot.hasTag('public') && snapshot.children.verification === undefined,
    unverified: (snapshot) => snapshot.children.verification !== undefined && snapshot.context.workspace === undefined,
    signedIn: ({ context }) =>
      context.user?.emailVerified === true && context.workspace !== undefined && context.formFailure === undefined,
    entering: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.context.user !== undefined && snapshot.context.workspace === undefined,
    notLoaded: (snapshot) =>
      snapshot.can({ type: 'retry.requested' }) &&
      snapshot.context.user !== undefined &&
      snapshot.context.workspace === undefined,
    accountClosed: (snapshot) =>
      snapshot.hasTag('dialog:closure') &&
      snapshot.context.closure !== undefined &&
      snapshot.context.workspace === undefined &&
      snapshot.can({ type: 'closure.read' }),
    deletingAccount: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.context.user !== undefined && snapshot.context.workspace === undefined,
    signingOut: (snapshot) => snapshot.hasTag('busy') && snapshot.context.workspace === undefined,
  },
});

describe('the signed-in user', () => {
  // Source: docs/specification.md#session-start.
  test('counts as signed out when the provider has not answered after 10 seconds', async () => {
    const { actor, clock, perform } = startSession();
    await perform(done('recallUser', undefined));
    clock.increment(9999);
    expect(actor.getSnapshot().value).toEqual({ identifying: 'checking' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });

  // Source: docs/specification.md#session-start.
  test('enters when the provider answers after the 10 seconds', async () => {
    const { actor, clock, perform, workspaces } = startSession();
    await perform(done('recallUser', undefined));
    clock.increment(10_000);
    actor.send(announced(verifiedAda));
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'ada' }]);
  });

  // Source: docs/specification.md#session-same-user.
  test('is updated by a token refresh without a restart of the workspace', () => {
    const { actor, workspaces } = startSession(verifiedAda);
    actor.send(announced({ ...verifiedAda, displayName: 'Ada Lovelace' }));
    expect(workspaces()).toHaveLength(1);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedIn',
      context: { user: { displayName: 'Ada Lovelace' } },
    });
  });

  test('gets a workspace with the new address when the address was verified elsewhere', () => {
    const { actor, workspaces } = startSession(verifiedAda);
    actor.send(announced({ ...verifiedAda, email: 'new@example.org' }));
    expect(workspaces()).toMatchObject([{ email: verifiedAda.email }, { email: 'new@example.org' }]);
  });

  // Source: docs/specification.md#session-reset.
  test('gets a new workspace when another user signs in', () => {
    const { workspaces } = startSession(verifiedAda, verifiedBob);
    expect(workspaces()).toMatchObject([{ uid: 'ada' }, { uid: 'bob' }]);
  });

  // Source: docs/specification.md#session-unverified, docs/specification.md#session-verified.
  test('is asked to verify the address, and enters after the verification', () => {
    const { actor, workspaces } = startSession(ada);
    expect(actor.getSnapshot().value).toBe('unverified');
    expect(workspaces()).toEqual([]);
    actor.send(announced(verifiedAda));
    expect(workspaces()).toMatchObject([{ uid: 'ada' }]);
  });

  test('sees a toast when the address has changed, and must verify the new address', () => {
    const { actor, toasts } = startSession(verifiedAda, readdressed);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unverified', context: { user: readdressed } });
    expect(actor.getSnapshot().context.workspace).toBeUndefined();
    expect(toasts).toEqual([success('toast.emailChanged')]);
  });

  test.each<readonly [string, User]>([
    ['the same address, no longer verified', ada],
    ['another person, not verified', { ...readdressed, uid: 'bob' }],
  ])('sees no toast about a new address for %s', (_, user) => {
    const { actor, toasts } = startSession(verifiedAda, user);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unverified', context: { user } });
    expect(toasts).toEqual([]);
  });

  test('has a workspace with their uid, their address and the session', () => {
    const { actor, workspaces } = startSession(verifiedAda);
    expect(workspaces()).toMatchObject([{ uid: 'ada', email: 'ada@example.org', session: actor }]);
  });

  // Source: docs/specification.md#session-lost, docs/specification.md#session-reset.
  test('sees a toast when the session is lost, and is forgotten by the device', () => {
    const { actor, toasts } = startSession(verifiedAda, undefined);
    expect(toasts).toEqual([info('toast.sessionLost')]);
    expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { user: undefined } });
    expect(actor.getSnapshot().context.workspace).toBeUndefined();
  });
});
