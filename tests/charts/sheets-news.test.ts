import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/sync/writes.ts';
import { testToday } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import { april, listOf, openSheets, startSheets, unread } from '../support/chart/fixtures/sheet-list.ts';
import { contentOfMarch, february, january, march } from '../support/chart/fixtures/sheets.ts';

const reloaded = { type: 'reload.requested' } as const;
const observed = (write: Write) => ({ type: 'write.observed', write }) as const;
const removal = (sheetId: string) => observed({ kind: 'sheet.remove', sheetId });

const refreshing = async () => {
  const system = await openSheets();
  system.actor.send(reloaded);
  return system;
};

describe('the workspace', () => {
  test('receives each list from the cache, from the server, and after a write', async () => {
    const { actor, perform, sentToWorkspace } = startSheets();
    const lists = () => sentToWorkspace.map(({ type, sheets }) => [type, sheets]);
    await perform(listOf('restore', march, february));
    expect(lists()).toEqual([['sheets.changed', [march, february]]]);
    await perform(listOf('refresh', april, march, february));
    expect(lists().slice(1)).toEqual([['sheets.changed', [april, march, february]]]);
    actor.send(removal('march'));
    expect(lists().slice(2)).toEqual([['sheets.changed', [april, february]]]);
  });
});

describe('a refreshed list', () => {
  test('keeps the shown sheet without a restart', async () => {
    const { actor, opened, perform, shown } = await refreshing();
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    await perform(listOf('refresh', april, march, february));
    expect(shown()).toBe('march');
    expect(actor.getSnapshot().context).toMatchObject({ index: 1, sheets: [april, march, february] });
    expect(opened()).toHaveLength(1);
  });

  test('shows the newest sheet when the shown sheet was removed', async () => {
    const { opened, perform, shown } = await refreshing();
    await perform(listOf('refresh', april, february));
    expect(shown()).toBe('april');
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: undefined });
  });

  test('updates the shown sheet only when its document has changed', async () => {
    const { actor, perform, received } = await refreshing();
    await perform(listOf('refresh', march, { ...february, accountBalance: 7 }, january));
    expect(received).toEqual([]);
    actor.send(reloaded);
    const changed = { ...march, accountBalance: 12.5 };
    await perform(listOf('refresh', changed, february, january));
    expect(received).toEqual([{ id: 'sheet', event: { type: 'sheet.reread', sheet: changed } }]);
  });

  test('is refreshed again if it was changed meanwhile (stale read)', async () => {
    const { actor, calls, context, perform } = await refreshing();
    actor.send({ type: 'sheet.changed', id: 'march', changes: { accountBalance: 9 } });
    await perform(listOf('refresh', march, february, january));
    expect(context().sheets[0]).toMatchObject({ accountBalance: 9 });
    expect(calls.filter(({ id }) => id === 'refresh').map((call) => call.isOpen())).toEqual([false, true]);
    await perform(listOf('refresh', { ...march, accountBalance: 9 }, february, january));
    expect(actor.getSnapshot().matches({ loaded: { list: 'fresh' } })).toBe(true);
  });

  test('does not bring back a sheet that was removed meanwhile (stale read)', async () => {
    const { actor, context, perform } = await refreshing();
    actor.send({ type: 'sheet.removed', id: 'february' });
    await perform(listOf('refresh', march, february, january));
    expect(context().sheets).toEqual([march, january]);
  });

  test('only uses the response to the latest request (race)', async () => {
    const { actor, calls } = await refreshing();
    actor.send(reloaded);
    expect(calls.filter(({ id }) => id === 'refresh').map((call) => call.isOpen())).toEqual([false, true]);
  });

  test('lets the user change sheets meanwhile', async () => {
    const { actor, perform, shown } = await refreshing();
    actor.send({ type: 'sheet.olderRequested' });
    await perform(listOf('refresh', april, march, february, january));
    expect(shown()).toBe('february');
    expect(actor.getSnapshot().context.index).toBe(2);
  });

  test('creates an empty sheet of today if the list is empty', async () => {
    const { calls, perform, value } = await refreshing();
    await perform(listOf('refresh'));
    expect(value()).toBe('creatingFirst');
    expect(calls.at(-1)).toMatchObject({ id: 'createFirstSheet', input: { sheet: { date: testToday } } });
  });

  test('is marked as stale when the refresh fails, and retried after 5000 ms', async () => {
    const { actor, calls, clock, context, perform, toasts } = await refreshing();
    await perform(unread('refresh'));
    expect(context().sheets).toEqual([march, february, january]);
    expect([actor.getSnapshot().hasTag('stale'), toasts]).toEqual([true, []]);
    const reads = () => calls.filter(({ id }) => id === 'refresh').length;
    clock.increment(4999);
    expect(reads()).toBe(1);
    clock.increment(1);
    expect(reads()).toBe(2);
    await perform(listOf('refresh', march));
    expect(actor.getSnapshot().hasTag('stale')).toBe(false);
  });

  test('can be reloaded while it is stale', async () => {
    const { actor, calls, perform } = await refreshing();
    await perform(unread('refresh'));
    actor.send(reloaded);
    expect(calls.at(-1)).toMatchObject({ id: 'refresh' });
  });

  test('keeps the lines of a sheet created in this tab while it is shown', async () => {
    const { actor, opened, perform } = await openSheets();
    actor.send({ type: 'sheet.added', sheet: april, content: contentOfMarch });
    actor.send(reloaded);
    await perform(listOf('refresh', april, march));
    expect(opened()).toHaveLength(2);
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: contentOfMarch });
  });
});

// Source: docs/specification.md#first-sheet-date.
describe('a new date for the only sheet', () => {
  test('replaces the sheet by an empty sheet', async () => {
    const { actor, perform, sentToWorkspace } = await openSheets();
    actor.send(reloaded);
    await perform(listOf('refresh', march));
    actor.send({ type: 'firstSheet.dateChosen', date: april.date });
    expect(sentToWorkspace.at(-1)).toMatchObject({
      type: 'sheet.replaced',
      removed: march,
      created: { date: april.date, accountBalance: 0 },
    });
  });

  test('is refused when other sheets exist', async () => {
    const { actor } = await openSheets();
    expect(actor.getSnapshot().can({ type: 'firstSheet.dateChosen', date: april.date })).toBe(false);
  });
});

describe('a write of another tab', () => {
  test('reaches the shown sheet', async () => {
    const { actor, received } = await openSheets();
    const event = observed({ kind: 'provision.delete', sheetId: 'march', id: 'car' });
    actor.send(event);
    expect(received).toEqual([{ id: 'sheet', event }]);
  });

  test('inserts a new sheet, and keeps the shown sheet', async () => {
    const { actor, context, opened, shown } = await openSheets([march, january]);
    actor.send(observed({ kind: 'sheet.create', sheet: february, content: contentOfMarch }));
    actor.send(observed({ kind: 'sheet.create', sheet: april, content: contentOfMarch }));
    expect(context().sheets).toEqual([april, march, february, january]);
    expect([shown(), opened().length]).toEqual(['march', 1]);
  });

  test('changes the balances of a sheet that is not shown', async () => {
    const { actor, opened } = await openSheets();
    actor.send(observed({ kind: 'sheet.update', sheetId: 'february', changes: { accountBalance: 7 } }));
    actor.send({ type: 'sheet.olderRequested' });
    expect(opened().at(-1)).toMatchObject({ sheet: { ...february, accountBalance: 7 } });
  });

  test('removes the shown sheet, and shows the newest sheet', async () => {
    const { actor, opened, shown } = await openSheets();
    actor.send({ type: 'sheet.olderRequested' });
    actor.send(removal('february'));
    expect(shown()).toBe('march');
    expect(opened().at(-1)).toMatchObject({ sheet: march });
  });

  test('removes another sheet, and keeps the shown sheet', async () => {
    const { actor, context, opened, shown } = await openSheets();
    actor.send({ type: 'sheet.olderRequested' });
    actor.send(removal('march'));
    expect([shown(), context().index, opened().length]).toEqual(['february', 0, 2]);
  });

  test('removes the only sheet, and creates an empty sheet of today', async () => {
    const { actor, calls, perform, shown, value } = await openSheets([march]);
    actor.send(removal('march'));
    expect(value()).toBe('creatingFirst');
    expect(calls.at(-1)).toMatchObject({ id: 'createFirstSheet', input: { uid: 'ada', sheet: { date: testToday } } });
    await perform(done('createFirstSheet'));
    await perform(listOf('load', april));
    expect(shown()).toBe('april');
  });

  test('stays shown after an older response (stale read)', async () => {
    const { actor, context, perform } = await refreshing();
    actor.send(removal('january'));
    await perform(listOf('refresh', march, february, january));
    expect(context().sheets).toEqual([march, february]);
  });
});

test('corrects the cached list from the server without a toast', async () => {
  const { context, opened, perform, shown, toasts } = startSheets();
  await perform(listOf('restore', march, february));
  await perform(listOf('refresh', april, march));
  expect(context().sheets).toEqual([april, march]);
  expect([shown(), opened().length, toasts]).toEqual(['march', 1, []]);
});
