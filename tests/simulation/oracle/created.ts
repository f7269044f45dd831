import { asAnswer } from '../../../src/api/archive/stored-account.ts';
import { readSheet } from '../../../src/api/budget/mapping/sheet-documents.ts';
import type { StoredDocument } from '../../../src/domain/archive/account-patch.ts';
import type { Line, Sheet, SheetContent } from '../../../src/domain/sheet/sheet.ts';
import { lineWritesOf } from '../../../src/domain/sync/line-writes.ts';
import type { Write } from '../../../src/domain/sync/writes.ts';
import { lineOf } from './stored.ts';

type CreatedLine = { readonly sheetId: string; readonly line: Line };

const contentLines = (sheetId: string, content: SheetContent): readonly CreatedLine[] =>
  Object.values(content).flatMap((lines: readonly Line[]) => lines.map((line) => ({ sheetId, line })));

const isLine = ({ path }: StoredDocument) => path.includes('/');

export function linesCreatedBy(write: Write): readonly CreatedLine[] {
  if (write.kind === 'sheet.create') return contentLines(write.sheet.id, write.content);
  if (write.kind === 'account.patch')
    return write.patch.puts.filter(isLine).map((put) => lineOf(put.path, asAnswer(put)));
  return lineWritesOf(write).flatMap((created): readonly CreatedLine[] => {
    if (created.kind === 'entry.create') return [{ sheetId: created.sheetId, line: created.entry }];
    return created.kind === 'provision.create' ? [{ sheetId: created.sheetId, line: created.provision }] : [];
  });
}

export function sheetsCreatedBy(write: Write): readonly Sheet[] {
  if (write.kind === 'sheet.create') return [write.sheet];
  if (write.kind !== 'account.patch') return [];
  return write.patch.puts.filter((put) => !isLine(put)).flatMap((put) => readSheet(asAnswer(put)) ?? []);
}

/** The ids of the sheets that a write deletes. */
export function sheetsRemovedBy(write: Write): readonly string[] {
  if (write.kind === 'sheet.remove') return [write.sheetId];
  return write.kind === 'account.patch' ? write.patch.removedSheets : [];
}
