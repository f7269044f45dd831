import { describe, expect, test } from 'vitest';
import type { User } from '../../src/domain/identity/identity.ts';
import { unknownUid } from '../../src/domain/identity/sign-out.ts';
import { signedInUser } from '../../src/machines/session/session.context.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import { ada, verifiedAda, verifiedBob } from '../support/chart/fixtures/users.ts';
import { announced, closed, closure, readdressed, startSession } from '../support/chart/fixtures/session.ts';

const recalled = done('recallPerson', { uid: 'ada', email: 'ada@example.org' });

describe('who was here last', () => {
  // Source: docs/specification.md#session-recalled.
  test('is on show with their budget before the provider has answered', async () => {
    const { actor, perform, toasts, workspaces } = startSession();
    await perform(recalled);
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'ada', email: 'ada@example.org', session: actor }]);
    expect(toasts).toEqual([]);
  });

  test('goes on without a break when the provider says the same, however late', async () => {
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
    ['somebody else is', verifiedBob, 'signedIn'],
    ['their address is not verified', ada, 'unverified'],
    ['nobody is', undefined, { signedOut: 'idle' }],
  ])('gives way when the provider says that %s', async (_, user, value) => {
    const { actor, perform, workspaces } = startSession();
    await perform(recalled);
    actor.send(announced(user));
    expect(actor.getSnapshot()).toMatchObject({ value, context: { user } });
    expect(workspaces().slice(1)).toMatchObject(user === verifiedBob ? [{ uid: 'bob' }] : []);
  });

  test.each([
    ['knows nobody', done('recallPerson', undefined)],
    ['cannot be asked', failed('recallPerson', new Error('no storage'))],
  ])('is nobody when the device %s: the provider is waited for', async (_, answer) => {
    const { actor, perform, workspaces } = startSession();
    await perform(answer);
    expect([actor.getSnapshot().value, workspaces()]).toEqual([{ identifying: 'checking' }, []]);
    actor.send(announced(verifiedAda));
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  // Source: docs/specification.md#session-start.
  test('is not waited for longer than five seconds', () => {
    const { actor, clock } = startSession();
    clock.increment(4999);
    expect(actor.getSnapshot().value).toEqual({ identifying: 'recalling' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ identifying: 'checking' });
  });

  test('is of no interest when the provider was faster', async () => {
    const { actor, calls, workspaces } = startSession(verifiedBob);
    expect(calls.find(({ id }) => id === 'recallPerson')?.isOpen()).toBe(false);
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'bob' }]);
  });
});

describe('the device', () => {
  // Source: docs/specification.md#local-state.
  test('remembers who has signed in, with the address that they have now', () => {
    const { actor, deviceCalls } = startSession(verifiedAda);
    const moved = { ...verifiedAda, email: 'new@example.org' };
    actor.send(announced(moved));
    expect(deviceCalls).toEqual([
      ['store person', verifiedAda],
      ['store person', moved],
    ]);
  });

  test('remembers nobody whose address is not verified', () => {
    const { deviceCalls } = startSession(ada);
    expect(deviceCalls).toEqual([]);
  });

  test.each([
    ['from the start', []],
    ['although somebody was', [verifiedAda]],
    ['although somebody was, not verified', [ada]],
  ])('forgets who was here last when the provider says that nobody is, %s', (_, announcements) => {
    const { deviceCalls } = startSession(...announcements, undefined);
    expect(deviceCalls.at(-1)).toEqual(['forget person']);
  });
});

describe('a session that is lost', () => {
  // Source: docs/specification.md#account-closed.
  test('with its account is shown until it is read; then its data is removed from the device', async () => {
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

  test('of another user is not shown to the one who is signed in', async () => {
    const { actor } = startSession(verifiedBob);
    actor.send(closed);
    expect(actor.getSnapshot()).toMatchObject({ context: { closure: undefined } });
  });

  // Source: docs/specification.md#account-closed.
  test('reload: with its account is shown again until it was read', () => {
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
    'once edits that wait are to be %s ends the workspace at once and asks the provider',
    async (pendingEdits) => {
      const { actor, calls, perform, toasts } = signingOut(pendingEdits);
      expect(actor.getSnapshot().context.workspace).toBeUndefined();
      expect(calls.at(-1)).toMatchObject({ id: 'signOut', input: { uid: 'ada', pendingEdits } });
      await perform(done('signOut'));
      expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { user: undefined } });
      expect(toasts).toEqual([]);
    },
  );

  test('keeps on the device what waits when nobody has decided about it', async () => {
    const { actor, calls, perform } = signingOut('discard');
    await perform(done('signOut'));
    actor.send(announced(verifiedAda));
    actor.send(announced(readdressed));
    await perform(done('verification'));
    expect(calls.at(-1)).toMatchObject({ id: 'signOut', input: { uid: 'ada', pendingEdits: 'keep' } });
  });

  // Source: docs/specification.md#sign-out.
  test('is written down before anything else happens, and the session is ended beside it', () => {
    const { calls, deviceCalls, received } = signingOut('discard');
    expect(deviceCalls.at(-1)).toEqual(['record sign-out', { uid: 'ada', pendingEdits: 'discard' }]);
    expect(received).toContainEqual({ id: 'signOuts', event: { type: 'signOut.decided' } });
    expect(calls.at(-1)).toMatchObject({ id: 'signOut' });
  });

  test.each([undefined, verifiedAda, verifiedBob])(
    'is not disturbed by what the provider announces meanwhile',
    (user) => {
      const { actor, toasts } = signingOut();
      actor.send(announced(user));
      expect(actor.getSnapshot().value).toBe('signingOut');
      expect(toasts).toEqual([]);
    },
  );

  test('does not wait for a provider that has not said who is here', async () => {
    const { actor, deviceCalls, perform } = startSession();
    await perform(done('recallPerson', undefined));
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().value).toBe('signingOut');
    expect(deviceCalls.at(-1)).toEqual(['record sign-out', { uid: unknownUid, pendingEdits: 'keep' }]);
  });

  test('says when the provider refused', async () => {
    const { actor, perform, toasts } = signingOut();
    await perform(failed('signOut', new Error('no network')));
    expect(toasts).toEqual([failure('toast.signOutFailed')]);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });
});

test('who is signed in is never made up', () => {
  expect(signedInUser({ user: verifiedAda })).toBe(verifiedAda);
  expect(() => signedInUser({ user: undefined })).toThrow('Nobody is signed in.');
});
