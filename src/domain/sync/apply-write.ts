import {
  addEntry,
  addProvision,
  removeEntry,
  removeProvision,
  updateEntry,
  updateProvision,
} from '../sheet/content.ts';
import type { Parameters } from '../parameters/parameters.ts';
import { editParameters } from '../parameters/parameters-edits.ts';
import type { Sheet, SheetContent } from '../sheet/sheet.ts';
import { lineWritesOf } from './line-writes.ts';
import type { LineWrite, Write } from './writes.ts';

function afterLineWrite(content: SheetContent, write: LineWrite): SheetContent {
  switch (write.kind) {
    case 'entry.create':
      return addEntry(content, write.collection, write.entry);
    case 'entry.update':
      return updateEntry(content, write.collection, write.id, write.changes);
    case 'entry.delete':
      return removeEntry(content, write.collection, write.id);
    case 'provision.create':
      return addProvision(content, write.provision);
    case 'provision.update':
      return updateProvision(content, write.id, write.changes);
    case 'provision.delete':
      return removeProvision(content, write.id);
  }
}

/** The content of sheet `sheetId` after one write; the same reference when nothing changes. */
export function contentAfter(content: SheetContent, sheetId: string, write: Write): SheetContent {
  if (write.kind === 'sheet.create') return write.sheet.id === sheetId ? write.content : content;
  return lineWritesOf(write)
    .filter((line) => line.sheetId === sheetId)
    .reduce(afterLineWrite, content);
}

/** The document of a sheet after one write; the same reference when nothing changes. */
export const sheetAfter = (sheet: Sheet, write: Write): Sheet =>
  write.kind === 'sheet.update' && write.sheetId === sheet.id ? { ...sheet, ...write.changes } : sheet;

/** Inserts `sheet` in order, newest first, or replaces the sheet with the same id. */
export const withSheet = (sheets: readonly Sheet[], sheet: Sheet): readonly Sheet[] =>
  [...sheets.filter(({ id }) => id !== sheet.id), sheet].toSorted((a, b) => b.order - a.order);

/** The list of sheets, newest first, after one write. */
export function sheetsAfter(sheets: readonly Sheet[], write: Write): readonly Sheet[] {
  if (write.kind === 'sheet.create') return withSheet(sheets, write.sheet);
  if (write.kind === 'sheet.remove') return sheets.filter(({ id }) => id !== write.sheetId);
  return sheets.map((sheet) => sheetAfter(sheet, write));
}

/** The parameters after one write; the same reference when nothing changes. */
export function parametersAfter(parameters: Parameters, write: Write): Parameters {
  if (write.kind === 'parameters.update') return { ...parameters, ...write.changes };
  return write.kind === 'parameters.edit' ? write.edits.reduce(editParameters, parameters) : parameters;
}
