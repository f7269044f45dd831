import { describe, expect, test } from 'vitest';
import type { User } from '../../src/domain/identity/identity.ts';
import { unknownUid } from '../../src/domain/identity/sign-out.ts';
import { signedInUser } from '../../src/machines/session/session.context.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import { ada, verifiedAda, verifiedBob } from '../support/chart/fixtures/users.ts';
import { announced, closed, closure, readdressed, startSession } from '../support/chart/fixtures/session.ts';

const recalled = done('recallUser', { uid: 'ada', email: 'ada@example.org' });

describe('the last user of the device', () => {
  // Source: docs/specification.md#session-recalled.
  test('sees their budget before the provider answers', async () => {
    const { actor, perform, toasts, workspaces } = startSession();
    await perform(recalled);
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'ada', email: 'ada@example.org', session: actor }]);
    expect(toasts).toEqual([]);
  });

  test('stays signed in when the provider confirms the user late', async () => {
    const { actor, clock, perform, workspaces } = startSession();
    await perform(recalled);
    clock.increment(600_000);
    actor.send(announced(verifiedAda));
    expect(workspaces()).toHaveLength(1);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedIn',
      context: { user: { displayName: 'Ada' } },
    });
  });

  test.each<readonly [string, User | undefined, unknown]>([
    ['another user is signed in', verifiedBob, 'signedIn'],
    ['their address is not verified', ada, 'unverified'],
    ['no one is signed in', undefined, { signedOut: 'idle' }],
  ])('is replaced when the provider announces that %s', async (_, user, value) => {
    const { actor, perform, workspaces } = startSession();
    await perform(recalled);
    actor.send(announced(user));
    expect(actor.getSnapshot()).toMatchObject({ value, context: { user } });
    expect(workspaces().slice(1)).toMatchObject(user === verifiedBob ? [{ uid: 'bob' }] : []);
  });

  test.each([
    ['knows no user', done('recallUser', undefined)],
    ['cannot be asked', failed('recallUser', new Error('no storage'))],
  ])('is unknown when the device %s, until the provider answers', async (_, answer) => {
    const { actor, perform, workspaces } = startSession();
    await perform(answer);
    expect([actor.getSnapshot().value, workspaces()]).toEqual([{ identifying: 'checking' }, []]);
    actor.send(announced(verifiedAda));
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  // Source: docs/specification.md#session-start.
  test('is read from the device for five seconds at most', () => {
    const { actor, clock } = startSession();
    clock.increment(4999);
    expect(actor.getSnapshot().value).toEqual({ identifying: 'recalling' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ identifying: 'checking' });
  });

  test('is ignored when the provider was faster', async () => {
    const { actor, calls, workspaces } = startSession(verifiedBob);
    expect(calls.find(({ id }) => id === 'recallUser')?.isOpen()).toBe(false);
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'bob' }]);
  });
});

describe('the device', () => {
  // Source: docs/specification.md#local-state.
  test('remembers the signed-in user with the current address', () => {
    const { actor, deviceCalls } = startSession(verifiedAda);
    const moved = { ...verifiedAda, email: 'new@example.org' };
    actor.send(announced(moved));
    expect(deviceCalls).toEqual([
      ['store user', verifiedAda],
      ['store user', moved],
    ]);
  });

  test('does not remember a user with an unverified address', () => {
    const { deviceCalls } = startSession(ada);
    expect(deviceCalls).toEqual([]);
  });

  test.each([
    ['from the start', []],
    ['although somebody was', [verifiedAda]],
    ['although somebody was, not verified', [ada]],
  ])('forgets the last user when the provider announces that no one is signed in, %s', (_, announcements) => {
    const { deviceCalls } = startSession(...announcements, undefined);
    expect(deviceCalls.at(-1)).toEqual(['forget user']);
  });
});

describe('a closed account', () => {
  // Source: docs/specification.md#account-closed.
  test('is reported until the user has read the notice, then its data are removed from the device', async () => {
    const { actor, deviceCalls, perform, toasts } = startSession(verifiedAda);
    actor.send(closed);
    expect(actor.getSnapshot()).toMatchObject({ value: 'accountClosed', context: { closure } });
    expect(deviceCalls.at(-1)).toEqual(['store closure', closure]);
    actor.send(announced(undefined));
    expect(actor.getSnapshot().value).toBe('accountClosed');
    actor.send({ type: 'closure.read' });
    expect(deviceCalls.at(-1)).toEqual(['record sign-out', { uid: 'ada', pendingEdits: 'discard' }]);
    await perform(done('signOut'));
    expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { closure: undefined } });
    expect(toasts).toEqual([]);
  });

  test('is not reported to another signed-in user', async () => {
    const { actor } = startSession(verifiedBob);
    actor.send(closed);
    expect(actor.getSnapshot()).toMatchObject({ context: { closure: undefined } });
  });

  // Source: docs/specification.md#account-closed.
  test('is reported again after a reload until the user has read the notice', () => {
    const { actor, workspaces } = startSession();
    actor.send(closed);
    expect(actor.getSnapshot()).toMatchObject({ value: 'accountClosed', context: { closure } });
    expect(workspaces()).toEqual([]);
  });
});

const signingOut = (pendingEdits: 'discard' | 'keep' = 'discard') => {
  const system = startSession(verifiedAda);
  system.actor.send({ type: 'signOut.decided', pendingEdits });
  return system;
};

describe('signing out', () => {
  // Source: docs/specification.md#sign-out.
  test.each(['discard', 'keep'] as const)(
    'stops the workspace at once and asks the provider (pending edits: %s)',
    async (pendingEdits) => {
      const { actor, calls, perform, toasts } = signingOut(pendingEdits);
      expect(actor.getSnapshot().context.workspace).toBeUndefined();
      expect(calls.at(-1)).toMatchObject({ id: 'signOut', input: { uid: 'ada', pendingEdits } });
      await perform(done('signOut'));
      expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { user: undefined } });
      expect(toasts).toEqual([]);
    },
  );

  test('keeps pending edits on the device when the user has not decided', async () => {
    const { actor, calls, perform } = signingOut('discard');
    await perform(done('signOut'));
    actor.send(announced(verifiedAda));
    actor.send(announced(readdressed));
    await perform(done('verification'));
    expect(calls.at(-1)).toMatchObject({ id: 'signOut', input: { uid: 'ada', pendingEdits: 'keep' } });
  });

  // Source: docs/specification.md#sign-out.
  test('stores the sign-out first, and ends the session in parallel', () => {
    const { calls, deviceCalls, received } = signingOut('discard');
    expect(deviceCalls.at(-1)).toEqual(['record sign-out', { uid: 'ada', pendingEdits: 'discard' }]);
    expect(received).toContainEqual({ id: 'signOuts', event: { type: 'signOut.decided' } });
    expect(calls.at(-1)).toMatchObject({ id: 'signOut' });
  });

  test.each([undefined, verifiedAda, verifiedBob])('ignores announcements of the provider', (user) => {
    const { actor, toasts } = signingOut();
    actor.send(announced(user));
    expect(actor.getSnapshot().value).toBe('signingOut');
    expect(toasts).toEqual([]);
  });

  test('does not wait for a provider that has not answered', async () => {
    const { actor, deviceCalls, perform } = startSession();
    await perform(done('recallUser', undefined));
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().value).toBe('signingOut');
    expect(deviceCalls.at(-1)).toEqual(['record sign-out', { uid: unknownUid, pendingEdits: 'keep' }]);
  });

  test('shows a toast when the provider fails', async () => {
    const { actor, perform, toasts } = signingOut();
    await perform(failed('signOut', new Error('no network')));
    expect(toasts).toEqual([failure('toast.signOutFailed')]);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });
});

test('signedInUser throws without a user', () => {
  expect(signedInUser({ user: verifiedAda })).toBe(verifiedAda);
  expect(() => signedInUser({ user: undefined })).toThrow('No user is signed in.');
});
