import { collections, entryCollections, type Sheet, type SheetContent } from '../../../domain/sheet/sheet.ts';
import { type Documents, idOf } from '../../documents/documents.ts';
import { inChunks, inOrder } from './in-chunks.ts';
import { entryFields, provisionFields } from '../mapping/line-documents.ts';
import { sheetFields } from '../mapping/sheet-documents.ts';
import { isDateTaken, isDeleted, isStatus } from '../../documents/documents-error.ts';

/** An id is drawn once: when the database has it already, an earlier answer was lost on its way. */
export async function ifNew(creation: Promise<void>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!isStatus(error, 'ALREADY_EXISTS') || isDateTaken(error) || isDeleted(error)) throw error;
  }
}

/**
 * Creates a sheet with its lines. Its own document goes last, so that no device sees a part; a chunk that is there
 * already was stored by an earlier try, whole as every commit, so trying again ends with the whole sheet.
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
  return inChunks(writes, (chunk) => ifNew(documents.commit(chunk, signal)));
}

/**
 * Removes a sheet with all its lines, however many; its own document goes last, so that a try that was cut off is found
 * and ended by the next.
 */
export async function removeWholeSheet(
  documents: Documents,
  uid: string,
  sheetId: string,
  signal: AbortSignal,
): Promise<void> {
  const path = `${uid}/${sheetId}`;
  // In sequence: `Promise.all` rejects with the first failure alone, and another one may hold a `retryAfter`.
  const linePaths = async () => {
    const paths: string[] = [];
    await inOrder(collections, async (collection) => {
      const found = await documents.list(`${path}/${collection}`, '', signal);
      paths.push(...found.map((document) => `${path}/${collection}/${idOf(document)}`));
    });
    return paths;
  };
  const remove = (paths: readonly string[]) =>
    inChunks(
      paths.map((line) => ({ kind: 'delete', path: line })),
      (chunk) => documents.commit(chunk, signal),
    );
  await remove([...(await linePaths()), path]);
  // What another device added meanwhile must not stay behind without its sheet.
  await remove(await linePaths());
}
