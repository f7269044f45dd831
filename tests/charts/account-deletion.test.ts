import { describe, expect, test } from 'vitest';
import { identityFailures, type User } from '../../src/domain/identity/identity.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { failure, success, type ToastKey } from '../../src/machines/toaster/toast.ts';
import { startAccount } from '../support/chart/fixtures/account.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { verifiedAda, verifiedBob } from '../support/chart/fixtures/users.ts';
import { startSystem } from '../support/chart/system.ts';

const credentials = { email: verifiedAda.email, password: 'secret' };
const signInAgain = { type: 'reauthentication.submitted', credentials } as const;
const confirmed = (typed: string) => ({ type: 'accountDeletion.confirmed', typed }) as const;

const asking = () => {
  const system = startAccount();
  system.actor.send({ type: 'accountDeletion.requested' });
  return system;
};

describe('deleting the account', () => {
  // Source: docs/specification.md#account-deletion.
  test.each(['', 'ada', 'ada@example.com', 'yes'])(
    'stays on the question when %j was typed instead of the address',
    (typed) => {
      const { actor, asked, sentToSession, value } = asking();
      actor.send(confirmed(typed));
      expect(value()).toBe('askingDeletion');
      expect([asked(), sentToSession]).toEqual([[], []]);
    },
  );

  // Source: docs/specification.md#account-deletion.
  test.each([verifiedAda.email, ' ADA@example.org '])('asks for the password when %j was typed', (typed) => {
    const { actor, reauthentication, sentToSession } = asking();
    actor.send(confirmed(typed));
    expect(reauthentication()?.getSnapshot()).toMatchObject({ value: 'asking', context: { email: verifiedAda.email } });
    expect(sentToSession).toEqual([]);
  });

  test('cannot be confirmed before it was requested', () => {
    const { actor, asked, sentToSession, value } = startAccount();
    actor.send(confirmed(verifiedAda.email));
    expect([value(), asked(), sentToSession]).toEqual(['idle', [], []]);
  });

  test.each(['question', 'password'])('changes nothing when the %s is cancelled', (where) => {
    const { actor, asked, reauthentication, sentToSession, value } = asking();
    if (where === 'password') actor.send(confirmed(verifiedAda.email));
    if (where === 'password') reauthentication()?.send({ type: 'reauthentication.cancelled' });
    else actor.send({ type: 'accountDeletion.cancelled' });
    expect(value()).toBe('idle');
    expect([asked(), sentToSession]).toEqual([[], []]);
  });

  test('does not start after a wrong password', async () => {
    const { actor, perform, reauthentication, sentToSession, value } = asking();
    actor.send(confirmed(verifiedAda.email));
    reauthentication()?.send(signInAgain);
    await perform(refused('reauthenticate', 'wrong-password'));
    expect(value()).toBe('reauthenticating');
    expect(sentToSession).toEqual([]);
  });

  test('is sent to the session once after the correct password, and blocks other changes', async () => {
    const { actor, perform, reauthentication, sentToSession, value } = asking();
    actor.send(confirmed(verifiedAda.email));
    reauthentication()?.send(signInAgain);
    await perform(done('reauthenticate'));
    actor.send({ type: 'emailChange.submitted', email: 'new@example.org' });
    expect(value()).toBe('deletionConfirmed');
    expect(sentToSession).toEqual([{ type: 'accountDeletion.confirmed' }]);
  });
});

const announced = (user: User | undefined) => ({ type: 'identity.changed', user }) as const;

function deleting() {
  const system = startSystem(sessionMachine, { input: { environment: testEnvironment() } });
  system.actor.send(announced(verifiedAda));
  system.actor.send({ type: 'accountDeletion.confirmed' });
  const workspaces = () => system.calls.filter(({ id }) => id === 'workspace').map((call) => call.input);
  return { ...system, workspaces, snapshot: () => system.actor.getSnapshot() };
}

describe('the session during the deletion of the account', () => {
  test('stops the workspace first, so that no write recreates a deleted document', () => {
    const { calls, snapshot } = deleting();
    expect(snapshot().context.workspace).toBeUndefined();
    expect(snapshot().hasTag('busy')).toBe(true);
    expect(calls.at(-1)).toMatchObject({ id: 'deleteAccount', input: { uid: 'ada' } });
  });

  // Source: docs/specification.md#deletion-succeeded.
  test('ignores announcements of the provider', async () => {
    const { actor, perform, snapshot, toasts } = deleting();
    for (const user of [undefined, verifiedAda, verifiedBob]) actor.send(announced(user));
    expect(snapshot().value).toBe('deletingAccount');
    expect(toasts).toEqual([]);
    await perform(done('deleteAccount'));
    expect(snapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { user: undefined } });
    expect(toasts).toEqual([success('toast.accountDeleted')]);
  });

  test('signs out afterwards, and ignores a late announcement', async () => {
    const { actor, perform, snapshot, toasts } = deleting();
    await perform(done('deleteAccount'));
    actor.send(announced(undefined));
    expect(snapshot().value).toEqual({ signedOut: 'idle' });
    expect(toasts).toEqual([success('toast.accountDeleted')]);
  });

  const messages: Partial<Record<string, ToastKey>> = {
    'user-disabled': 'toast.userDisabled',
    'requires-recent-login': 'toast.accountDeletionTooLate',
    'network-request-failed': 'toast.networkFailed',
  };

  // After these errors the identity library signs out.
  const lostSessions = ['user-disabled', 'user-token-expired', 'invalid-user-token', 'no-current-user'] as const;

  test.each(lostSessions)('signs out with a toast when the deletion fails with %s', async (code) => {
    const { perform, snapshot, toasts, workspaces } = deleting();
    await perform(refused('deleteAccount', code));
    expect(snapshot().value).toEqual({ signedOut: 'idle' });
    expect(workspaces()).toHaveLength(1);
    expect(toasts).toEqual([failure(messages[code] ?? 'toast.accountDeletionFailed')]);
  });

  const passing = identityFailures.filter((code) => !lostSessions.some((lost) => lost === code));

  // Source: docs/specification.md#account-deletion-failure.
  test.each(passing)('returns to the workspace with a toast when the deletion fails with %s', async (code) => {
    const { perform, snapshot, toasts, workspaces } = deleting();
    await perform(refused('deleteAccount', code));
    expect(snapshot().value).toBe('signedIn');
    expect(workspaces()).toMatchObject([{ uid: 'ada' }, { uid: 'ada', email: verifiedAda.email }]);
    expect(toasts).toEqual([failure(messages[code] ?? 'toast.accountDeletionFailed')]);
  });

  test('returns to the workspace with a toast after an unknown error', async () => {
    const { perform, snapshot, toasts } = deleting();
    await perform(failed('deleteAccount', new Error('broken')));
    expect(snapshot().value).toBe('signedIn');
    expect(toasts).toEqual([failure('toast.accountDeletionFailed')]);
  });
});

// Source: docs/specification.md#account-deletion.
test('deletes an account with the real charts, from the question to the sign-in screen', async () => {
  const realCharts = ['workspace', 'account', 'reauthentication'];
  const { actor, calls, perform, toasts } = startSystem(sessionMachine, {
    input: { environment: testEnvironment() },
    realCharts,
  });
  actor.send(announced(verifiedAda));
  const account = actor.getSnapshot().context.workspace?.getSnapshot().children.account;
  account?.send({ type: 'accountDeletion.requested' });
  account?.send(confirmed(verifiedAda.email));
  account?.getSnapshot().children.reauthentication?.send(signInAgain);
  expect(calls.map(({ id }) => id)).not.toContain('deleteAccount');
  await perform(done('reauthenticate'));
  expect(calls.at(-1)).toMatchObject({ id: 'deleteAccount', input: { uid: 'ada' } });
  actor.send(announced(undefined));
  await perform(done('deleteAccount'));
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  expect(toasts).toEqual([success('toast.accountDeleted')]);
});
