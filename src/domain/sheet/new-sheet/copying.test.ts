import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  copyContent,
  copySheet,
  type CopySource,
  countLines,
  previewCopy,
  type SheetOption,
  sheetOptions,
} from './copying.ts';
import type { Collection, Line } from '../sheet.ts';
import { toSheetDate } from '../sheet-date.ts';
import { anySource, collections, countedIds } from '../../../../testing/domain/whole-sheets.ts';

const withoutId = ({ id: _, ...line }: Line) => line;

/** Charges and income keep their due day, even an older line's due day in `day`. */
function expectedDueDay(collection: Collection, line: Line): object {
  if (collection === 'moneySaving' || !('day' in line)) return {};
  if (line.dueDay) return { dueDay: line.dueDay };
  return { dueDay: line.day >= 2 ? line.day : 0 };
}

/** The copy of a line by the specification, independent of the product's code; empty if dropped. */
function expectedOf(option: SheetOption, collection: Collection, line: Line, { sheet }: CopySource): object[] {
  const kept = withoutId(line);
  if (option === 'empty') return [];
  if (option === 'duplicate' || collection === 'provisions') return [kept];
  if (collection !== 'outDay') return [{ ...kept, paid: false, day: 1, copy: '', ...expectedDueDay(collection, line) }];
  const isPaid = 'paid' in line && line.paid;
  return isPaid ? [] : [{ ...kept, paid: false, day: 1, copy: sheet.date }];
}

const expectedLines = (option: SheetOption, collection: Collection, source: CopySource) =>
  source.content[collection].flatMap((line) => expectedOf(option, collection, line, source));

const idsOf = ({ content }: Pick<CopySource, 'content'>) =>
  collections.flatMap((collection) => content[collection].map(({ id }) => id));

const paidIn = (lines: readonly object[]) => lines.filter((line) => 'paid' in line && line.paid === true).length;

const options = fc.constantFrom(...sheetOptions);

describe('a copied sheet', () => {
  // Source: docs/specification.md#new-month, docs/specification.md#duplicate, docs/specification.md#empty-sheet.
  test('has the lines of the specification, in order', () => {
    fc.assert(
      fc.property(options, anySource, (option, source) => {
        const copy = copyContent(option, source, countedIds());
        for (const collection of collections)
          expect(copy[collection].map(withoutId)).toEqual(expectedLines(option, collection, source));
      }),
    );
  });

  // Source: docs/specification.md#new-sheet-ids.
  test('has a new, unique id for each line', () => {
    fc.assert(
      fc.property(options, anySource, (option, source) => {
        const drawn = countedIds();
        const ids = idsOf({ content: copyContent(option, source, drawn) });
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => !id.startsWith('new-'))).toEqual([]);
        expect(drawn()).toBe(`new-${ids.length + 1}`);
      }),
    );
  });

  test('does not mutate the source sheet', () => {
    fc.assert(
      fc.property(options, anySource, (option, source) => {
        const before = structuredClone(source);
        copyContent(option, source, countedIds());
        expect(source).toEqual(before);
      }),
    );
  });

  // Source: docs/specification.md#new-sheet-balances.
  test('copies the balances and leaves provisions unpaid', () => {
    fc.assert(
      fc.property(anySource, ({ sheet }) => {
        const { accountBalance, accountProvisionsBalance } = sheet;
        expect(copySheet('made', toSheetDate(2027, 2, 3), sheet)).toEqual({
          id: 'made',
          date: '2027-2-3',
          order: Date.UTC(2027, 1, 3),
          accountBalance,
          accountProvisionsBalance,
          provisionsPaid: false,
        });
      }),
    );
  });
});

// Source: docs/specification.md#new-sheet-options.
describe('the preview of a copy', () => {
  test('counts the copied, dropped and reset lines', () => {
    fc.assert(
      fc.property(options, anySource, (option, source) => {
        const { kept, dropped, reset } = previewCopy(option, source);
        const copy = copyContent(option, source, countedIds());
        expect(kept).toEqual(Object.fromEntries(collections.map((name) => [name, copy[name].length])));
        expect(dropped).toBe(idsOf(source).length - idsOf({ content: copy }).length);
        const paidBefore = option === 'empty' ? 0 : paidIn(source.content.outMonth);
        expect(reset).toBe(paidBefore - paidIn(copy.outMonth));
      }),
    );
  });

  test('lists the unpaid daily expenses and charges for a new month', () => {
    fc.assert(
      fc.property(options, anySource, (option, source) => {
        const unpaid = source.content.outDay.filter(({ paid }) => !paid);
        const { copiedExpenses, unpaidCharges } = previewCopy(option, source);
        expect(copiedExpenses).toEqual(option === 'newMonth' ? unpaid : []);
        const charges = source.content.outMonth.filter(({ paid }) => !paid);
        expect(unpaidCharges).toEqual(option === 'newMonth' ? charges : []);
      }),
    );
  });

  test('counts the lines of all collections', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        expect(countLines(source.content)).toBe(idsOf(source).length);
      }),
    );
  });
});
