import type { WireDocument } from '../../../contract/values.ts';
import { readParameters } from '../../../src/api/budget/mapping/parameters-document.ts';
import { readSheet } from '../../../src/api/budget/mapping/sheet-documents.ts';
import type { EntryCollection, Sheet } from '../../../src/domain/sheet/sheet.ts';
import { openDocuments } from '../../e2e/faults/support/stored.ts';

/** The documents of one user in Firestore. The lines are sorted texts, such as `Bakery 3.2 paid`. */
export type FirestoreData = {
  readonly uid: string;
  /** Oldest first. */
  readonly sheets: () => Promise<readonly Sheet[]>;
  readonly lines: (sheetId: string, collection: EntryCollection) => Promise<readonly string[]>;
  readonly wholeSheets: () => Promise<readonly unknown[]>;
  readonly parameters: () => Promise<WireDocument>;
  /** The suggested names, sorted. */
  readonly names: () => Promise<readonly string[]>;
};

/** Reads the documents of `uid` below a root. Uses the emulator's administrator, who bypasses the rules. */
export function openFirestoreData(root: string, uid: string): FirestoreData {
  const stored = openDocuments(root, uid, 'owner');
  const sheets = async () => {
    const documents = await Promise.all((await stored.sheetIds()).map((id) => stored.sheet(id)));
    return documents.flatMap((document) => readSheet(document) ?? []).toSorted((one, other) => one.order - other.order);
  };
  const lines = async (sheetId: string, collection: EntryCollection) => {
    const entries = await stored.entries(sheetId, collection);
    return entries
      .map(({ name, value, debit, paid }) => `${name} ${debit ? '' : '+'}${value}${paid ? ' paid' : ''}`)
      .toSorted();
  };
  const provisions = async (sheetId: string) =>
    (await stored.provisions(sheetId)).map(
      ({ name, price, monthlyPayment, numberMonthlyPayments }) =>
        `${name} ${price} ${monthlyPayment} ${numberMonthlyPayments}`,
    );
  const wholeSheet = async ({ id, accountBalance }: Sheet) => ({
    accountBalance,
    in: await lines(id, 'in'),
    moneySaving: await lines(id, 'moneySaving'),
    outDay: await lines(id, 'outDay'),
    outMonth: await lines(id, 'outMonth'),
    provisions: await provisions(id),
  });
  return {
    uid,
    sheets,
    lines,
    wholeSheets: async () => Promise.all((await sheets()).map(wholeSheet)),
    parameters: stored.parameters,
    names: async () => readParameters(await stored.parameters()).operations.toSorted(),
  };
}
