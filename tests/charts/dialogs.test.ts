import { describe, expect, test } from 'vitest';
import { dialogsMachine } from '../../src/machines/dialogs/dialogs.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const rent = { collection: 'outMonth', id: 'e1', name: 'Rent' } as const;
const bread = { collection: 'outDay', id: 'e2', name: 'Bread' } as const;

testChart(dialogsMachine, {
  inputs: [() => ({ workspace: recordingReceiver().ref })],
  cases: [
    { type: 'deletion.requested', line: rent },
    { type: 'deletion.requested', line: bread },
  ],
  project: ({ line }) => line,
  holds: {
    closed: ({ context }) => context.line === undefined,
    confirmingDeletion: (snapshot) => snapshot.hasTag('dialog:deletion') && snapshot.context.line !== undefined,
  },
});

const asked = () => {
  const workspace = recordingReceiver();
  const { actor } = startSystem(dialogsMachine, { input: { workspace: workspace.ref } });
  actor.send({ type: 'deletion.requested', line: rent });
  return { actor, events: workspace.events };
};

describe('deleting a line', () => {
  test('asks first, then tells the workspace which line goes', () => {
    const { actor, events } = asked();
    expect(events).toEqual([]);
    actor.send({ type: 'deletion.confirmed' });
    expect(events).toEqual([{ type: 'deletion.confirmed', line: rent }]);
  });

  test('leaves everything as it is when the question is cancelled', () => {
    const { actor, events } = asked();
    actor.send({ type: 'dialog.cancelled' });
    actor.send({ type: 'deletion.confirmed' });
    expect(events).toEqual([]);
  });

  test('keeps asking about the first line when another one is asked for', () => {
    const { actor, events } = asked();
    actor.send({ type: 'deletion.requested', line: bread });
    actor.send({ type: 'deletion.confirmed' });
    expect(events).toEqual([{ type: 'deletion.confirmed', line: rent }]);
  });
});
