import { describe, expect, test } from 'vitest';
import { done, failed } from '../support/chart/events.ts';
import { known as knownParameters, loadingParameters, startParameters } from '../support/chart/fixtures/parameters.ts';
import { listOf, startSheets, unknownList } from '../support/chart/fixtures/sheet-list.ts';
import { known as knownSheet, startSheet, unknown as unknownSheet } from '../support/chart/fixtures/sheet.ts';
import { march } from '../support/chart/fixtures/sheets.ts';

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

/** The requests to the server, and whether each is pending. */
const readings = ({ calls }: Pick<Awaited<ReturnType<(typeof owners)['sheet']>>, 'calls'>) =>
  calls.filter(({ id }) => !id.startsWith('restore')).map(({ id, isOpen }) => [id, isOpen()]);

const slow = {
  sheet: { start: startSheet, answer: knownSheet },
  sheets: { start: startSheets, answer: listOf('restore', march) },
  parameters: { start: startParameters, answer: knownParameters },
};

// Source: docs/specification.md#device-first.
describe.each(Object.entries(slow))('the cached %s of a slow device', (_, { start, answer }) => {
  test.each([
    ['while the server hangs', []],
    ['after the server has failed', [offline('load')]],
    ['while the server is asked again', [offline('load'), 'retryDelay']],
  ] as const)('is shown when it arrives late, %s', async (__, steps) => {
    const { actor, calls, clock, perform } = start();
    clock.increment(1000);
    for (const step of steps) {
      if (step === 'retryDelay') clock.increment(5000);
      else await perform(step);
    }
    await perform(answer);
    expect(['loading', 'failed'].filter((tag) => actor.getSnapshot().tags.has(tag))).toEqual([]);
    expect(calls.filter(({ isOpen }) => isOpen()).map(({ id }) => id)).toContain('refresh');
  });

  test('is ignored when it is empty or cannot be read', async () => {
    for (const nothing of [done('restore', undefined), offline('restore')]) {
      const { actor, clock, perform } = start();
      clock.increment(1000);
      await perform(nothing);
      expect(actor.getSnapshot()).toMatchObject({ status: 'active' });
      expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    }
  });
});

// Source: docs/specification.md#refresh.
describe.each(Object.entries(owners))('a reload of the %s', (_, start) => {
  test('asks again during the first load, because the pending response may be stale', async () => {
    const system = await start();
    system.actor.send({ type: 'reload.requested' });
    expect(readings(system)).toEqual([
      ['load', false],
      ['load', true],
    ]);
  });

  test('skips the pause before the retry after a failure', async () => {
    const system = await start();
    await system.perform(offline('load'));
    system.actor.send({ type: 'reload.requested' });
    expect(readings(system).at(-1)).toEqual(['load', true]);
    expect(system.actor.getSnapshot().hasTag('loading')).toBe(true);
  });

  test('replaces a pending retry', async () => {
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
