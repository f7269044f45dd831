import { describe, expect, test } from 'vitest';
import { confirmSignOutMachine } from '../../src/machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { done, failed } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({ uid: 'ada' });
const broken = new Error('no storage');

testChart(confirmSignOutMachine, {
  inputs: [input],
  cases: [done('countWaiting', 0), done('countWaiting', 3)],
  project: ({ waiting }) => waiting > 0,
  invariants: {
    counting: (snapshot) => snapshot.hasTag('busy') && !snapshot.hasTag('dialog:signOut'),
    asking: (snapshot) => snapshot.hasTag('dialog:signOut') && !snapshot.hasTag('busy') && snapshot.context.waiting > 0,
    sending: (snapshot) => snapshot.hasTag('dialog:signOut') && snapshot.hasTag('busy'),
    discarding: (snapshot) => snapshot.hasTag('dialog:signOut') && snapshot.hasTag('busy'),
    nothingLeft: ({ output, tags }) => output?.pendingEdits === 'discard' && tags.size === 0,
    kept: ({ output, tags }) => output?.pendingEdits === 'keep' && tags.size === 0,
    cancelled: ({ output, status, tags }) => status === 'done' && output?.pendingEdits === undefined && tags.size === 0,
  },
});

function startQuestion() {
  const system = startSystem(confirmSignOutMachine, { input: input() });
  const asked = () => system.calls.map(({ id, input: given }) => [id, given]);
  return { ...system, asked, value: () => system.actor.getSnapshot().value };
}

async function asking(waiting = 3) {
  const system = startQuestion();
  await system.perform(done('countWaiting', waiting));
  return system;
}

const ends = (pendingEdits: string | undefined) => ({ status: 'done', output: { pendingEdits } });
const ofAda = (...ids: readonly string[]) => ids.map((id) => [id, { uid: 'ada' }]);

describe('signing out', () => {
  // Source: docs/specification.md#sign-out-waiting.
  test('asks no question without pending edits', async () => {
    const { actor, asked } = await asking(0);
    expect(actor.getSnapshot()).toMatchObject(ends('discard'));
    expect(asked()).toEqual(ofAda('countWaiting'));
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('asks what to do with pending edits, and does not change them before the answer', async () => {
    const { actor, asked } = await asking();
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { waiting: 3 } });
    expect(asked()).toEqual(ofAda('countWaiting'));
  });

  test('keeps the edits when they cannot be counted', async () => {
    const { actor, asked, perform } = startQuestion();
    await perform(failed('countWaiting', broken));
    expect(actor.getSnapshot()).toMatchObject(ends('keep'));
    expect(asked()).toEqual(ofAda('countWaiting'));
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('can be cancelled', async () => {
    const { actor, asked } = await asking();
    actor.send({ type: 'signOut.cancelled' });
    expect(actor.getSnapshot()).toMatchObject(ends(undefined));
    expect(asked()).toEqual(ofAda('countWaiting'));
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('keeps pending edits on the device when the user chooses so', async () => {
    const { actor, asked } = await asking();
    actor.send({ type: 'keeping.chosen' });
    expect(actor.getSnapshot()).toMatchObject(ends('keep'));
    expect(asked()).toEqual(ofAda('countWaiting'));
  });
});

const sending = async () => {
  const system = await asking();
  system.actor.send({ type: 'sending.chosen' });
  return system;
};

describe('sending pending edits first', () => {
  // Source: docs/specification.md#sign-out-waiting.
  test('clears the device when all edits are sent', async () => {
    const { actor, asked, perform, value } = await sending();
    expect(value()).toBe('sending');
    await perform(done('waitUntilSent'));
    await perform(done('countWaiting', 0));
    expect(actor.getSnapshot()).toMatchObject(ends('discard'));
    expect(asked()).toEqual(ofAda('countWaiting', 'waitUntilSent', 'countWaiting'));
  });

  test('asks again when edits remain, such as refused ones', async () => {
    const { actor, perform } = await sending();
    await perform(done('waitUntilSent'));
    await perform(done('countWaiting', 1));
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { waiting: 1 } });
  });

  test('asks again when waiting fails', async () => {
    const { perform, value } = await sending();
    await perform(failed('waitUntilSent', broken));
    expect(value()).toBe('asking');
  });

  test.each([
    ['keeping.chosen', 'keep'],
    ['signOut.cancelled', undefined],
  ] as const)('stops the sign-out on %s', async (type, pendingEdits) => {
    const { actor, calls } = await sending();
    actor.send({ type });
    expect(actor.getSnapshot()).toMatchObject(ends(pendingEdits));
    expect(calls.some((call) => call.isOpen())).toBe(false);
  });

  test('does not discard edits while they are sent', async () => {
    const { actor, asked, value } = await sending();
    actor.send({ type: 'discarding.chosen' });
    expect(value()).toBe('sending');
    expect(asked()).toEqual(ofAda('countWaiting', 'waitUntilSent'));
  });
});

const discarding = async () => {
  const system = await asking();
  system.actor.send({ type: 'discarding.chosen' });
  return system;
};

describe('discarding pending edits', () => {
  // Source: docs/specification.md#sign-out-waiting.
  test('clears the device only after the edits are removed', async () => {
    const { actor, asked, perform, value } = await discarding();
    expect(value()).toBe('discarding');
    actor.send({ type: 'signOut.cancelled' });
    expect(value()).toBe('discarding');
    await perform(done('discardWaiting'));
    expect(actor.getSnapshot()).toMatchObject(ends('discard'));
    expect(asked()).toEqual(ofAda('countWaiting', 'discardWaiting'));
  });

  test('asks again when the edits cannot be removed', async () => {
    const { actor, perform } = await discarding();
    await perform(failed('discardWaiting', broken));
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking' });
  });
});
