import * as fc from 'fast-check';
import type { CopySource } from '../../src/domain/sheet/new-sheet/copying.ts';
import type { Collection, Entry, EntryCollection, Provision, SheetContent } from '../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { centAmount } from './exact-oracle.ts';
import { entryWith, provisionWith, sheetWith } from './lines.ts';

/** The five collections, listed independently of the tested code. */
export const collections = ['in', 'moneySaving', 'outDay', 'outMonth', 'provisions'] as const;

const isProvisions = (collection: Collection): collection is 'provisions' => collection === 'provisions';

const anyFields = fc.record({
  name: fc.constantFrom('Bread', 'Rent', 'Éclair'),
  value: centAmount,
  day: fc.integer({ min: 0, max: 31 }),
  dueDay: fc.integer({ min: 0, max: 31 }),
  debit: fc.boolean(),
  paid: fc.boolean(),
  copy: fc.constantFrom('', '2025-12-1'),
  category: fc.constantFrom('', 'Food'),
});

const anyLine = fc.tuple(fc.constantFrom(...collections), anyFields);
type Tagged = readonly [Collection, Omit<Entry, 'id'>];

const entriesIn = (lines: readonly Tagged[], wanted: EntryCollection): readonly Entry[] =>
  lines.flatMap(([collection, fields], place) =>
    collection === wanted ? [entryWith({ ...fields, id: `source-${place}` })] : [],
  );

const provisionsIn = (lines: readonly Tagged[]): readonly Provision[] =>
  lines.flatMap(([collection, { name, value }], place) =>
    isProvisions(collection) ? [provisionWith({ id: `source-${place}`, name, price: value, monthlyPayment: 12 })] : [],
  );

/** Each line has a unique id `source-<number>`. */
const contentFrom = (lines: readonly Tagged[]): SheetContent => ({
  in: entriesIn(lines, 'in'),
  moneySaving: entriesIn(lines, 'moneySaving'),
  outDay: entriesIn(lines, 'outDay'),
  outMonth: entriesIn(lines, 'outMonth'),
  provisions: provisionsIn(lines),
});

/** A sheet with up to `maxLength` lines in all. */
export const sourceOf = (maxLength: number): fc.Arbitrary<CopySource> =>
  fc
    .record({
      lines: fc.array(anyLine, { maxLength, size: 'max' }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      accountBalance: centAmount,
      accountProvisionsBalance: centAmount,
      provisionsPaid: fc.boolean(),
    })
    .map(({ lines, month, day, ...fields }) => ({
      sheet: sheetWith(toSheetDate(2026, month, day), { ...fields, id: 'source' }),
      content: contentFrom(lines),
    }));

export const anySource: fc.Arbitrary<CopySource> = sourceOf(600);

/** An id generator: `new-1`, `new-2` … */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}
