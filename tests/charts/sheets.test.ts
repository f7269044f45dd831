import { describe, expect, test } from 'vitest';
import { sheetsMachine } from '../../src/machines/sheets/sheets.machine.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { testNow, testToday } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import {
  addedSheet,
  all,
  april,
  listed,
  listOf,
  openSheets,
  removedSheet,
  sheetsInput,
  startSheets,
  unknownList,
  unread,
} from '../support/chart/fixtures/sheet-list.ts';
import { february, january, march } from '../support/chart/fixtures/sheets.ts';
import { testChart } from '../support/chart/test-chart.ts';

testChart(sheetsMachine, {
  inputs: [sheetsInput],
  cases: [
    unknownList,
    unread('restore'),
    { type: 'shown.restored', sheetId: 'february' },
    listOf('restore', march, february),
    listed(march, february),
    listed(),
    listOf('refresh'),
    listOf('refresh', february),
    listOf('retry'),
    listOf('retry', march, february),
    { type: 'sheet.selected', index: 1 },
    { type: 'sheet.changed', id: 'february', changes: { accountBalance: 7 } },
    { type: 'firstSheet.dateChosen', date: april.date },
    addedSheet(april),
    removedSheet('march'),
    removedSheet('february'),
    { type: 'write.observed', write: { kind: 'sheet.remove', sheetId: 'march' } },
    { type: 'write.observed', write: { kind: 'sheet.remove', sheetId: 'february' } },
    { type: 'write.refused', write: { kind: 'sheet.remove', sheetId: 'february' } },
  ],
  project: ({ sheets, index, sheetsAtRequest }) => [sheets.length, index, sheets === sheetsAtRequest],
  when: ({ context: { sheets } }, { type }) => type !== 'sheet.added' || sheets.length < 2,
  invariants: {
    'blank.cache.restoring': ({ children }) => children['restore'] !== undefined,
    'blank.cache.missed': (snapshot) => !snapshot.hasTag('restoring'),
    'blank.server.waiting': (snapshot) => snapshot.hasTag('loading') && snapshot.children['restore'] !== undefined,
    'blank.server.loading': (snapshot) => snapshot.hasTag('loading') && snapshot.children['load'] !== undefined,
    creatingFirst: (snapshot) => snapshot.hasTag('loading') && snapshot.children['createFirstSheet'] !== undefined,
    'loaded.shown.running': ({ context, children }) =>
      context.sheets[context.index] !== undefined && children['sheet'] !== undefined,
    'loaded.list.fresh': ({ tags }) => tags.size === 0,
    'loaded.list.refreshing': ({ children, tags }) => tags.size === 0 && children['refresh'] !== undefined,
    'loaded.list.stale': (snapshot) => snapshot.hasTag('stale') && !snapshot.hasTag('loading'),
    'blank.server.failed': (snapshot) => snapshot.hasTag('failed') && snapshot.can({ type: 'reload.requested' }),
    'blank.server.retrying': (snapshot) => snapshot.hasTag('failed') && snapshot.can({ type: 'reload.requested' }),
  },
});

describe('a cached list', () => {
  // Source: docs/specification.md#device-first.
  test('shows its newest sheet at once, while the server is asked', async () => {
    const { calls, opened, perform, shown, actor } = startSheets();
    expect(calls.map(({ id, input }) => [id, input])).toEqual([
      ['restoreShown', { uid: 'ada' }],
      ['restore', { uid: 'ada' }],
    ]);
    await perform(listOf('restore', march, february));
    expect(shown()).toBe('march');
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(opened()).toMatchObject([{ uid: 'ada', sheet: march, content: undefined }]);
    expect(calls.find(({ id }) => id === 'refresh')?.input).toEqual({ uid: 'ada' });
  });

  test.each([
    ['knows none', unknownList],
    ['stores an empty list', listOf('restore')],
    ['cannot be asked', unread('restore')],
  ])('is read from the server when the device %s', async (_, answer) => {
    const { calls, perform, value } = startSheets();
    await perform(answer);
    expect(value()).toMatchObject({ blank: { server: 'loading' } });
    expect(calls.at(-1)).toMatchObject({ id: 'load', input: { uid: 'ada' } });
  });

  // Source: docs/specification.md#device-first.
  test('is also read from the server when the cache takes longer than 1000 ms', () => {
    const { calls, clock, value } = startSheets();
    clock.increment(999);
    expect(value()).toEqual({ blank: { cache: 'restoring', server: 'waiting' } });
    clock.increment(1);
    expect(value()).toMatchObject({ blank: { server: 'loading' } });
    expect(calls.slice(1).map((call) => call.isOpen())).toEqual([true, true]);
  });
});

// Source: docs/specification.md#sheet-after-reload.
describe('the sheet that the tab showed before a reload', () => {
  const keptFebruary = { type: 'shown.restored', sheetId: 'february' } as const;

  test('is shown first in the cached list and in the list from the server', async () => {
    for (const answer of [listOf('restore', march, february), listed(march, february)]) {
      const { opened, perform, shown } = startSheets();
      await perform(keptFebruary);
      if (answer.type !== listOf('restore').type) await perform(unknownList);
      await perform(answer);
      expect(shown()).toBe('february');
      expect(opened()).toMatchObject([{ sheet: february }]);
    }
  });

  test('is replaced by the newest sheet when it was removed', async () => {
    const { perform, shown } = startSheets();
    await perform(keptFebruary);
    await perform(listOf('restore', march, january));
    expect(shown()).toBe('march');
  });

  test('is not shown again after the user opens another sheet', async () => {
    const { actor, perform, shown } = startSheets();
    await perform(keptFebruary);
    await perform(listOf('restore', march, february, january));
    actor.send({ type: 'sheet.olderRequested' });
    await perform(listOf('refresh', march, february, january));
    expect(shown()).toBe('january');
  });

  test('is stored on the device each time that a sheet is shown', async () => {
    const { actor, storedIds } = await openSheets();
    actor.send({ type: 'sheet.olderRequested' });
    actor.send(removedSheet('february'));
    expect(storedIds).toEqual(['march', 'february', 'march'].map((sheetId) => ({ uid: 'ada', sheetId })));
  });
});

describe('the list of sheets', () => {
  // Source: docs/specification.md#sheet-order.
  test('opens with the newest sheet', async () => {
    const { opened, shown } = await openSheets();
    expect(shown()).toBe('march');
    expect(opened()).toMatchObject([{ uid: 'ada', sheet: march }]);
  });

  // Source: docs/specification.md#sheet-first.
  test('gets a new sheet with the date of today if the list is empty, then loads again', async () => {
    const { calls, perform, shown, value } = startSheets();
    await perform(unknownList);
    await perform(listed());
    const first = {
      id: 'id-1',
      date: testToday,
      order: testNow,
      accountBalance: 0,
      accountProvisionsBalance: 0,
      provisionsPaid: false,
    };
    expect(calls.at(-1)).toMatchObject({ id: 'createFirstSheet', input: { uid: 'ada', sheet: first } });
    await perform(done('createFirstSheet'));
    expect(value()).toMatchObject({ blank: { server: 'loading' } });
    await perform(listed(first));
    expect(shown()).toBe('id-1');
  });

  // Source: docs/specification.md#sheet-navigator.
  test('goes to older and newer sheets, and stops at the first and last sheet', async () => {
    const { actor, opened, shown } = await openSheets();
    actor.send({ type: 'sheet.newerRequested' });
    expect(shown()).toBe('march');
    actor.send({ type: 'sheet.olderRequested' });
    expect(shown()).toBe('february');
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.olderRequested' });
    expect(shown()).toBe('january');
    actor.send({ type: 'sheet.newerRequested' });
    expect(shown()).toBe('february');
    actor.send({ type: 'sheet.currentRequested' });
    actor.send({ type: 'sheet.currentRequested' });
    expect(shown()).toBe('march');
    expect(opened()).toHaveLength(5);
  });

  test('opens the selected sheet, unless it is already shown or does not exist', async () => {
    const { actor, opened, shown } = await openSheets();
    for (const index of [0, 3, -1, 2]) actor.send({ type: 'sheet.selected', index });
    expect(shown()).toBe('january');
    expect(opened()).toMatchObject([{ sheet: march }, { sheet: january }]);
  });

  test('starts again on a reload during a load (stale read)', async () => {
    const { actor, calls, perform, shown } = startSheets();
    await perform(unknownList);
    actor.send({ type: 'reload.requested' });
    expect(calls.slice(2).map((call) => call.isOpen())).toEqual([false, true]);
    await perform(all);
    expect(shown()).toBe('march');
  });

  test('keeps the changed balances of a sheet for its next visit', async () => {
    const { actor, opened } = await openSheets();
    actor.send({ type: 'sheet.changed', id: 'february', changes: { accountBalance: 7 } });
    actor.send({ type: 'sheet.olderRequested' });
    expect(opened().at(-1)).toMatchObject({ sheet: { ...february, accountBalance: 7 } });
  });
});

test('refreshes the shown sheet without restarting it', async () => {
  const { actor, opened, received } = await openSheets();
  actor.send({ type: 'sheet.refreshRequested' });
  expect(received).toEqual([{ id: 'sheet', event: { type: 'reload.requested' } }]);
  expect(opened()).toHaveLength(1);
});

describe.each(['load', 'createFirstSheet'] as const)('a failed %s', (id) => {
  const failing = async () => {
    const system = startSheets();
    await system.perform(unknownList);
    if (id === 'createFirstSheet') await system.perform(listed());
    await system.perform(unread(id));
    return system;
  };

  // Source: docs/specification.md#load-failure.
  test('shows a toast and can be retried', async () => {
    const { actor, perform, shown, toasts } = await failing();
    expect(toasts).toEqual([failure('notice.loadFailed')]);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    await perform({ type: 'reload.requested' });
    await perform(all);
    expect(shown()).toBe('march');
  });

  // Source: docs/specification.md#load-failure.
  test('is retried every 5000 ms without another toast', async () => {
    const { calls, clock, perform, shown, toasts } = await failing();
    const retries = () => calls.filter((call) => call.id === 'retry').length;
    for (const tries of [1, 2]) {
      clock.increment(4999);
      expect(retries()).toBe(tries - 1);
      clock.increment(1);
      expect(retries()).toBe(tries);
      await perform(unread('retry'));
    }
    clock.increment(5000);
    await perform(listOf('retry', march));
    expect(shown()).toBe('march');
    expect(toasts).toHaveLength(1);
  });

  test('creates an empty sheet of today if the loaded list is empty', async () => {
    const { clock, perform, value } = await failing();
    clock.increment(5000);
    await perform(listOf('retry'));
    expect(value()).toBe('creatingFirst');
  });
});
