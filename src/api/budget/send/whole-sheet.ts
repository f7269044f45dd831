import { collections, entryCollections, type Sheet, type SheetContent } from '../../../domain/sheet/sheet.ts';
import { type Documents, idOf } from '../../documents/documents.ts';
import { inChunks, mapInSequence } from './in-chunks.ts';
import { entryFields, provisionFields } from '../mapping/line-documents.ts';
import { sheetFields } from '../mapping/sheet-documents.ts';
import { isDateTaken, isDeleted, isStatus } from '../../documents/documents-error.ts';

/** Ignores an existing id: ids are random, so an earlier attempt has stored it and its answer was lost. */
export async function ignoreExisting(creation: Promise<void>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!isStatus(error, 'ALREADY_EXISTS') || isDateTaken(error) || isDeleted(error)) throw error;
  }
}

/**
 * Creates a sheet with its lines. The document of the sheet comes last, so that no device sees a part. A chunk that exists already
 * was stored by an earlier attempt, as a whole: repeating completes the sheet.
 */
export function createWholeSheet(
  documents: Documents,
  uid: string,
  sheet: Sheet,
  content: SheetContent,
  signal: AbortSignal,
): Promise<void> {
  const path = `${uid}/${sheet.id}`;
  const lines = [
    ...entryCollections.flatMap((collection) =>
      content[collection].map((entry) => ({
        kind: 'create' as const,
        path: `${path}/${collection}/${entry.id}`,
        fields: entryFields(entry),
      })),
    ),
    ...content.provisions.map((provision) => ({
      kind: 'create' as const,
      path: `${path}/provisions/${provision.id}`,
      fields: provisionFields(provision),
    })),
  ];
  const writes = [...lines, { kind: 'create' as const, path, fields: sheetFields(sheet) }];
  return inChunks(writes, (chunk) => ignoreExisting(documents.commit(chunk, signal)));
}

/**
 * Removes a sheet with any number of lines. The document of the sheet comes last, so that the next attempt completes an interrupted
 * one.
 */
export async function removeWholeSheet(
  documents: Documents,
  uid: string,
  sheetId: string,
  signal: AbortSignal,
): Promise<void> {
  const path = `${uid}/${sheetId}`;
  const linePaths = async () => {
    const found = await mapInSequence(collections, async (collection) => {
      const lines = await documents.list(`${path}/${collection}`, '', signal);
      return lines.map((document) => `${path}/${collection}/${idOf(document)}`);
    });
    return found.flat();
  };
  const remove = (paths: readonly string[]) =>
    inChunks(
      paths.map((line) => ({ kind: 'delete', path: line })),
      (chunk) => documents.commit(chunk, signal),
    );
  await remove([...(await linePaths()), path]);
  // Lines that another device added meanwhile must not stay without their sheet.
  await remove(await linePaths());
}
