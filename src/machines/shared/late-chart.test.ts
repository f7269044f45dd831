import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { lateChart } from './late-chart.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { opened: 'open' } }, open: {} },
});

test('a chart that comes late runs as the one that has come', () => {
  const { chart, arrive } = lateChart<typeof door>('door');
  const owner = createMachine({ invoke: { id: 'door', src: chart } });
  arrive(door);
  const actor = createActor(owner).start();
  const child = actor.getSnapshot().children['door'];
  child?.send({ type: 'opened' });
  expect(child?.getSnapshot()).toMatchObject({ value: 'open', machine: { id: 'door' } });
});

test('one that has not come yet fails with the name of who is missing', () => {
  const { chart } = lateChart<typeof door>('door');
  const owner = createActor(createMachine({ invoke: { id: 'door', src: chart } }));
  const failures: unknown[] = [];
  owner.subscribe({ error: (error) => failures.push(error) });
  owner.start();
  expect(failures).toEqual([new Error('Actor `door` must be provided.')]);
});
