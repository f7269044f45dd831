import { contentOf, entryCollections, type Line, type Sheet, type SheetContent } from './sheet.ts';
import type { SheetDate } from './sheet-date.ts';
import type { Write } from '../sync/writes.ts';

/** Two sheets of one day, made by two devices. The lower id is kept, so that both devices choose the same. */
export type Twins = { readonly kept: Sheet; readonly other: Sheet };

const pairOf = (a: Sheet, b: Sheet): Twins => (a.id < b.id ? { kept: a, other: b } : { kept: b, other: a });

/** Every sheet whose day another one has too, with that other one; of three of a day, two pairs. */
export function twinsIn(sheets: readonly Sheet[]): readonly Twins[] {
  const first = new Map<SheetDate, Sheet>();
  return sheets.flatMap((sheet) => {
    const twin = first.get(sheet.date);
    if (!twin) first.set(sheet.date, sheet);
    return twin ? [pairOf(twin, sheet)] : [];
  });
}

// Whatever a person can see of a line; its id they cannot.
const keyOf = (line: Line): string =>
  JSON.stringify(
    Object.entries(line)
      .filter(([field]) => field !== 'id')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

function missing<L extends Line>(kept: readonly L[], other: readonly L[]): readonly L[] {
  const spare = new Map<string, number>();
  for (const line of kept) spare.set(keyOf(line), (spare.get(keyOf(line)) ?? 0) + 1);
  return other.filter((line) => {
    const count = spare.get(keyOf(line)) ?? 0;
    spare.set(keyOf(line), count - 1);
    return count <= 0;
  });
}

/** The lines that only `other` has: what both were made with, such as the charges of every month, is not doubled. */
export const missingLines = (kept: SheetContent, other: SheetContent): SheetContent =>
  contentOf((collection) => missing(kept[collection], other[collection]));

/**
 * The writes that add lines to a sheet. Each keeps its id, which is free in the other sheet: two devices that both merge the
 * same sheets ask for the same.
 */
export const additions = (sheetId: string, lines: SheetContent): readonly Write[] => [
  ...entryCollections.flatMap((collection) =>
    lines[collection].map((entry): Write => ({ kind: 'entry.create', sheetId, collection, entry })),
  ),
  ...lines.provisions.map((provision): Write => ({ kind: 'provision.create', sheetId, provision })),
];
