import { expect, test } from 'vitest';
import { emptyContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { Write } from './writes.ts';
import { affectedPaths } from './affected-paths.ts';

test.each<[Write, string]>([
  [{ kind: 'entry.delete', sheetId: 's1', collection: 'outDay', id: 'e1' }, 's1/outDay/e1'],
  [{ kind: 'provision.delete', sheetId: 's1', id: 'p1' }, 's1/provisions/p1'],
  [{ kind: 'sheet.remove', sheetId: 's1' }, 's1'],
])('lists the path removed by %j', (write, path) => {
  expect(affectedPaths(write)).toEqual({ removed: [path], restored: [] });
});

const inSheet = { sheetId: 's1', collection: 'in' } as const;

test.each<Write>([
  { kind: 'entry.create', ...inSheet, entry: entryWith({}) },
  { kind: 'entry.update', ...inSheet, id: 'e1', changes: { paid: true } },
  { kind: 'provision.create', sheetId: 's1', provision: provisionWith({}) },
  { kind: 'provision.update', sheetId: 's1', id: 'p1', changes: { price: 1 } },
  { kind: 'sheet.create', sheet: sheetWith(toSheetDate(2026, 3, 14), {}), content: emptyContent },
  { kind: 'sheet.update', sheetId: 's1', changes: { accountBalance: 1 } },
  { kind: 'parameters.update', changes: { darkTheme: true } },
  { kind: 'parameters.edit', edits: [] },
])('lists nothing for a write without a removal: $kind', (write) => {
  expect(affectedPaths(write)).toEqual({ removed: [], restored: [] });
});

test('lists the removed lines when lines move to another sheet', () => {
  const write: Write = {
    kind: 'lines.together',
    writes: [
      { kind: 'entry.create', sheetId: 's2', collection: 'in', entry: entryWith({ id: 'e2' }) },
      { kind: 'entry.delete', ...inSheet, id: 'e1' },
      { kind: 'provision.delete', sheetId: 's1', id: 'p1' },
    ],
  };
  expect(affectedPaths(write)).toEqual({ removed: ['s1/in/e1', 's1/provisions/p1'], restored: [] });
});

test('lists removed and stored documents of an import', () => {
  const patch = {
    puts: [
      { path: 's2/in/e2', fields: {} },
      { path: 's2', fields: {} },
    ],
    removedLines: ['s1/in/e1'],
    removedSheets: ['s3'],
    edits: [],
  };
  expect(affectedPaths({ kind: 'account.patch', id: 'import', patch })).toEqual({
    removed: ['s1/in/e1', 's3'],
    restored: ['s2/in/e2', 's2'],
  });
});
