import { describe, expect, test } from 'vitest';
import { defaultParameters, type Parameters } from '../../src/domain/parameters.ts';
import { parametersMachine } from '../../src/machines/parameters/parameters.machine.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const stored: Parameters = { ...defaultParameters, operations: ['Bread', 'Rent'], blockClosed: ['outMonth'] };
const loaded = done('loadParameters', stored);
const used = (name: string) => ({ type: 'operation.used', name }) as const;
const update = (changes: Partial<Parameters>) => ({
  type: 'write.requested',
  write: { kind: 'parameters.update', changes },
});

testChart(parametersMachine, {
  inputs: [() => ({ uid: 'ada', workspace: recordingReceiver().ref })],
  cases: [loaded, used('taxi'), { type: 'block.toggled', block: 'in' }],
  project: ({ parameters, usedNames }) => [parameters, usedNames],
  when: ({ context }, { type }) => type !== 'operation.used' || context.usedNames.length < 2,
  holds: {
    loading: (snapshot) => snapshot.hasTag('loading'),
    ready: ({ context, tags }) => context.usedNames.length === 0 && tags.size === 0,
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.can({ type: 'parameters.reloadRequested' }),
  },
});

function startParameters() {
  const workspace = recordingReceiver();
  const system = startSystem(parametersMachine, { input: { uid: 'ada', workspace: workspace.ref } });
  return { ...system, told: workspace.events, parameters: () => system.actor.getSnapshot().context.parameters };
}

describe('the parameters', () => {
  test('are those of the person signed in', async () => {
    const { calls, parameters, perform, told } = startParameters();
    expect(calls.map(({ id, input }) => [id, input])).toEqual([['loadParameters', { uid: 'ada' }]]);
    await perform(loaded);
    expect(parameters()).toEqual(stored);
    expect(told).toEqual([]);
  });

  test('are never saved before they were loaded; names used meanwhile join afterwards', async () => {
    const { actor, parameters, perform, told } = startParameters();
    actor.send(used('taxi'));
    actor.send(used('bread'));
    actor.send({ type: 'block.toggled', block: 'in' });
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(told).toEqual([]);
    await perform(loaded);
    expect(told).toEqual([update({ operations: ['Bread', 'Rent', 'Taxi'] })]);
    expect(parameters()).toEqual({ ...stored, operations: ['Bread', 'Rent', 'Taxi'] });
  });

  test('report a failed load, save nothing, and keep the used names for the next try', async () => {
    const { actor, perform, toasts, told } = startParameters();
    actor.send(used('taxi'));
    await perform(failed('loadParameters', new Error('no network')));
    expect(toasts).toEqual([failure('toast.loadFailed')]);
    actor.send(used('cinema'));
    actor.send({ type: 'block.toggled', block: 'in' });
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(told).toEqual([]);
    actor.send({ type: 'parameters.reloadRequested' });
    await perform(loaded);
    expect(told).toEqual([update({ operations: ['Bread', 'Cinema', 'Rent', 'Taxi'] })]);
  });

  test('are asked for again by themselves 5000 ms after a failure, until they come', async () => {
    const { calls, clock, parameters, perform } = startParameters();
    for (const tries of [1, 2, 3]) {
      expect(calls).toHaveLength(tries);
      await perform(failed('loadParameters', new Error('no network')));
      clock.increment(4999);
      expect(calls).toHaveLength(tries);
      clock.increment(1);
    }
    await perform(loaded);
    expect(parameters()).toEqual(stored);
  });

  test('save a new name with the full list, and a known one not at all', async () => {
    const { actor, perform, told } = startParameters();
    await perform(loaded);
    actor.send(used(' rent '));
    actor.send(used('taxi'));
    actor.send(used('Taxi'));
    expect(told).toEqual([update({ operations: ['Bread', 'Rent', 'Taxi'] })]);
  });

  test('save which blocks are closed, each time one is toggled', async () => {
    const { actor, parameters, perform, told } = startParameters();
    await perform(loaded);
    actor.send({ type: 'block.toggled', block: 'in' });
    actor.send({ type: 'block.toggled', block: 'outMonth' });
    expect(told).toEqual([update({ blockClosed: ['outMonth', 'in'] }), update({ blockClosed: ['in'] })]);
    expect(parameters().blockClosed).toEqual(['in']);
  });

  test('save whether only unpaid lines are shown', async () => {
    const { actor, parameters, perform, told } = startParameters();
    await perform(loaded);
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(parameters().showOnlyNotPaid).toBe(true);
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(parameters().showOnlyNotPaid).toBe(false);
    expect(told).toEqual([update({ showOnlyNotPaid: true }), update({ showOnlyNotPaid: false })]);
  });
});
