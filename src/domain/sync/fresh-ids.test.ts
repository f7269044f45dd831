import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { collections, countedIds, sourceOf } from '../../../testing/domain/whole-sheets.ts';
import type { Line, SheetContent } from '../sheet/sheet.ts';
import { withFreshIds } from './fresh-ids.ts';

const linesOf = (content: SheetContent): readonly Line[] =>
  collections.flatMap((collection): readonly Line[] => content[collection]);

const withoutIds = (content: SheetContent) => linesOf(content).map((line) => ({ ...line, id: '' }));

test('recreates a removed sheet with new ids', () => {
  fc.assert(
    fc.property(sourceOf(40), ({ sheet, content }) => {
      const [write] = withFreshIds([{ kind: 'sheet.create', sheet, content }], countedIds()).writes;
      if (write?.kind !== 'sheet.create') throw new Error('The write stays what it is.');
      expect({ ...write.sheet, id: sheet.id }).toEqual(sheet);
      expect(withoutIds(write.content)).toEqual(withoutIds(content));
      const ids = [write.sheet.id, ...linesOf(write.content).map(({ id }) => id)];
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith('new-'))).toBe(true);
    }),
  );
});
