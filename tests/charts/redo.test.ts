import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/sync/writes.ts';
import { info, undoable } from '../../src/machines/toaster/toast.ts';
import {
  accept,
  back,
  notice,
  redoOf,
  changed,
  step,
  undo,
  redo,
  line,
  created,
  lineBack,
  learned,
  readyUndo,
  decision,
} from '../support/chart/fixtures/undo.ts';

const sent = (writes: readonly Write[]) => ({ type: 'redo.decided', writes });

// Source: docs/specification.md#redo.
describe('redo', () => {
  test('repeats the last undone change, then the previous undone change', async () => {
    const { actor, decided, toasts } = await readyUndo();
    actor.send(changed(lineBack));
    actor.send(changed(back('b')));
    for (const event of [undo, undo, redo, redo, redo]) actor.send(event);
    expect(decided.slice(2)).toEqual([sent(redoOf(lineBack)), sent(redoOf(back('b')))]);
    expect(toasts.slice(2)).toEqual([undoable(info('notice.redone')), undoable(info('notice.redone'))]);
  });

  test('can be undone again', async () => {
    const { actor, steps } = await readyUndo();
    actor.send(changed(back('a')));
    for (const event of [undo, redo]) actor.send(event);
    expect(steps()).toEqual([{ ...step('a'), toast: info('notice.redone') }]);
  });

  test('can be undone by its toast', async () => {
    const { actor, decided } = await readyUndo();
    actor.send(changed(back('a')));
    for (const event of [undo, redo]) actor.send(event);
    actor.send({ type: 'offer.accepted' });
    expect(decided.at(-1)).toEqual(decision(back('a')));
  });

  test('is neither possible nor offered by a toast after a new change', async () => {
    const { actor, decided, withdrawn } = await readyUndo();
    actor.send(changed(back('a')));
    actor.send(undo);
    actor.send(changed(back('b')));
    actor.send(redo);
    expect(decided).toEqual([decision(back('a'))]);
    expect(withdrawn).toContain('redo');
  });

  test('does not repeat an import, which would need its file', async () => {
    const { actor } = await readyUndo();
    actor.send(changed(back('a')));
    actor.send(changed('import', notice));
    actor.send(undo);
    expect(actor.getSnapshot().can(redo)).toBe(false);
  });

  test('applies to a line under its new id', async () => {
    const { actor, decided } = await readyUndo();
    const removed: Write = { kind: 'entry.delete', sheetId: 'sheet', collection: 'outDay', id: 'line', line };
    actor.send({ type: 'change.made', back: [removed], redo: [created], toast: undefined });
    for (const event of [undo, redo, undo]) actor.send(event);
    expect(decided).toMatchObject([
      { back: [{ id: 'line' }] },
      { writes: [{ entry: { id: 'id-1' } }] },
      { back: [{ id: 'id-1' }] },
    ]);
  });
});

// Source: docs/specification.md#undo-names.
test('undoes and redoes a change together with its consequences', async () => {
  const { actor, decided } = await readyUndo();
  actor.send(changed(lineBack));
  actor.send({ type: 'change.extended', back: learned.inverse, redo: learned.write });
  for (const event of [undo, redo]) actor.send(event);
  expect(decided).toMatchObject([
    { type: 'undo.decided', back: [learned.inverse, { kind: 'entry.create' }] },
    sent([...redoOf(lineBack), learned.write]),
  ]);
});

// Source: docs/specification.md#undo-names.
test('undoes a change and its consequences only once by the toast', async () => {
  const { actor, decided } = await readyUndo();
  actor.send(changed(back('a'), notice));
  actor.send({ type: 'change.extended', back: learned.inverse, redo: learned.write });
  for (const event of [accept, undo]) actor.send(event);
  expect(decided).toEqual([{ type: 'undo.decided', back: [learned.inverse, ...back('a')] }]);
});
