import { defaultParameters, type Parameters } from '../../domain/parameters.ts';
import { type EntryCollection, type Sheet, type SheetContent } from '../../domain/sheet.ts';
import { type Documents } from '../documents/documents.ts';
import { isStatus } from '../documents/documents-error.ts';
import { readEntry, readProvision } from './line-documents.ts';
import { parametersFields, readParameters, readSheet, sheetFields } from './sheet-documents.ts';
import { moment } from './fields.ts';

type FirstParameters = { readonly now: number; readonly darkTheme: boolean };

/** What is read of a person's budget, and the two documents an account starts with. Paths: specification, section 7. */
export type Budget = {
  /** All sheets, newest first. */
  readonly loadSheets: (uid: string, signal: AbortSignal) => Promise<readonly Sheet[]>;
  /** The lines of a sheet, its five collections asked for at once. */
  readonly loadContent: (uid: string, sheetId: string, signal: AbortSignal) => Promise<SheetContent>;
  /** The parameters, or their defaults when there is no such document yet. */
  readonly loadParameters: (uid: string, signal: AbortSignal) => Promise<Parameters>;
  /** Succeeds also when that sheet is there already. */
  readonly createSheet: (uid: string, sheet: Sheet, signal: AbortSignal) => Promise<void>;
  /** Puts the parameters document of a new account, with its first theme; `now` is in milliseconds. */
  readonly createParameters: (uid: string, first: FirstParameters, signal: AbortSignal) => Promise<void>;
};

/**
 * @throws {DocumentsError} from every call, when the database refuses
 */
export function createBudget(documents: Documents): Budget {
  const entries = async (uid: string, sheetId: string, collection: EntryCollection, signal: AbortSignal) => {
    const orderBy = collection === 'outDay' ? 'day' : '';
    return (await documents.list(`${uid}/${sheetId}/${collection}`, orderBy, signal)).map(readEntry);
  };
  const provisions = async (uid: string, sheetId: string, signal: AbortSignal) =>
    (await documents.list(`${uid}/${sheetId}/provisions`, '', signal)).map(readProvision);

  return {
    loadSheets: async (uid, signal) => {
      const found = await documents.list(uid, 'datePicker desc', signal);
      return found.flatMap((document) => readSheet(document) ?? []);
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
    createSheet: (uid, sheet, signal) => ifNew(documents.create(uid, sheet.id, sheetFields(sheet), signal)),
    createParameters: (uid, { now, darkTheme }, signal) =>
      documents.patch(
        `${uid}/parameters`,
        { ...parametersFields({ ...defaultParameters, darkTheme }), datePicker: moment(now) },
        {},
        signal,
      ),
  };
}

/** An id is drawn once: when the database has it already, an earlier answer was lost on its way. */
export async function ifNew(creation: Promise<void>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!isStatus(error, 'ALREADY_EXISTS')) throw error;
  }
}
