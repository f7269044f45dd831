import { contentOf, entryCollections, type Line, type Sheet, type SheetContent } from '../sheet/sheet.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';
import type { Write } from './writes.ts';

/** Two sheets of one date, created on two devices. The sheet with the lower id survives a merge, so that both devices agree. */
export type DuplicateSheets = { readonly survivor: Sheet; readonly duplicate: Sheet };

const pairOf = (a: Sheet, b: Sheet): DuplicateSheets =>
  a.id < b.id ? { survivor: a, duplicate: b } : { survivor: b, duplicate: a };

/** The pairs of sheets with the same date; three such sheets form two pairs. */
export function duplicateSheetsIn(sheets: readonly Sheet[]): readonly DuplicateSheets[] {
  const first = new Map<SheetDate, Sheet>();
  return sheets.flatMap((sheet) => {
    const known = first.get(sheet.date);
    if (!known) first.set(sheet.date, sheet);
    return known ? [pairOf(known, sheet)] : [];
  });
}

// Without the id, which differs between equal lines.
const keyOf = (line: Line): string =>
  JSON.stringify(
    Object.entries(line)
      .filter(([field]) => field !== 'id')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

function missing<L extends Line>(survivor: readonly L[], duplicate: readonly L[]): readonly L[] {
  const spare = new Map<string, number>();
  for (const line of survivor) spare.set(keyOf(line), (spare.get(keyOf(line)) ?? 0) + 1);
  return duplicate.filter((line) => {
    const count = spare.get(keyOf(line)) ?? 0;
    spare.set(keyOf(line), count - 1);
    return count <= 0;
  });
}

/** The lines that only the duplicate has. Lines in both sheets, such as copied charges, are not doubled. */
export const missingLines = (survivor: SheetContent, duplicate: SheetContent): SheetContent =>
  contentOf((collection) => missing(survivor[collection], duplicate[collection]));

/**
 * The writes that add lines to a sheet. Lines keep their ids, so that two devices merging the same sheets send the same writes.
 */
export const additionWrites = (sheetId: string, lines: SheetContent): readonly Write[] => [
  ...entryCollections.flatMap((collection) =>
    lines[collection].map((entry): Write => ({ kind: 'entry.create', sheetId, collection, entry })),
  ),
  ...lines.provisions.map((provision): Write => ({ kind: 'provision.create', sheetId, provision })),
];
