import { describe, expect, test } from 'vitest';
import { identityFailures } from '../../src/domain/identity/identity.ts';
import { success } from '../../src/machines/toaster/toast.ts';
import { verificationMachine } from '../../src/machines/verification/verification.machine.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = { uid: 'ada', email: 'ada@example.org' };

testChart(verificationMachine, {
  inputs: [() => input],
  cases: [refused('sendVerification', 'too-many-requests'), failed('sendVerification', new Error('no network'))],
  invariants: {
    asking: (snapshot) => !snapshot.hasTag('busy') && snapshot.can({ type: 'verification.cancelled' }),
    sending: (snapshot) => snapshot.hasTag('busy') && snapshot.context.problem === undefined,
    sent: (snapshot) => snapshot.hasTag('busy') && snapshot.context.problem === undefined,
    closed: (snapshot) => snapshot.status === 'done',
  },
});

const sending = () => {
  const system = startSystem(verificationMachine, { input });
  system.actor.send({ type: 'verification.requested' });
  return system;
};

describe('the verification dialog', () => {
  // Source: docs/specification.md#verification-send, docs/specification.md#verification-sent.
  test('closes exactly 2000 ms after the mail is sent, with a toast', async () => {
    const { actor, clock, perform, toasts } = sending();
    await perform(done('sendVerification'));
    expect(toasts).toEqual([success('toast.verificationSent')]);
    clock.increment(1999);
    expect(actor.getSnapshot()).toMatchObject({ value: 'sent', status: 'active' });
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', status: 'done' });
  });

  test('stores the sign-out as soon as the mail is sent (crash)', async () => {
    const recorded: unknown[] = [];
    const machine = verificationMachine.provide({
      actions: { recordSignOut: (_, params) => void recorded.push(params) },
    });
    const { actor, perform } = startSystem(machine, { input });
    actor.send({ type: 'verification.requested' });
    expect(recorded).toEqual([]);
    await perform(done('sendVerification'));
    expect(recorded).toEqual([{ uid: 'ada', pendingEdits: 'keep' }]);
  });

  test('cannot be cancelled while the mail is being sent', () => {
    const { actor } = sending();
    actor.send({ type: 'verification.cancelled' });
    expect(actor.getSnapshot().value).toBe('sending');
  });

  // Source: docs/specification.md#verification-cancel.
  test('sends nothing when the user cancels', () => {
    const { actor, calls, toasts } = startSystem(verificationMachine, { input });
    actor.send({ type: 'verification.cancelled' });
    expect(actor.getSnapshot().status).toBe('done');
    expect([calls, toasts]).toEqual([[], []]);
  });

  const problems: Partial<Record<string, string>> = {
    'too-many-requests': 'toast.tooManyRequests',
    'user-not-found': 'toast.verificationUserNotFound',
    'user-token-expired': 'toast.verificationUserNotFound',
    'no-current-user': 'toast.verificationNoUser',
  };

  // Source: docs/specification.md#verification-too-many, docs/specification.md#verification-not-found,
  // docs/specification.md#verification-no-user, docs/specification.md#verification-other.
  test.each(identityFailures)('shows the toast of %s and allows a retry', async (failure) => {
    const { actor, perform, toasts } = sending();
    await perform(refused('sendVerification', failure));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: { problem: problems[failure] ?? 'toast.verificationFailed' },
    });
    expect(toasts).toEqual([]);
    actor.send({ type: 'verification.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'sending', context: { problem: undefined } });
  });
});
