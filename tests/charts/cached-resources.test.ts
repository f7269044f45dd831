import { describe, expect, test } from 'vitest';
import { failed } from '../support/chart/events.ts';
import { loadingParameters } from '../support/chart/parameters.ts';
import { startSheets, unknownList } from '../support/chart/sheet-list.ts';
import { startSheet, unknown as unknownSheet } from '../support/chart/sheet.ts';

const offline = (id: string) => failed(id, new Error('no network'));

const owners = {
  sheet: async () => {
    const system = startSheet();
    await system.perform(unknownSheet);
    return system;
  },
  sheets: async () => {
    const system = startSheets();
    await system.perform(unknownList);
    return system;
  },
  parameters: async () => loadingParameters(),
};

/** Ids of the readings since the device has answered that it knows nothing, and whether each is awaited. */
const readings = ({ calls }: Pick<Awaited<ReturnType<(typeof owners)['sheet']>>, 'calls'>) =>
  calls.filter(({ id }) => !id.startsWith('restore')).map(({ id, isOpen }) => [id, isOpen()]);

// Source: docs/specification.md#refresh.
describe.each(Object.entries(owners))('a reload of the %s', (_, start) => {
  test('while they are first loaded asks anew: the answer on its way may be stale', async () => {
    const system = await start();
    system.actor.send({ type: 'reload.requested' });
    expect(readings(system)).toEqual([
      ['load', false],
      ['load', true],
    ]);
  });

  test('after a failure does not wait for the retry pause', async () => {
    const system = await start();
    await system.perform(offline('load'));
    system.actor.send({ type: 'reload.requested' });
    expect(readings(system).at(-1)).toEqual(['load', true]);
    expect(system.actor.getSnapshot().hasTag('loading')).toBe(true);
  });

  test('during a retry takes its place', async () => {
    const system = await start();
    await system.perform(offline('load'));
    system.clock.increment(5000);
    expect(readings(system).at(-1)).toEqual(['retry', true]);
    system.actor.send({ type: 'reload.requested' });
    expect(readings(system).slice(-2)).toEqual([
      ['retry', false],
      ['load', true],
    ]);
  });
});
