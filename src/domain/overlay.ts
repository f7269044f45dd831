import { addEntry, addProvision, removeEntry, removeProvision, updateEntry, updateProvision } from './content.ts';
import type { Parameters } from './parameters.ts';
import type { Sheet, SheetContent } from './sheet.ts';
import type { Write } from './writes.ts';

/** The content of sheet `sheetId` after one write; the same reference when the write changes nothing in it. */
export function contentAfter(content: SheetContent, sheetId: string, write: Write): SheetContent {
  if (!('sheetId' in write) || write.sheetId !== sheetId) return content;
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
    case 'sheet.update':
      return content;
  }
}

/** The sheet's own document after one write; the same reference when the write is not about it. */
export const sheetAfter = (sheet: Sheet, write: Write): Sheet =>
  write.kind === 'sheet.update' && write.sheetId === sheet.id ? { ...sheet, ...write.changes } : sheet;

/** The parameters after one write; the same reference when the write is not about them. */
export const parametersAfter = (parameters: Parameters, write: Write): Parameters =>
  write.kind === 'parameters.update' ? { ...parameters, ...write.changes } : parameters;
