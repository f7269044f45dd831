import { describe, expect, test } from 'vitest';
import { identityFailures } from '../../src/domain/identity/identity.ts';
import { reauthenticationMachine } from '../../src/machines/reauthentication/reauthentication.machine.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const credentials = { email: 'ada@example.org', password: 'secret' };
const submit = (given = credentials) => ({ type: 'reauthentication.submitted', credentials: given }) as const;
const input = () => ({ email: 'ada@example.org' });

testChart(reauthenticationMachine, {
  inputs: [input],
  cases: [
    submit(),
    refused('reauthenticate', 'wrong-password'),
    failed('reauthenticate', new Error('no network')),
    done('reauthenticate'),
  ],
  invariants: {
    asking: (snapshot) =>
      !snapshot.hasTag('busy') && snapshot.can(submit()) && snapshot.can({ type: 'reauthentication.cancelled' }),
    checking: (snapshot) => snapshot.hasTag('busy') && snapshot.context.failure === undefined,
    confirmed: ({ output }) => output?.confirmed === true,
    cancelled: ({ output }) => output?.confirmed === false,
  },
});

const startDialog = () => {
  const system = startSystem(reauthenticationMachine, { input: input() });
  return { ...system, snapshot: () => system.actor.getSnapshot() };
};

describe('the reauthentication', () => {
  // Source: docs/specification.md#reauthentication.
  test('starts with the address of the account, and sends the typed credentials', async () => {
    const { actor, calls, perform, snapshot } = startDialog();
    expect(snapshot().context.email).toBe('ada@example.org');
    actor.send(submit());
    expect(calls).toMatchObject([{ id: 'reauthenticate', input: credentials }]);
    await perform(done('reauthenticate'));
    expect(snapshot()).toMatchObject({ status: 'done', output: { confirmed: true } });
  });

  // Source: docs/specification.md#reauthentication.
  test('ends unconfirmed, without a request, when cancelled', () => {
    const { actor, calls, snapshot } = startDialog();
    actor.send({ type: 'reauthentication.cancelled' });
    expect(snapshot()).toMatchObject({ status: 'done', output: { confirmed: false } });
    expect(calls).toEqual([]);
  });

  test('ends unconfirmed when cancelled after a wrong password', async () => {
    const { actor, perform, snapshot } = startDialog();
    actor.send(submit());
    await perform(refused('reauthenticate', 'wrong-password'));
    actor.send({ type: 'reauthentication.cancelled' });
    expect(snapshot().output).toEqual({ confirmed: false });
  });

  // Source: docs/specification.md#reauthentication.
  test.each([
    { email: 'ada', password: 'secret' },
    { email: 'ada@example.org', password: '12345' },
  ])('sends nothing for $email and $password', (given) => {
    const { actor, calls, snapshot } = startDialog();
    actor.send(submit(given));
    expect([snapshot().value, calls]).toEqual(['asking', []]);
  });

  test('ignores another submit and a cancel during the request', () => {
    const { actor, calls, snapshot } = startDialog();
    actor.send(submit());
    actor.send(submit());
    actor.send({ type: 'reauthentication.cancelled' });
    expect(snapshot().value).toBe('checking');
    expect(calls).toHaveLength(1);
  });

  test.each(identityFailures)('keeps the dialog open with %s until the next submit', async (code) => {
    const { actor, perform, snapshot } = startDialog();
    actor.send(submit());
    await perform(refused('reauthenticate', code));
    expect(snapshot()).toMatchObject({ value: 'asking', context: { failure: code } });
    actor.send(submit());
    expect(snapshot()).toMatchObject({ value: 'checking', context: { failure: undefined } });
  });
});
