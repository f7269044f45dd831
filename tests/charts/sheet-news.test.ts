import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/sync/writes.ts';
import { info } from '../../src/machines/toaster/toast.ts';
import { done } from '../support/chart/events.ts';
import {
  notRefreshed,
  refreshed,
  refreshingSheet,
  startSheet,
  unknown,
  loaded,
  loadedSheet,
  withoutBread,
} from '../support/chart/fixtures/sheet.ts';
import { contentOfMarch, march } from '../support/chart/fixtures/sheets.ts';

const opened = { type: 'field.opened' } as const;
const closed = { type: 'field.closed' } as const;
const removal: Write = { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' };
const observed = (write: Write) => ({ type: 'write.observed', write }) as const;

describe('a write of another tab', () => {
  // Source: docs/specification.md#tabs.
  test('is shown at once and is not sent again', async () => {
    const { actor, content, sentToWorkspace } = await loadedSheet();
    actor.send(observed(removal));
    expect(content()).toEqual(withoutBread);
    expect(sentToWorkspace).toEqual([]);
  });

  test('changes the balances without an event to the list', async () => {
    const { actor, sentToSheets } = await loadedSheet();
    actor.send(observed({ kind: 'sheet.update', sheetId: 'march', changes: { accountBalance: 7 } }));
    expect(actor.getSnapshot().context.sheet).toEqual({ ...march, accountBalance: 7 });
    expect(sentToSheets).toEqual([]);
  });

  test.each<Write>([
    { ...removal, sheetId: 'february' },
    { kind: 'sheet.update', sheetId: 'february', changes: { accountBalance: 7 } },
    { kind: 'parameters.update', changes: { darkTheme: true } },
  ])('changes nothing if the write concerns another document', async (write) => {
    const { actor, content } = await loadedSheet();
    actor.send(observed(write));
    expect(content()).toBe(contentOfMarch);
    expect(actor.getSnapshot().context.sheet).toBe(march);
  });

  test('stays shown after an older response (stale read)', async () => {
    const { actor, asked, content, perform } = await refreshingSheet();
    actor.send(observed({ kind: 'provision.delete', sheetId: 'march', id: 'car' }));
    await perform(refreshed);
    expect(content()).toEqual({ ...contentOfMarch, provisions: [] });
    expect(asked()).toEqual(['refresh', 'refresh']);
  });

  test('keeps the reference of equal lines, so that React does not render them again', async () => {
    const { content, perform } = await refreshingSheet();
    await perform(done('refresh', structuredClone(contentOfMarch)));
    expect(content()).toBe(contentOfMarch);
  });

  test('updates the balances when the list has read the document again', () => {
    const { actor, sentToSheets } = startSheet();
    actor.send({ type: 'sheet.reread', sheet: { ...march, accountBalance: 12 } });
    expect(actor.getSnapshot().context.sheet.accountBalance).toBe(12);
    expect(sentToSheets).toEqual([]);
  });
});

describe('while a field of a line is open', () => {
  // Source: docs/specification.md#refresh-while-typing.
  test('defers the write of another tab until the field closes, then loads from the server', async () => {
    const { actor, asked, content, perform } = await loadedSheet();
    actor.send(opened);
    actor.send(observed(removal));
    expect(content()).toBe(contentOfMarch);
    expect(asked().at(-1)).toBe('load');
    actor.send(closed);
    expect(asked().at(-1)).toBe('refresh');
    await perform(refreshed);
    expect(content()).toEqual(withoutBread);
  });

  // Source: docs/specification.md#refresh-while-typing.
  test('defers the response of a refresh until the field closes, then refreshes again', async () => {
    const { actor, asked, content, perform, value } = await refreshingSheet();
    actor.send(opened);
    await perform(refreshed);
    expect([content(), value()]).toEqual([contentOfMarch, { loaded: 'refreshDeferred' }]);
    actor.send(closed);
    expect(asked()).toEqual(['refresh', 'refresh']);
    await perform(refreshed);
    expect([content(), value()]).toEqual([withoutBread, { loaded: 'fresh' }]);
  });

  test('defers a refresh until the last field closes', async () => {
    const { actor, perform, value } = await refreshingSheet();
    actor.send(opened);
    actor.send(opened);
    await perform(refreshed);
    actor.send(closed);
    expect(value()).toEqual({ loaded: 'refreshDeferred' });
    actor.send(closed);
    expect(value()).toEqual({ loaded: 'refreshing' });
  });

  test('counts two fields in a row when the focus moves between them', async () => {
    const { actor, content, perform } = await refreshingSheet();
    for (const event of [opened, closed, opened, closed]) actor.send(event);
    await perform(refreshed);
    expect(content()).toEqual(withoutBread);
  });

  test('ignores a surplus `field.closed`', async () => {
    const { actor, content, perform } = await refreshingSheet();
    for (const event of [closed, opened]) actor.send(event);
    await perform(refreshed);
    expect(content()).toBe(contentOfMarch);
  });

  test('ignores a reload while a refresh is deferred', async () => {
    const { actor, asked, perform } = await refreshingSheet();
    actor.send(opened);
    await perform(refreshed);
    actor.send({ type: 'reload.requested' });
    expect(asked()).toEqual(['refresh']);
  });

  test('sends and shows the typed value', async () => {
    const { actor, content, perform, sentToWorkspace } = await refreshingSheet();
    actor.send(opened);
    await perform(refreshed);
    actor.send({ type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { value: 3 } });
    expect(content()?.outDay).toMatchObject([{ id: 'bread', value: 3 }]);
    expect(sentToWorkspace).toMatchObject([{ write: { kind: 'entry.update', id: 'bread', changes: { value: 3 } } }]);
  });

  test('defers a refresh for a field that was opened before the lines were loaded', async () => {
    const { actor, content, perform } = startSheet();
    actor.send(opened);
    await perform(unknown);
    await perform(loaded);
    actor.send(observed(removal));
    expect(content()).toBe(contentOfMarch);
  });

  test('refreshes stale lines in the background, and defers the response', async () => {
    const { actor, clock, content, perform, value } = await refreshingSheet();
    actor.send(opened);
    await perform(notRefreshed);
    clock.increment(5000);
    await perform(refreshed);
    expect([content(), value()]).toEqual([contentOfMarch, { loaded: 'refreshDeferred' }]);
  });
});

const priced = { type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { value: 3 } } as const;
const reload = { type: 'reload.requested' } as const;
const marchWith = (value: number) => ({
  ...contentOfMarch,
  outDay: contentOfMarch.outDay.map((line) => ({ ...line, value })),
});

async function editedSheet() {
  const system = await loadedSheet();
  system.actor.send(priced);
  system.actor.send(reload);
  return system;
}

describe('an edit of this device', () => {
  // Source: docs/specification.md#edit-same-field.
  test("is announced once with the server's value when another device has overwritten it", async () => {
    const { actor, content, perform, toasts } = await editedSheet();
    await perform(done('refresh', marchWith(5)));
    expect(content()).toEqual(marchWith(5));
    expect(toasts).toEqual([info('notice.overruled')]);
    actor.send(reload);
    await perform(done('refresh', marchWith(6)));
    expect(toasts).toHaveLength(1);
  });

  test.each([
    ['the entered value', marchWith(3)],
    ['no such line, because another device removed it', withoutBread],
  ])('is not announced when the server returns %s', async (_, answer) => {
    const { perform, toasts } = await editedSheet();
    await perform(done('refresh', answer));
    expect(toasts).toEqual([]);
  });

  test('is not announced when another tab of this device has then changed the line', async () => {
    const { actor, perform, toasts } = await loadedSheet();
    actor.send(priced);
    const changes = { value: 5 };
    actor.send(observed({ kind: 'entry.update', sheetId: 'march', collection: 'outDay', id: 'bread', changes }));
    actor.send(reload);
    await perform(done('refresh', marchWith(5)));
    expect(toasts).toEqual([]);
  });

  test('is not announced when the server has refused the edit', async () => {
    const { actor, perform, toasts } = await loadedSheet();
    actor.send(priced);
    const refused: Write = {
      kind: 'entry.update',
      sheetId: 'march',
      collection: 'outDay',
      id: 'bread',
      changes: { value: 3 },
    };
    actor.send({ type: 'write.refused', write: refused });
    await perform(done('refresh', marchWith(5)));
    expect(toasts).toEqual([]);
  });
});
