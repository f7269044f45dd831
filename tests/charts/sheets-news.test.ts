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
  test('is told of each list: of the device, of the server, and after a write', async () => {
    const { actor, perform, told } = startSheets();
    const lists = () => told.map(({ type, sheets }) => [type, sheets]);
    await perform(listOf('restore', march, february));
    expect(lists()).toEqual([['sheets.changed', [march, february]]]);
    await perform(listOf('refresh', april, march, february));
    expect(lists().slice(1)).toEqual([['sheets.changed', [april, march, february]]]);
    actor.send(removal('march'));
    expect(lists().slice(2)).toEqual([['sheets.changed', [april, february]]]);
  });
});

describe('a list that is asked for again', () => {
  test('stays on show with its sheet, which is not opened anew', async () => {
    const { actor, opened, perform, shown } = await refreshing();
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    await perform(listOf('refresh', april, march, february));
    expect(shown()).toBe('march');
    expect(actor.getSnapshot().context).toMatchObject({ index: 1, sheets: [april, march, february] });
    expect(opened()).toHaveLength(1);
  });

  test('gives way to the newest when the sheet on show has gone', async () => {
    const { opened, perform, shown } = await refreshing();
    await perform(listOf('refresh', april, february));
    expect(shown()).toBe('april');
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: undefined });
  });

  test('tells the sheet on show when its own document has changed elsewhere, and only then', async () => {
    const { actor, perform, received } = await refreshing();
    await perform(listOf('refresh', march, { ...february, accountBalance: 7 }, january));
    expect(received).toEqual([]);
    actor.send(reloaded);
    const changed = { ...march, accountBalance: 12.5 };
    await perform(listOf('refresh', changed, february, january));
    expect(received).toEqual([{ id: 'sheet', event: { type: 'sheet.reread', sheet: changed } }]);
  });

  test('stale read: is refreshed again when it was changed meanwhile', async () => {
    const { actor, calls, context, perform } = await refreshing();
    actor.send({ type: 'sheet.changed', id: 'march', changes: { accountBalance: 9 } });
    await perform(listOf('refresh', march, february, january));
    expect(context().sheets[0]).toMatchObject({ accountBalance: 9 });
    expect(calls.filter(({ id }) => id === 'refresh').map((call) => call.isOpen())).toEqual([false, true]);
    await perform(listOf('refresh', { ...march, accountBalance: 9 }, february, january));
    expect(actor.getSnapshot().matches({ loaded: { list: 'fresh' } })).toBe(true);
  });

  test('stale read: does not bring back a sheet that was removed meanwhile', async () => {
    const { actor, context, perform } = await refreshing();
    actor.send({ type: 'sheet.removed', id: 'february' });
    await perform(listOf('refresh', march, february, january));
    expect(context().sheets).toEqual([march, january]);
  });

  test('race: only the answer to the latest request counts', async () => {
    const { actor, calls } = await refreshing();
    actor.send(reloaded);
    expect(calls.filter(({ id }) => id === 'refresh').map((call) => call.isOpen())).toEqual([false, true]);
  });

  test('leaves the sheet to be changed meanwhile', async () => {
    const { actor, perform, shown } = await refreshing();
    actor.send({ type: 'sheet.olderRequested' });
    await perform(listOf('refresh', april, march, february, january));
    expect(shown()).toBe('february');
    expect(actor.getSnapshot().context.index).toBe(2);
  });

  test('leads to an empty sheet for today when there is none any more', async () => {
    const { calls, perform, value } = await refreshing();
    await perform(listOf('refresh'));
    expect(value()).toBe('creatingFirst');
    expect(calls.at(-1)).toMatchObject({ id: 'createFirstSheet', input: { sheet: { date: testToday } } });
  });

  test('is marked as stale when a refresh fails, and retries after 5000 ms', async () => {
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

  test('keeps the lines of a sheet that was created in this tab for as long as it is shown', async () => {
    const { actor, opened, perform } = await openSheets();
    actor.send({ type: 'sheet.added', sheet: april, content: contentOfMarch });
    actor.send(reloaded);
    await perform(listOf('refresh', april, march));
    expect(opened()).toHaveLength(2);
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: contentOfMarch });
  });
});

// Source: docs/specification.md#first-sheet-date.
describe('another date for the only sheet', () => {
  test('asks the workspace to replace it by an empty one', async () => {
    const { actor, perform, told } = await openSheets();
    actor.send(reloaded);
    await perform(listOf('refresh', march));
    actor.send({ type: 'firstSheet.dateChosen', date: april.date });
    expect(told.at(-1)).toMatchObject({
      type: 'sheet.replaced',
      removed: march,
      created: { date: april.date, accountBalance: 0 },
    });
  });

  test('is refused where there are others', async () => {
    const { actor } = await openSheets();
    expect(actor.getSnapshot().can({ type: 'firstSheet.dateChosen', date: april.date })).toBe(false);
  });
});

describe('a write of another tab', () => {
  test('reaches the sheet on show', async () => {
    const { actor, received } = await openSheets();
    const event = observed({ kind: 'provision.delete', sheetId: 'march', id: 'car' });
    actor.send(event);
    expect(received).toEqual([{ id: 'sheet', event }]);
  });

  test('puts a new sheet in its place, and leaves the one on show', async () => {
    const { actor, context, opened, shown } = await openSheets([march, january]);
    actor.send(observed({ kind: 'sheet.create', sheet: february, content: contentOfMarch }));
    actor.send(observed({ kind: 'sheet.create', sheet: april, content: contentOfMarch }));
    expect(context().sheets).toEqual([april, march, february, january]);
    expect([shown(), opened().length]).toEqual(['march', 1]);
  });

  test('changes the balances of a sheet that is not on show, for when it is', async () => {
    const { actor, opened } = await openSheets();
    actor.send(observed({ kind: 'sheet.update', sheetId: 'february', changes: { accountBalance: 7 } }));
    actor.send({ type: 'sheet.olderRequested' });
    expect(opened().at(-1)).toMatchObject({ sheet: { ...february, accountBalance: 7 } });
  });

  test('takes away the sheet on show, and the newest takes its place', async () => {
    const { actor, opened, shown } = await openSheets();
    actor.send({ type: 'sheet.olderRequested' });
    actor.send(removal('february'));
    expect(shown()).toBe('march');
    expect(opened().at(-1)).toMatchObject({ sheet: march });
  });

  test('takes away another sheet, and the one on show stays where it is', async () => {
    const { actor, context, opened, shown } = await openSheets();
    actor.send({ type: 'sheet.olderRequested' });
    actor.send(removal('march'));
    expect([shown(), context().index, opened().length]).toEqual(['february', 0, 2]);
  });

  test('takes away the only sheet: an empty one for today is made', async () => {
    const { actor, calls, perform, shown, value } = await openSheets([march]);
    actor.send(removal('march'));
    expect(value()).toBe('creatingFirst');
    expect(calls.at(-1)).toMatchObject({ id: 'createFirstSheet', input: { uid: 'ada', sheet: { date: testToday } } });
    await perform(done('createFirstSheet'));
    await perform(listOf('load', april));
    expect(shown()).toBe('april');
  });

  test('stale read: is not undone by an older answer', async () => {
    const { actor, context, perform } = await refreshing();
    actor.send(removal('january'));
    await perform(listOf('refresh', march, february, january));
    expect(context().sheets).toEqual([march, february]);
  });
});

test('what the device knew is corrected by the server without a word', async () => {
  const { context, opened, perform, shown, toasts } = startSheets();
  await perform(listOf('restore', march, february));
  await perform(listOf('refresh', april, march));
  expect(context().sheets).toEqual([april, march]);
  expect([shown(), opened().length, toasts]).toEqual(['march', 1, []]);
});
