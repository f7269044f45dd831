import { describe, expect, test } from 'vitest';
import type { OutboxRecord, Write } from '../../src/domain/sync/writes.ts';
import type { OutboxEvent } from '../../src/machines/outbox/outbox.events.ts';
import { info, undoable } from '../../src/machines/toaster/toast.ts';
import { done } from '../support/chart/events.ts';
import { contentOfMarch, february, march } from '../support/chart/fixtures/sheets.ts';
import { openWorkspace } from '../support/chart/fixtures/workspace.ts';

const write: Write = { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' };
const added: Write = { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'taxi' }] };
const theirs = (id: string, of: Write): OutboxRecord => ({ v: 1, id, uid: 'ada', seq: 1, at: 1, write: of });

describe('the workspace with its real charts', () => {
  // Source: docs/specification.md#undo-offer.
  test('recreates a removed line under a new id by the undo button of its toast (tombstone)', async () => {
    const { content, perform, sent, sheet, toasts, undo } = await openWorkspace();
    sheet()?.send({ type: 'entry.removed', collection: 'outDay', id: 'bread' });
    expect(toasts).toEqual([undoable(info('notice.lineDeleted', { name: 'Bread' }))]);
    undo?.send({ type: 'undo.requested' });
    const back = content()?.outDay;
    expect(back).toMatchObject([{ name: 'Bread', value: 2.5 }]);
    expect(back).not.toMatchObject([{ id: 'bread' }]);
    await perform(done('sendWrite', 'accepted'));
    expect(sent()).toMatchObject([
      { record: { write } },
      { record: { write: { kind: 'entry.create', collection: 'outDay', entry: back?.[0] } } },
    ]);
    undo?.send({ type: 'undo.requested' });
    expect(content()?.outDay).toEqual(back);
  });

  // Source: docs/specification.md#undo.
  test('undoes changes one by one, the latest first', async () => {
    const { content, shownSheet, sheet, sheets, undo } = await openWorkspace();
    sheet()?.send({ type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { value: 3 } });
    sheet()?.send({ type: 'sheet.changed', changes: { accountBalance: 12 } });
    undo?.send({ type: 'undo.requested' });
    expect(shownSheet()).toEqual(march);
    expect(sheets?.getSnapshot()).toMatchObject({ context: { sheets: [march, february] } });
    expect(content()?.outDay).toMatchObject([{ value: 3 }]);
    undo?.send({ type: 'undo.requested' });
    expect(content()).toEqual(contentOfMarch);
  });

  // Source: docs/specification.md#undo.
  test('restores a removed sheet with its lines, and shows it', async () => {
    const { content, dialogs, perform, sent, shownSheet, undo } = await openWorkspace();
    dialogs?.send({ type: 'sheetRemoval.requested', sheet: march, content: contentOfMarch });
    dialogs?.getSnapshot().children.deleteSheet?.send({ type: 'removal.confirmed' });
    undo?.send({ type: 'undo.requested' });
    const made = shownSheet();
    expect(made).toMatchObject({ date: march.date });
    expect(made?.id).not.toBe('march');
    expect(content()).toMatchObject({ outDay: [{ name: 'Bread' }], provisions: [{ name: 'Car' }] });
    await perform(done('sendWrite', 'accepted'));
    expect(sent().at(-1)).toMatchObject({
      record: { write: { kind: 'sheet.create', sheet: made, content: content() } },
    });
  });

  // Source: docs/specification.md#tabs.
  test('shows a write of another tab, and does not send it again', async () => {
    const { content, outbox, parameters, sent } = await openWorkspace();
    const receive = (...events: readonly OutboxEvent[]) => {
      for (const event of events) outbox?.send(event);
    };
    receive({ type: 'network.offline' });
    receive({ type: 'record.added', record: theirs('a', write) }, { type: 'record.added', record: theirs('b', added) });
    expect(content()).toMatchObject({ outDay: [] });
    expect(parameters?.getSnapshot()).toMatchObject({ context: { parameters: { operations: ['Taxi'] } } });
    receive({ type: 'record.settled', id: 'a' }, { type: 'record.settled', id: 'b' }, { type: 'network.online' });
    expect([sent(), outbox?.getSnapshot().value]).toEqual([[], { draining: 'idle' }]);
  });

  test('asks about pending edits on sign-out, and sends the decision to the session', async () => {
    const { dialogs, perform, sentToSession } = await openWorkspace();
    dialogs?.send({ type: 'signOut.requested' });
    await perform(done('countWaiting', 2));
    expect(sentToSession).toEqual([]);
    dialogs?.getSnapshot().children.confirmSignOut?.send({ type: 'keeping.chosen' });
    expect(sentToSession).toEqual([{ type: 'signOut.decided', pendingEdits: 'keep' }]);
  });
});
