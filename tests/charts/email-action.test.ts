import { describe, expect, test } from 'vitest';
import { identityFailures, emailLinkModes } from '../../src/domain/identity/identity.ts';
import { emailActionMachine } from '../../src/machines/email-action/email-action.machine.ts';
import { done, refused } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { type ChartTest, testChart } from '../support/chart/test-chart.ts';

const resetLink = { mode: 'resetPassword', code: 'c0de' } as const;
const verifyLink = { mode: 'verifyEmail', code: 'c0de' } as const;
const submitted = { type: 'newPassword.submitted', password: 'better', startsOver: false } as const;
const code = { email: 'ada@example.org', inheritedSince: undefined };

const invariants: ChartTest<typeof emailActionMachine>['invariants'] = {
  applying: (snapshot) => snapshot.hasTag('busy') && snapshot.context.failure === undefined,
  checkingCode: (snapshot) => snapshot.hasTag('busy') && snapshot.context.failure === undefined,
  choosingPassword: ({ context, tags }) => context.code.email === 'ada@example.org' && tags.size === 0,
  saving: (snapshot) => snapshot.hasTag('busy') && snapshot.context.failure === undefined,
  done: ({ context }) => context.failure === undefined,
  failed: (snapshot) => snapshot.context.failure !== undefined && snapshot.can({ type: 'retry.requested' }),
};

testChart(emailActionMachine, {
  inputs: [() => ({ link: resetLink }), () => ({ link: verifyLink })],
  cases: [
    submitted,
    done('checkCode', code),
    refused('checkCode', 'expired-action-code'),
    refused('confirmReset', 'weak-password'),
    refused('confirmReset', 'expired-action-code'),
  ],
  invariants,
});

async function choosingPassword() {
  const system = startSystem(emailActionMachine, { input: { link: resetLink } });
  await system.perform(done('checkCode', code));
  return system;
}

const isReset = (mode: string) => mode === 'resetPassword';

describe('the link of a mail', () => {
  // Source: docs/specification.md#email-link-apply.
  test.each(emailLinkModes.filter((mode) => !isReset(mode)))('applies the code of %s', async (mode) => {
    const { actor, calls, perform } = startSystem(emailActionMachine, { input: { link: { mode, code: 'c0de' } } });
    await perform(done('checkCode', code));
    expect(calls).toMatchObject([
      { id: 'checkCode', input: { code: 'c0de' } },
      { id: 'applyCode', input: { code: 'c0de' } },
    ]);
    await perform(done('applyCode'));
    expect(actor.getSnapshot().value).toBe('done');
  });

  test.each(identityFailures)('shows the failure %s and allows a retry', async (failure) => {
    const { actor, perform } = startSystem(emailActionMachine, {
      input: { link: { mode: 'verifyEmail', code: 'c0de' } },
    });
    await perform(done('checkCode', code));
    await perform(refused('applyCode', failure));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure } });
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'checkingCode', context: { failure: undefined } });
  });
});

describe('choosing a new password', () => {
  // Source: docs/specification.md#email-link-password.
  test('checks the code, shows the address, then saves the password with the same code', async () => {
    const { actor, calls, perform } = await choosingPassword();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosingPassword', context: { code } });
    actor.send(submitted);
    expect(calls).toMatchObject([
      { id: 'checkCode', input: { code: 'c0de' } },
      { id: 'confirmReset', input: { code: 'c0de', password: 'better', startsOver: false } },
    ]);
    await perform(done('confirmReset'));
    expect(actor.getSnapshot().value).toBe('done');
  });

  test('is not possible with an invalid code', async () => {
    const { actor, perform } = startSystem(emailActionMachine, { input: { link: resetLink } });
    await perform(refused('checkCode', 'invalid-action-code'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: 'invalid-action-code' } });
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().value).toBe('checkingCode');
  });

  // Source: docs/specification.md#email-link-password.
  test.each(identityFailures)('keeps the form open after %s only if the code is still valid', async (failure) => {
    const { actor, perform } = await choosingPassword();
    actor.send(submitted);
    await perform(refused('confirmReset', failure));
    const isStillGood = failure === 'weak-password' || failure === 'network-request-failed';
    expect(actor.getSnapshot()).toMatchObject({
      value: isStillGood ? 'choosingPassword' : 'failed',
      context: { failure },
    });
  });

  // Source: docs/specification.md#email-link-inherited.
  test('can start over in an inherited account, and reports this to the screen', async () => {
    const { actor, calls, perform } = startSystem(emailActionMachine, { input: { link: resetLink } });
    await perform(done('checkCode', { ...code, inheritedSince: 1 }));
    expect(actor.getSnapshot().context.code.inheritedSince).toBe(1);
    actor.send({ ...submitted, startsOver: true });
    expect(calls.at(-1)).toMatchObject({ input: { startsOver: true } });
    await perform(done('confirmReset'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { hasStartedOver: true } });
  });
});
