import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import { collections, countedIds } from '../../../testing/domain/whole-sheets.ts';
import { emptyContent, type SheetContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { contentAfter } from './apply-write.ts';
import { type History, redoStep, undoStep, type UndoStep } from './history.ts';
import { lineWritesOf, placeOf } from './line-writes.ts';
import { inverseWrite } from './undo.ts';
import type { Write } from './writes.ts';

const sheetId = 'source';
const car = provisionWith({ id: 'car', name: 'Car' });
const bread = entryWith({ id: 'bread', name: 'Bread' });
const start: SheetContent = { ...emptyContent, outDay: [bread], provisions: [car] };

const withoutIds = (content: SheetContent) =>
  collections.map((collection) => content[collection].map((line) => JSON.stringify({ ...line, id: '' })).toSorted());

const anyEdit = fc.record({
  kind: fc.constantFrom('create', 'update', 'delete', 'price'),
  place: fc.nat(),
  name: fc.constantFrom('Taxi', 'Éclair'),
  value: fc.integer({ min: 1, max: 9 }),
});
type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

const inDaily = { sheetId, collection: 'outDay' } as const;

/** The write of an edit; undefined if its line is missing. */
function writeOf({ kind, place, name, value }: Edit, content: SheetContent, createId: () => string): Write | undefined {
  if (kind === 'create') return { kind: 'entry.create', ...inDaily, entry: entryWith({ id: createId(), name, value }) };
  if (kind === 'price') {
    const provision = content.provisions[0];
    const changes = { price: value };
    return (
      provision && { kind: 'provision.update', sheetId, id: provision.id, changes, before: { price: provision.price } }
    );
  }
  const line = content.outDay[place % Math.max(1, content.outDay.length)];
  if (kind === 'delete') return line && { kind: 'entry.delete', ...inDaily, id: line.id, line };
  return line && { kind: 'entry.update', ...inDaily, id: line.id, changes: { value }, before: { value: line.value } };
}

const stepOf = (write: Write): UndoStep => {
  const inverse = inverseWrite(write);
  if (!inverse) throw new Error('The history keeps what can be undone.');
  return { at: 0, back: [inverse], redo: [write] };
};

/** Applies the writes. Asserts that each changed line exists and that each created line has an unused id. */
const replay = (content: SheetContent, writes: readonly Write[], spent: Set<string>): SheetContent =>
  writes.flatMap(lineWritesOf).reduce((before, write) => {
    const { collection, id } = placeOf(write);
    const isThere = before[collection].some((line) => line.id === id);
    expect(isThere).toBe(!write.kind.endsWith('.create'));
    if (!isThere) {
      expect(spent).not.toContain(id);
      spent.add(id);
    }
    return contentAfter(before, sheetId, write);
  }, content);

type Told = { readonly content: SheetContent; readonly history: History };

/** Undoes or redoes every step. */
function replayAll(told: Told, direction: 'undo' | 'redo', createId: () => string, spent: Set<string>): Told {
  const { content, history } = told;
  const last = history.steps.at(-1);
  if (direction === 'undo' ? last === undefined : history.undone.length === 0) return told;
  const next = direction === 'undo' && last ? undoStep(history, last, createId) : redoStep(history, createId);
  return replayAll({ content: replay(content, next.writes, spent), history: next }, direction, createId, spent);
}

// Source: docs/specification.md#undo, docs/specification.md#redo.
describe('a history of edits', () => {
  test('undoes and redoes all edits repeatedly, without reusing removed ids', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12, size: 'max' }), (edits) => {
        const createId = countedIds();
        const spent = new Set(['bread', 'car']);
        const made = edits.reduce<Told>(
          ({ content, history }, edit) => {
            const write = writeOf(edit, content, createId);
            if (!write) return { content, history };
            const steps = [...history.steps, stepOf(write)];
            return { content: replay(content, [write], spent), history: { steps, undone: [] } };
          },
          { content: start, history: { steps: [], undone: [] } },
        );
        const undone = replayAll(made, 'undo', createId, spent);
        expect(withoutIds(undone.content)).toEqual(withoutIds(start));
        const redone = replayAll(undone, 'redo', createId, spent);
        expect(withoutIds(redone.content)).toEqual(withoutIds(made.content));
        const undoneAgain = replayAll(redone, 'undo', createId, spent);
        expect(withoutIds(undoneAgain.content)).toEqual(withoutIds(start));
      }),
    );
  });
});

describe('an undone creation of a sheet', () => {
  const sheet = sheetWith(toSheetDate(2026, 3, 1), { id: 'march' });
  const content: SheetContent = { ...emptyContent, outDay: [bread] };
  const created: Write = { kind: 'sheet.create', sheet, content };
  const ticked: Write = {
    kind: 'entry.update',
    sheetId: 'march',
    collection: 'outDay',
    id: 'bread',
    changes: { paid: true },
    before: { paid: false },
  };

  // Source: docs/specification.md#redo.
  test('is redone with the later edits of the sheet, under new ids', () => {
    const createId = countedIds();
    const [creation, tick] = [stepOf(created), stepOf(ticked)];
    const unticked = undoStep({ steps: [creation, tick], undone: [] }, tick, createId);
    const [first = creation] = unticked.steps;
    const removed = undoStep(unticked, first, createId);
    expect(removed.writes).toEqual([{ kind: 'sheet.remove', sheetId: 'march' }]);
    const again = redoStep(removed, createId);
    expect(again.writes).toMatchObject([
      { kind: 'sheet.create', sheet: { id: 'new-1' }, content: { outDay: [{ id: 'new-2', name: 'Bread' }] } },
    ]);
    expect(again.steps).toMatchObject([{ back: [{ sheetId: 'new-1' }] }]);
    const last = redoStep(again, createId);
    expect(last.writes).toEqual([{ ...ticked, sheetId: 'new-1', id: 'new-2' }]);
    expect(last.undone).toEqual([]);
  });
});

describe('an undone import', () => {
  test('cannot be redone, and blocks the redo of later steps', () => {
    const step = stepOf({ kind: 'entry.create', sheetId, collection: 'in', entry: bread });
    const imported: UndoStep = { at: 0, back: 'import', redo: [] };
    expect(undoStep({ steps: [imported], undone: [step] }, imported, countedIds())).toEqual({
      writes: [],
      steps: [],
      undone: [],
    });
  });
});

test('redoes nothing when nothing was undone', () => {
  expect(redoStep({ steps: [], undone: [] }, countedIds())).toEqual({ writes: [], steps: [], undone: [] });
});
