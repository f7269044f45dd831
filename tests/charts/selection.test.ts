import { describe, expect, test } from 'vitest';
import type { Collection } from '../../src/domain/sheet/sheet.ts';
import { type SelectionEvent, selectionMachine } from '../../src/machines/selection/selection.machine.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const order = ['a', 'b', 'c', 'd', 'e'] as const;
const collection: Collection = 'outDay';
type Id = (typeof order)[number];

const toggled = (id: Id) => ({ type: 'row.toggled', collection, id }) as const;
const ranged = (id: Id) => ({ type: 'range.selected', collection, id, order }) as const;
const all = { type: 'all.selected', collection, order } as const;
const shown = (...ids: readonly Id[]) => ({ type: 'rows.shown', collection, order: ids }) as const;
const elsewhere = { type: 'row.toggled', collection: 'outMonth', id: 'rent' } as const;

testChart(selectionMachine, {
  cases: [toggled('a'), toggled('c'), ranged('b'), all, { ...all, order: [] }, shown('a', 'b'), shown(), elsewhere],
  project: ({ selected }) => [selected?.collection, selected?.ids.length, selected?.anchor],
  invariants: {
    none: ({ context }) => context.selected === undefined,
    some: ({ context: { selected } }) =>
      selected !== undefined && selected.ids.length > 0 && new Set(selected.ids).size === selected.ids.length,
  },
});

function afterAll(...events: readonly SelectionEvent[]) {
  const { actor } = startSystem(selectionMachine, {});
  for (const event of events) actor.send(event);
  return actor.getSnapshot().context.selected;
}
const idsAfter = (...events: readonly SelectionEvent[]) => afterAll(...events)?.ids;

// Source: docs/specification.md#selection.
describe('selecting rows', () => {
  test('selects one row at a time, in any order', () => {
    expect(idsAfter(toggled('d'), toggled('a'))).toEqual(['d', 'a']);
    expect(idsAfter(toggled('d'), toggled('a'), toggled('d'))).toEqual(['a']);
    expect(idsAfter(toggled('d'), toggled('d'))).toBeUndefined();
  });

  test('selects a range from the last toggled row that grows and shrinks in both directions', () => {
    expect(idsAfter(toggled('b'), ranged('d'))).toEqual(['b', 'c', 'd']);
    expect(idsAfter(toggled('b'), ranged('d'), ranged('a'))).toEqual(['a', 'b']);
    expect(idsAfter(toggled('b'), ranged('d'), ranged('c'))).toEqual(['b', 'c']);
    expect(idsAfter(ranged('c'))).toEqual(['c']);
  });

  test('selects the whole list, and a range from its first row', () => {
    expect(idsAfter(all)).toEqual(order);
    expect(idsAfter(all, ranged('b'))).toEqual(['a', 'b']);
    expect(idsAfter({ ...all, order: [] })).toBeUndefined();
  });

  test('selects rows of one list at a time', () => {
    expect(afterAll(toggled('a'), elsewhere)).toEqual({ collection: 'outMonth', ids: ['rent'], anchor: 'rent' });
    expect(idsAfter(elsewhere, ranged('c'))).toEqual(['c']);
  });

  test('drops rows that disappear, and ends without rows', () => {
    expect(afterAll(toggled('a'), toggled('b'), shown('a', 'c'))).toMatchObject({ ids: ['a'], anchor: 'a' });
    expect(idsAfter(toggled('a'), shown('b'))).toBeUndefined();
    expect(idsAfter(elsewhere, shown())).toEqual(['rent']);
  });
});
