import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/sync/writes.ts';
import { success } from '../../src/machines/toaster/toast.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';
import { bread, contentOfMarch, february } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { workspaceInput } from '../support/chart/fixtures/workspace.ts';

const inMarch = { sheetId: 'march' } as const;
const start = () => startSystem(workspaceMachine, { input: workspaceInput() });
const queued = (write: Write) => ({ id: 'outbox', event: { type: 'write.requested', write } });
const shownBy = (id: 'sheets' | 'parameters' | 'olderSheets', write: Write) => ({
  id,
  event: { type: 'write.observed', write },
});

const writes: readonly Write[] = [
  { kind: 'entry.create', ...inMarch, collection: 'outDay', entry: bread },
  { kind: 'entry.delete', ...inMarch, collection: 'outDay', id: 'bread', line: bread },
  { kind: 'entry.update', ...inMarch, collection: 'outDay', id: 'bread', changes: { paid: false } },
  { kind: 'provision.delete', ...inMarch, id: 'car' },
  { kind: 'sheet.update', ...inMarch, changes: { accountBalance: 1 } },
  { kind: 'sheet.remove', ...inMarch },
  { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] },
  { kind: 'parameters.update', changes: { darkTheme: true } },
];
const sheetAgain: Write = { kind: 'sheet.create', sheet: february, content: contentOfMarch };

describe('an undo or redo', () => {
  test.each(writes)('sends and shows $kind without a new undo step', (write) => {
    const { actor, received, toasts } = start();
    actor.send({ type: 'undo.decided', back: [write] });
    expect(received).toEqual([
      queued(write),
      shownBy('olderSheets', write),
      shownBy('sheets', write),
      shownBy('parameters', write),
    ]);
    expect(toasts).toEqual([]);
  });

  test('opens a recreated sheet', () => {
    const { actor, received } = start();
    actor.send({ type: 'undo.decided', back: [sheetAgain] });
    expect(received).toEqual([
      queued(sheetAgain),
      shownBy('olderSheets', sheetAgain),
      { id: 'sheets', event: { type: 'sheet.added', sheet: february, content: contentOfMarch } },
    ]);
  });

  // Source: docs/specification.md#redo.
  test.each(writes)('sends and shows a redone $kind', (write) => {
    const { actor, received } = start();
    actor.send({ type: 'redo.decided', writes: [write] });
    expect(received).toEqual([
      queued(write),
      shownBy('olderSheets', write),
      shownBy('sheets', write),
      shownBy('parameters', write),
    ]);
  });

  test('keeps the order of several writes', () => {
    const { actor, received } = start();
    actor.send({ type: 'undo.decided', back: writes });
    expect(received.filter(({ id }) => id === 'outbox')).toEqual(writes.map(queued));
  });
});

test.each([...writes, sheetAgain])('shows $kind of another tab in each chart, and does not send it again', (write) => {
  const { actor, received, toasts } = start();
  actor.send({ type: 'write.observed', write });
  expect(received).toEqual([shownBy('sheets', write), shownBy('parameters', write), shownBy('olderSheets', write)]);
  expect(toasts).toEqual([]);
});

describe('merged duplicate sheets', () => {
  test('are sent and shown, and discard the review of the duplicate', () => {
    const { actor, received, toasts } = start();
    const [write] = writes;
    if (!write) throw new Error('There are writes.');
    actor.send({ type: 'merge.decided', merged: { writes: [write], review: 'record' } });
    expect(received).toEqual([
      queued(write),
      shownBy('olderSheets', write),
      shownBy('sheets', write),
      shownBy('parameters', write),
      { id: 'outbox', event: { type: 'review.discarded', id: 'record' } },
    ]);
    expect(toasts).toEqual([success('notice.sheetsMerged')]);
  });

  test('discard no review if the duplicate was never refused', () => {
    const { actor, received } = start();
    actor.send({ type: 'merge.decided', merged: { writes: [], review: undefined } });
    expect(received).toEqual([]);
  });
});
