import { defaultParameters, type Parameters } from '../../domain/parameters/parameters.ts';
import { type EntryCollection, type Sheet, type SheetContent } from '../../domain/sheet/sheet.ts';
import type { WireDocument } from '../../../contract/values.ts';
import { type Documents, idOf } from '../documents/documents.ts';
import { isStatus } from '../documents/documents-error.ts';
import { entryFields, readEntry, readProvision } from './mapping/line-documents.ts';
import { parametersFields, readParameters } from './mapping/parameters-document.ts';
import { readSheet, sheetFields } from './mapping/sheet-documents.ts';
import type { TombstoneStore } from '../storage/tombstone-store.ts';
import { moment } from './mapping/wire-values.ts';
import { inSequence } from './send/in-chunks.ts';
import { removeWholeSheet } from './send/whole-sheet.ts';

type FirstParameters = { readonly now: number; readonly darkTheme: boolean };

/**
 * Reads a user's budget, and creates the first two documents of an account.
 * Source: docs/specification.md#call-list-sheets, docs/specification.md#call-list-lines, docs/specification.md#call-get,
 * docs/specification.md#call-create-sheet.
 */
export type Budget = {
  /** All sheets, newest first. */
  readonly loadSheets: (uid: string, signal: AbortSignal) => Promise<readonly Sheet[]>;
  /**
   * The lines of a sheet; its five collections are requested in parallel. A missing `id` in a line's document is written back.
   * Source: docs/specification.md#id-written-back.
   */
  readonly loadContent: (uid: string, sheetId: string, signal: AbortSignal) => Promise<SheetContent>;
  /** The parameters; the defaults when the document does not exist. */
  readonly loadParameters: (uid: string, signal: AbortSignal) => Promise<Parameters>;
  /** Also succeeds when that sheet, or one of the same date, exists. */
  readonly createSheet: (uid: string, sheet: Sheet, signal: AbortSignal) => Promise<void>;
  /** Stores the parameters document of a new account; `now` is in milliseconds. */
  readonly createParameters: (uid: string, first: FirstParameters, signal: AbortSignal) => Promise<void>;
};

/**
 * @throws {DocumentsError} from every call that the database refuses
 */
export function createBudget(documents: Documents, tombstones: Pick<TombstoneStore, 'list'>): Budget {
  // The next load retries a failed removal.
  const removeAgain = (path: string, signal: AbortSignal) => documents.remove(path, signal).catch(() => {});
  // Deleted sheets whose remaining lines this page has removed.
  const swept = new Set<string>();
  const sweep = async (uid: string, id: string) => {
    await removeWholeSheet(documents, uid, id, new AbortController().signal);
    swept.add(id);
  };
  // Lines whose missing id was written back, is being written back, or cannot be.
  const withStoredId = new Set<string>();
  const writeIdBack = async (path: string, id: string) => {
    try {
      await documents.patch(path, entryFields({ id }), { exists: true }, new AbortController().signal);
    } catch (error) {
      // The rules refuse the line for good. After any other failure, the next load tries again.
      if (!isStatus(error, 'PERMISSION_DENIED')) withStoredId.delete(path);
    }
  };
  const writeMissingIds = (path: string, found: readonly WireDocument[]) => {
    const missing = found
      .filter(({ fields }) => fields['id'] === undefined)
      .map((document) => ({ id: idOf(document), path: `${path}/${idOf(document)}` }))
      .filter((line) => !withStoredId.has(line.path));
    for (const line of missing) withStoredId.add(line.path);
    // In the background: the lines are shown meanwhile.
    void inSequence(missing, (line) => writeIdBack(line.path, line.id));
  };
  const lines = async (uid: string, path: string, orderBy: string, signal: AbortSignal) => {
    const found = await documents.list(`${uid}/${path}`, orderBy, signal);
    const removed = await tombstones.list(uid);
    const hasReturned = (document: WireDocument) => removed.has(`${path}/${idOf(document)}`);
    await Promise.all(
      found.filter(hasReturned).map((document) => removeAgain(`${uid}/${path}/${idOf(document)}`, signal)),
    );
    const present = found.filter((document) => !hasReturned(document));
    writeMissingIds(`${uid}/${path}`, present);
    return present;
  };
  const entries = async (uid: string, sheetId: string, collection: EntryCollection, signal: AbortSignal) =>
    (await lines(uid, `${sheetId}/${collection}`, collection === 'outDay' ? 'day' : '', signal)).map(readEntry);
  const provisions = async (uid: string, sheetId: string, signal: AbortSignal) =>
    (await lines(uid, `${sheetId}/provisions`, '', signal)).map(readProvision);

  return {
    loadSheets: async (uid, signal) => {
      const found = await documents.list(uid, 'datePicker desc', signal);
      const removed = [...(await tombstones.list(uid))].filter((path) => !path.includes('/'));
      const hasReturned = (id: string) => found.some((document) => idOf(document) === id);
      // Once even when the sheet is gone: one of its lines may have come back without it.
      const again = removed.filter((id) => hasReturned(id) || !swept.has(id));
      // In the background, without the caller's signal: it goes on when the list is aborted.
      void inSequence(again, (id) => sweep(uid, id).catch(() => {}));
      return found.flatMap((document) => readSheet(document) ?? []).filter(({ id }) => !removed.includes(id));
    },
    loadContent: async (uid, sheetId, signal) => {
      const [income, moneySaving, outDay, outMonth, provisionLines] = await Promise.all([
        entries(uid, sheetId, 'in', signal),
        entries(uid, sheetId, 'moneySaving', signal),
        entries(uid, sheetId, 'outDay', signal),
        entries(uid, sheetId, 'outMonth', signal),
        provisions(uid, sheetId, signal),
      ]);
      return { in: income, moneySaving, outDay, outMonth, provisions: provisionLines };
    },
    loadParameters: async (uid, signal) => {
      try {
        return readParameters(await documents.get(`${uid}/parameters`, signal));
      } catch (error) {
        if (isStatus(error, 'NOT_FOUND')) return defaultParameters;
        throw error;
      }
    },
    createSheet: async (uid, sheet, signal) => {
      try {
        await documents.create(uid, sheet.id, sheetFields(sheet), signal);
      } catch (error) {
        if (!isStatus(error, 'ALREADY_EXISTS')) throw error;
      }
    },
    createParameters: (uid, { now, darkTheme }, signal) =>
      documents.patch(
        `${uid}/parameters`,
        { ...parametersFields({ ...defaultParameters, darkTheme }), datePicker: moment(now) },
        {},
        signal,
      ),
  };
}
