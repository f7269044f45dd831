import { expect, test } from 'vitest';
import { isOverruled, type LocalEdits, withEdit, withoutEdits } from './local-edits.ts';
import { emptyContent } from '../sheet/sheet.ts';
import { entryWith } from '../../../testing/domain/lines.ts';
import type { LineWrite, Write } from './writes.ts';

const edit = (id: string, changes: object): LineWrite => ({
  kind: 'entry.update',
  sheetId: 's1',
  collection: 'in',
  id,
  changes,
});
const contentWith = (changes: object) => ({
  ...emptyContent,
  in: [{ ...entryWith({ id: 'e1', value: 1 }), ...changes }],
});
const edits = (...writes: readonly Write[]) => writes.reduce<LocalEdits>(withEdit, []);

test('compares the content with the latest local value of each field', () => {
  const own = edits(edit('e1', { value: 1 }), edit('e1', { value: 2, name: 'Bread' }), edit('e1', { value: 3 }));
  expect(isOverruled(own, 's1', contentWith({ value: 3, name: 'Bread' }))).toBe(false);
  expect(isOverruled(own, 's1', contentWith({ value: 2, name: 'Bread' }))).toBe(true);
  expect(isOverruled(own, 's1', contentWith({ value: 3, name: 'Cake' }))).toBe(true);
});

test('ignores fields that were not edited on this device', () => {
  const own = edits(edit('e1', { value: 3 }));
  expect(isOverruled(own, 's1', contentWith({ value: 3, paid: true, name: 'Cake' }))).toBe(false);
  expect(isOverruled(own, 's2', contentWith({ value: 4 }))).toBe(false);
});

test('ignores removed lines', () => {
  expect(isOverruled(edits(edit('e1', { value: 3 })), 's1', emptyContent)).toBe(false);
});

const batch = (...writes: readonly LineWrite[]): Write => ({ kind: 'lines.together', writes });

test('treats a batch like its single edits', () => {
  const own = edits(edit('e1', { value: 1 }), batch(edit('e1', { value: 2 }), edit('e2', { value: 4 })));
  expect(own).toEqual([edit('e1', { value: 2 }), edit('e2', { value: 4 })]);
  expect(withoutEdits(own, batch(edit('e1', {}), edit('e2', {})))).toEqual([]);
});

test('drops edits of lines changed by another tab', () => {
  const own = edits(edit('e1', { value: 3 }), edit('e2', { value: 4 }));
  expect(withoutEdits(own, edit('e1', { value: 5 }))).toEqual([edit('e2', { value: 4 })]);
});

test('ignores writes that are not updates of lines', () => {
  expect(edits({ kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'e1' })).toEqual([]);
});
