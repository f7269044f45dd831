import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../src/domain/sheet/sheet.ts';
import type { Write } from '../../src/domain/sync/writes.ts';
import { archiveMachine, olderContents } from '../../src/machines/older-sheets/older-sheets.machine.ts';
import { bread, contentOfMarch, february, january, march, sheetOf } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const april = sheetOf('april', 4);
const milk = { ...bread, id: 'milk', name: 'Milk' };

const listed = (...sheets: readonly Sheet[]) => ({ type: 'sheets.changed', sheets }) as const;
const wanted = (count: number) => ({ type: 'archive.wanted', count }) as const;
const read = (sheetId: string, content: SheetContent = contentOfMarch) =>
  ({ type: 'archive.sheetRead', sheetId, content }) as const;
const restored = { type: 'archive.restored' } as const;
const observed = (write: Write) => ({ type: 'write.observed', write }) as const;
const milkAdded = (sheetId: string) => observed({ kind: 'entry.create', sheetId, collection: 'outDay', entry: milk });
const aprilMade = observed({ kind: 'sheet.create', sheet: april, content: contentOfMarch });
const marchRemoved = observed({ kind: 'sheet.remove', sheetId: 'march' });

const input = () => ({ uid: 'ada' });

testChart(archiveMachine, {
  inputs: [input],
  cases: [
    listed(march, february),
    listed(february),
    wanted(1),
    wanted(13),
    read('march'),
    read('january'),
    milkAdded('march'),
    aprilMade,
    marchRemoved,
  ],
  project: ({ sheets, wanted: count, contents }) => [sheets.length, count, Object.keys(contents).length],
  when: ({ context: { sheets } }, { type }) => type !== 'write.observed' || sheets.length < 3,
  holds: {
    asleep: ({ context, children }) => context.wanted === 0 && children['restoreKept'] === undefined,
    restoring: ({ context, children }) => context.wanted > 0 && children['restoreKept'] !== undefined,
    awake: ({ context, children }) => context.wanted > 0 && children['restoreKept'] === undefined,
  },
});

function startArchive(...sheets: readonly Sheet[]) {
  const { actor, calls } = startSystem(archiveMachine, { input: input() });
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

/** The archive of Ada, who has March, February and January on this device. */
function startAwake() {
  const archive = startArchive(march, february, january);
  archive.actor.send(wanted(13));
  for (const { id } of [march, february, january]) archive.actor.send(read(id));
  archive.actor.send(restored);
  return archive;
}

describe('the lines of older sheets', () => {
  test('are not read before somebody asks for them', () => {
    const { asked, actor, value } = startArchive(march, february);
    expect([value(), asked()]).toEqual(['asleep', []]);
    actor.send(wanted(13));
    expect([value(), asked()]).toEqual(['restoring', [{ uid: 'ada', sheetIds: ['march', 'february'] }]]);
    actor.send(restored);
    expect(value()).toBe('awake');
  });

  test('are those of the newest sheets, as many as were asked for, and are read once', () => {
    const { asked, actor } = startArchive(march, february, january);
    actor.send(wanted(2));
    actor.send(read('march'));
    actor.send(restored);
    actor.send(wanted(2));
    actor.send(wanted(1));
    expect(asked()).toMatchObject([{ sheetIds: ['march', 'february'] }]);
    actor.send(wanted(3));
    expect(asked().slice(1)).toMatchObject([{ sheetIds: ['february', 'january'] }]);
  });

  test('are asked for again where no list was known', () => {
    const { asked, actor, value } = startArchive();
    actor.send(wanted(13));
    expect(value()).toBe('asleep');
    actor.send(listed(march));
    actor.send(wanted(13));
    expect(asked()).toMatchObject([{ sheetIds: ['march'] }]);
  });

  test('are also those that are read ahead, before and after', () => {
    const { asked, actor, known } = startArchive(march, february);
    actor.send(read('february'));
    actor.send(wanted(13));
    expect(asked()).toMatchObject([{ sheetIds: ['march'] }]);
    actor.send(restored);
    actor.send(read('march'));
    expect(known()).toEqual(['february', 'march']);
  });

  test('are told for the sheets before one, newest first', () => {
    const { context } = startAwake();
    const [inFebruary, inJanuary] = [context().contents['february'], context().contents['january']];
    expect(olderContents(context(), 'march')).toEqual([inFebruary, inJanuary]);
    expect(olderContents(context(), 'february')).toEqual([inJanuary]);
    expect(olderContents(context(), 'january')).toEqual([]);
  });
});

describe('the archive follows', () => {
  test('the writes of this device, in every sheet, in every state', () => {
    const { actor, namesIn } = startAwake();
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
    const early = startArchive(march, february);
    early.actor.send(wanted(13));
    early.actor.send(read('february'));
    early.actor.send(milkAdded('february'));
    expect(early.namesIn('february')).toEqual(['Bread', 'Milk']);
  });

  test('a sheet that is made here, with its lines, and one that is removed here', () => {
    const { actor, context, known, namesIn } = startAwake();
    actor.send(aprilMade);
    expect(context().sheets.map(({ id }) => id)).toEqual(['april', 'march', 'february', 'january']);
    expect(namesIn('april')).toEqual(['Bread']);
    actor.send(marchRemoved);
    expect(known().toSorted()).toEqual(['april', 'february', 'january']);
    expect(olderContents(context(), 'april')).toHaveLength(2);
  });

  test('the list of another device: what is gone leaves, and a late answer about it is dropped', () => {
    const { actor, known } = startAwake();
    actor.send(listed(march, january));
    expect(known()).toEqual(['march', 'january']);
    actor.send(read('february'));
    expect(known()).toEqual(['march', 'january']);
    actor.send(listed(april, march, january));
    actor.send(read('april', { ...emptyContent, outDay: [milk] }));
    expect(known().toSorted()).toEqual(['april', 'january', 'march']);
  });

  test('a changed date of a list: the order is the new one', () => {
    const { actor, context } = startAwake();
    const moved = { ...january, order: Date.UTC(2026, 4, 1), date: toSheetDate(2026, 5, 1) };
    actor.send(listed(moved, march, february));
    expect(olderContents(context(), 'january')).toHaveLength(2);
  });
});
