import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../src/domain/sheet/sheet.ts';
import type { Write } from '../../src/domain/sync/writes.ts';
import { olderSheetsMachine, olderContents } from '../../src/machines/older-sheets/older-sheets.machine.ts';
import { bread, contentOfMarch, february, january, march, sheetOf } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const april = sheetOf('april', 4);
const milk = { ...bread, id: 'milk', name: 'Milk' };

const listed = (...sheets: readonly Sheet[]) => ({ type: 'sheets.changed', sheets }) as const;
const requested = (count: number) => ({ type: 'olderSheets.requested', count }) as const;
const read = (sheetId: string, content: SheetContent = contentOfMarch) =>
  ({ type: 'olderSheet.read', sheetId, content }) as const;
const restored = { type: 'olderSheets.restored' } as const;
const observed = (write: Write) => ({ type: 'write.observed', write }) as const;
const milkAdded = (sheetId: string) => observed({ kind: 'entry.create', sheetId, collection: 'outDay', entry: milk });
const aprilMade = observed({ kind: 'sheet.create', sheet: april, content: contentOfMarch });
const marchRemoved = observed({ kind: 'sheet.remove', sheetId: 'march' });

const input = () => ({ uid: 'ada' });

testChart(olderSheetsMachine, {
  inputs: [input],
  cases: [
    listed(march, february),
    listed(february),
    requested(1),
    requested(13),
    read('march'),
    read('january'),
    milkAdded('march'),
    aprilMade,
    marchRemoved,
  ],
  project: ({ sheets, requestedCount: count, contents }) => [sheets.length, count, Object.keys(contents).length],
  when: ({ context: { sheets } }, { type }) => type !== 'write.observed' || sheets.length < 3,
  invariants: {
    idle: ({ context, children }) => context.requestedCount === 0 && children['restoreOlderSheets'] === undefined,
    restoring: ({ context, children }) => context.requestedCount > 0 && children['restoreOlderSheets'] !== undefined,
    loaded: ({ context, children }) => context.requestedCount > 0 && children['restoreOlderSheets'] === undefined,
  },
});

function startOlderSheets(...sheets: readonly Sheet[]) {
  const { actor, calls } = startSystem(olderSheetsMachine, { input: input() });
  if (sheets.length > 0) actor.send(listed(...sheets));
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    asked: () => calls.map((call) => call.input),
    value: () => actor.getSnapshot().value,
    known: () => Object.keys(context().contents),
    namesIn: (id: string) => context().contents[id]?.outDay.map(({ name }) => name),
    context,
  };
}

/** The loaded chart of Ada, whose device stores the sheets of March, February and January. */
function startLoaded() {
  const older = startOlderSheets(march, february, january);
  older.actor.send(requested(13));
  for (const { id } of [march, february, january]) older.actor.send(read(id));
  older.actor.send(restored);
  return older;
}

describe('the lines of older sheets', () => {
  test('are not read before the first request', () => {
    const { asked, actor, value } = startOlderSheets(march, february);
    expect([value(), asked()]).toEqual(['idle', []]);
    actor.send(requested(13));
    expect([value(), asked()]).toEqual(['restoring', [{ uid: 'ada', sheetIds: ['march', 'february'] }]]);
    actor.send(restored);
    expect(value()).toBe('loaded');
  });

  test('are read once, for the requested number of newest sheets', () => {
    const { asked, actor } = startOlderSheets(march, february, january);
    actor.send(requested(2));
    actor.send(read('march'));
    actor.send(restored);
    actor.send(requested(2));
    actor.send(requested(1));
    expect(asked()).toMatchObject([{ sheetIds: ['march', 'february'] }]);
    actor.send(requested(3));
    expect(asked().slice(1)).toMatchObject([{ sheetIds: ['february', 'january'] }]);
  });

  test('are not read before the list of sheets is known', () => {
    const { asked, actor, value } = startOlderSheets();
    actor.send(requested(13));
    expect(value()).toBe('idle');
    actor.send(listed(march));
    actor.send(requested(13));
    expect(asked()).toMatchObject([{ sheetIds: ['march'] }]);
  });

  test('include prefetched sheets', () => {
    const { asked, actor, known } = startOlderSheets(march, february);
    actor.send(read('february'));
    actor.send(requested(13));
    expect(asked()).toMatchObject([{ sheetIds: ['march'] }]);
    actor.send(restored);
    actor.send(read('march'));
    expect(known()).toEqual(['february', 'march']);
  });

  test('are returned for the sheets before a given sheet, newest first', () => {
    const { context } = startLoaded();
    const [inFebruary, inJanuary] = [context().contents['february'], context().contents['january']];
    expect(olderContents(context(), 'march')).toEqual([inFebruary, inJanuary]);
    expect(olderContents(context(), 'february')).toEqual([inJanuary]);
    expect(olderContents(context(), 'january')).toEqual([]);
  });
});

describe('the lines of older sheets follow', () => {
  test('the writes of this device for every sheet and in every state', () => {
    const { actor, namesIn } = startLoaded();
    actor.send(milkAdded('february'));
    expect([namesIn('march'), namesIn('february')]).toEqual([['Bread'], ['Bread', 'Milk']]);
    const move = observed({
      kind: 'lines.together',
      writes: [
        { kind: 'entry.delete', sheetId: 'february', collection: 'outDay', id: 'milk' },
        { kind: 'entry.create', sheetId: 'march', collection: 'outDay', entry: milk },
      ],
    });
    actor.send(move);
    expect([namesIn('march'), namesIn('february')]).toEqual([['Bread', 'Milk'], ['Bread']]);
    const early = startOlderSheets(march, february);
    early.actor.send(requested(13));
    early.actor.send(read('february'));
    early.actor.send(milkAdded('february'));
    expect(early.namesIn('february')).toEqual(['Bread', 'Milk']);
  });

  test('the creation and removal of a sheet on this device', () => {
    const { actor, context, known, namesIn } = startLoaded();
    actor.send(aprilMade);
    expect(context().sheets.map(({ id }) => id)).toEqual(['april', 'march', 'february', 'january']);
    expect(namesIn('april')).toEqual(['Bread']);
    actor.send(marchRemoved);
    expect(known().toSorted()).toEqual(['april', 'february', 'january']);
    expect(olderContents(context(), 'april')).toHaveLength(2);
  });

  test('the removal of a sheet on another device, and drop a late answer about that sheet (race)', () => {
    const { actor, known } = startLoaded();
    actor.send(listed(march, january));
    expect(known()).toEqual(['march', 'january']);
    actor.send(read('february'));
    expect(known()).toEqual(['march', 'january']);
    actor.send(listed(april, march, january));
    actor.send(read('april', { ...emptyContent, outDay: [milk] }));
    expect(known().toSorted()).toEqual(['april', 'january', 'march']);
  });

  test('a changed date of a sheet, and the new order of the list', () => {
    const { actor, context } = startLoaded();
    const moved = { ...january, order: Date.UTC(2026, 4, 1), date: toSheetDate(2026, 5, 1) };
    actor.send(listed(moved, march, february));
    expect(olderContents(context(), 'january')).toHaveLength(2);
  });
});
