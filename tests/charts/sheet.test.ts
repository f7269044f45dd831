import { describe, expect, test } from 'vitest';
import { sheetMachine } from '../../src/machines/sheet/sheet.machine.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import {
  added,
  known,
  loaded,
  loadedSheet,
  createdHere,
  notLoaded,
  notRefreshed,
  refreshed,
  refreshingSheet,
  sheetInput,
  startSheet,
  unknown,
  withoutBread,
} from '../support/chart/fixtures/sheet.ts';
import { contentOfMarch, march, provisionDraft } from '../support/chart/fixtures/sheets.ts';
import { testChart } from '../support/chart/test-chart.ts';

/** Without content, the sheet only handles its own effects. */
const isReading = (type: string): boolean => type.startsWith('xstate.') || type === 'reload.requested';

testChart(sheetMachine, {
  inputs: [sheetInput, createdHere],
  cases: [
    known,
    unknown,
    failed('restore', new Error('no storage')),
    loaded,
    refreshed,
    done('refresh', contentOfMarch),
    done('retry', contentOfMarch),
    added('outDay'),
    added('in'),
    { type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { name: 'Rolls' } },
    { type: 'entry.removed', collection: 'outDay', id: 'bread' },
    { type: 'entry.moved', collection: 'outDay', id: 'bread', sheetId: 'february' },
    {
      type: 'lines.edited',
      edits: [
        { type: 'entry.removed', collection: 'outDay', id: 'bread' },
        { type: 'provision.removed', id: 'car' },
      ],
    },
    { type: 'provision.added', draft: provisionDraft },
    { type: 'provision.changed', id: 'car', changes: { price: 1300 } },
    { type: 'provision.removed', id: 'car' },
    { type: 'sheet.changed', changes: { accountBalance: 99 } },
    { type: 'sheet.reread', sheet: march },
    {
      type: 'write.observed',
      write: { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' },
    },
    {
      type: 'write.refused',
      write: { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' },
    },
  ],
  project: ({ content, sheet, localEdits, openFields }) => [
    content !== undefined,
    sheet.id,
    localEdits.length > 0,
    openFields,
  ],
  when: ({ context: { openFields, localEdits, content } }, { type }) =>
    (content !== undefined || isReading(type)) &&
    (type !== 'field.opened' || openFields < 2) &&
    // The loading message does not change other behaviour.
    (openFields + localEdits.length === 0 || !/^(?:row|ticking|followUp)\./.test(type)) &&
    (openFields === 0 || !/^(?:entry|provision|lines)\.|^sheet\.changed/.test(type)),
  invariants: {
    'blank.cache.restoring': ({ children }) => children['restore'] !== undefined,
    'blank.cache.missed': (snapshot) => !snapshot.hasTag('restoring'),
    'blank.server.waiting': (snapshot) => snapshot.hasTag('loading') && snapshot.context.content === undefined,
    'blank.server.loading': (snapshot) => snapshot.hasTag('loading') && snapshot.context.content === undefined,
    'blank.server.failed': (snapshot) => snapshot.hasTag('failed') && snapshot.context.content === undefined,
    'blank.server.retrying': (snapshot) => snapshot.hasTag('failed') && !snapshot.hasTag('loading'),
    'loaded.justLoaded': (snapshot) => snapshot.hasTag('loading') && snapshot.context.content !== undefined,
    'loaded.refreshing': (snapshot) => snapshot.tags.size === 0 && snapshot.context.content !== undefined,
    'loaded.refreshDeferred': (snapshot) => snapshot.tags.size === 0 && snapshot.context.openFields > 0,
    'loaded.stale': (snapshot) => snapshot.hasTag('stale') && snapshot.context.content !== undefined,
    'loaded.fresh': (snapshot) => snapshot.tags.size === 0 && snapshot.context.content !== undefined,
  },
});

const ofMarch = (...ids: readonly string[]) => ids.map((id) => [id, { uid: 'ada', sheetId: 'march' }]);

describe('a cached sheet', () => {
  // Source: docs/specification.md#device-first.
  test('is shown without a message from the cache while the server is asked', async () => {
    const { actor, calls, content, perform } = startSheet();
    await perform(known);
    expect(content()).toEqual(contentOfMarch);
    expect(actor.getSnapshot().tags.size).toBe(0);
    expect(calls.map(({ id, input }) => [id, input])).toEqual(ofMarch('restore', 'refresh'));
    await perform(refreshed);
    expect(content()).toEqual(withoutBread);
  });

  test('keeps an edit that is made before the server responds', async () => {
    const { actor, asked, content, perform, sentToWorkspace } = startSheet();
    await perform(known);
    actor.send({ type: 'provision.removed', id: 'car' });
    expect(sentToWorkspace).toHaveLength(1);
    await perform(refreshed);
    expect(content()?.provisions).toEqual([]);
    expect(asked()).toEqual(['restore', 'refresh', 'refresh']);
  });
});

describe('an uncached sheet', () => {
  test.each([
    ['says so', unknown],
    ['cannot be asked', failed('restore', new Error('no storage'))],
  ])('is read from the server when the device %s', async (_, answer) => {
    const { actor, calls, content, perform } = startSheet();
    await perform(answer);
    expect(calls.map(({ id, input }) => [id, input])).toEqual(ofMarch('restore', 'load'));
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    await perform(loaded);
    expect(content()).toEqual(contentOfMarch);
  });

  // Source: docs/specification.md#device-first.
  test('is also read from the server when the cache takes longer than 1000 ms', () => {
    const { asked, calls, clock } = startSheet();
    clock.increment(999);
    expect(asked()).toEqual(['restore']);
    clock.increment(1);
    expect(calls.map((call) => [call.id, call.isOpen()])).toEqual([
      ['restore', true],
      ['load', true],
    ]);
  });

  // Source: docs/specification.md#loading-message.
  test('is shown at once, and shows the loading message for another 500 ms', async () => {
    const { actor, clock, content, perform } = startSheet();
    await perform(unknown);
    await perform(loaded);
    expect(content()).toEqual(contentOfMarch);
    clock.increment(499);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  });
});

const failedSheet = async () => {
  const system = startSheet();
  await system.perform(unknown);
  await system.perform(notLoaded);
  return system;
};

describe('a sheet that could not be loaded', () => {
  // Source: docs/specification.md#load-failure.
  test('shows a toast, clears the loading message and can be retried', async () => {
    const { actor, asked, content, perform, toasts } = await failedSheet();
    expect(toasts).toEqual([failure('notice.loadFailed')]);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    await perform({ type: 'reload.requested' });
    expect(asked()).toEqual(['restore', 'load', 'load']);
    await perform(loaded);
    expect(content()).toEqual(contentOfMarch);
  });

  // Source: docs/specification.md#load-failure.
  test('is retried every 5000 ms without another toast', async () => {
    const { actor, asked, clock, content, perform, toasts } = await failedSheet();
    for (const tries of [1, 2]) {
      clock.increment(4999);
      expect(asked().filter((id) => id === 'retry')).toHaveLength(tries - 1);
      clock.increment(1);
      expect(actor.getSnapshot().hasTag('failed')).toBe(true);
      await perform(failed('retry', new Error('no network')));
    }
    clock.increment(5000);
    await perform(done('retry', contentOfMarch));
    expect(content()).toEqual(contentOfMarch);
    expect(actor.getSnapshot().hasTag('failed')).toBe(false);
    expect(toasts).toHaveLength(1);
  });
});

describe('a sheet created in this tab', () => {
  test('is not loaded, and can be edited at once', () => {
    const { actor, calls, content, sentToWorkspace } = startSheet(createdHere);
    expect(calls).toEqual([]);
    expect(content()).toEqual(contentOfMarch);
    actor.send({ type: 'entry.removed', collection: 'outDay', id: 'bread' });
    expect(sentToWorkspace).toMatchObject([{ type: 'write.requested', write: { kind: 'entry.delete', id: 'bread' } }]);
  });

  test('shows the loading message for 500 ms', () => {
    const { actor, clock } = startSheet(createdHere);
    clock.increment(499);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  });
});

describe('a sheet during a refresh', () => {
  test('stays shown, then shows the lines of the response', async () => {
    const { calls, content, perform } = await refreshingSheet();
    expect(calls.map(({ id, input }) => [id, input])).toEqual(ofMarch('refresh'));
    expect(content()).toEqual(contentOfMarch);
    await perform(refreshed);
    expect(content()).toEqual(withoutBread);
  });

  test('is refreshed again if the user edited it meanwhile (stale read)', async () => {
    const { actor, calls, content, perform, sentToWorkspace } = await refreshingSheet();
    actor.send({ type: 'provision.removed', id: 'car' });
    expect(content()?.provisions).toEqual([]);
    expect(sentToWorkspace).toHaveLength(1);
    await perform(refreshed);
    expect(content()?.provisions).toEqual([]);
    expect(calls).toHaveLength(2);
    await perform(done('refresh', { ...withoutBread, provisions: [] }));
    expect(content()).toEqual({ ...withoutBread, provisions: [] });
    expect(actor.getSnapshot().value).toEqual({ loaded: 'fresh' });
  });

  // Source: docs/specification.md#load-failure.
  test('is marked as stale when the refresh fails, and retried after 5000 ms', async () => {
    const { actor, asked, clock, content, perform, toasts } = await refreshingSheet();
    await perform(notRefreshed);
    expect(toasts).toEqual([]);
    expect(content()).toEqual(contentOfMarch);
    expect(actor.getSnapshot().hasTag('stale')).toBe(true);
    clock.increment(4999);
    expect(asked()).toHaveLength(1);
    clock.increment(1);
    expect(asked()).toHaveLength(2);
    await perform(refreshed);
    expect(content()).toEqual(withoutBread);
    expect(actor.getSnapshot().hasTag('stale')).toBe(false);
  });

  test('can be reloaded while it is stale', async () => {
    const { actor, asked, perform } = await refreshingSheet();
    await perform(notRefreshed);
    actor.send({ type: 'reload.requested' });
    expect(asked()).toHaveLength(2);
  });

  test('only uses the response to the latest request (race)', async () => {
    const { actor, calls } = await refreshingSheet();
    actor.send({ type: 'reload.requested' });
    expect(calls.map((call) => call.isOpen())).toEqual([false, true]);
  });
});

// Source: docs/specification.md#unpaid-only.
test('keeps a ticked entry visible until no entry is ticked for two seconds', async () => {
  const { actor, perform, clock } = await loadedSheet();
  const justPaid = () => actor.getSnapshot().context.justPaid;
  const tick = (id: string, paid: boolean) =>
    perform({ type: 'entry.changed', collection: 'outMonth', id, changes: { paid } });
  await tick('bread', true);
  clock.increment(1999);
  await tick('rent', true);
  clock.increment(1999);
  expect(justPaid()).toEqual(['bread', 'rent']);
  clock.increment(1);
  expect(justPaid()).toEqual([]);
  await tick('rent', false);
  expect(justPaid()).toEqual([]);
});
