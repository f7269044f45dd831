import { readEntry, readProvision } from '../../../src/api/budget/mapping/line-documents.ts';
import { readParameters } from '../../../src/api/budget/mapping/parameters-document.ts';
import { readSheet } from '../../../src/api/budget/mapping/sheet-documents.ts';
import type { WireDocument } from '../../../contract/values.ts';
import type { Parameters } from '../../../src/domain/parameters/parameters.ts';
import type { Line, Sheet } from '../../../src/domain/sheet/sheet.ts';
import type { Database } from '../database/database.ts';
import { uid } from '../database/names.ts';
import { labelOf } from '../user/labels.ts';

export type StoredLine = {
  readonly sheetId: string;
  readonly collection: string;
  readonly label: string;
  readonly line: Line;
};

/** The final content of the database. */
export type Stored = {
  readonly sheets: readonly Sheet[];
  readonly lines: readonly StoredLine[];
  readonly parameters: Parameters | undefined;
  /** Documents without a known schema. */
  readonly unknownDocuments: readonly string[];
};

/** Reads the line of a document; `path` is below the user's documents. */
export const lineOf = (path: string, document: WireDocument): StoredLine => {
  const [sheetId = '', collection = ''] = path.split('/');
  const line = collection === 'provisions' ? readProvision(document) : readEntry(document);
  return { sheetId, collection, line, label: labelOf(line) };
};

export function readStored({ store }: Database): Stored {
  const documents = store
    .all()
    .map(({ parent, id, fields }) => ({ parent, document: { name: `${parent}/${id}`, fields } }));
  const own = documents.filter(({ parent }) => parent === uid).map(({ document }) => document);
  const settings = own.find(({ name }) => name === `${uid}/parameters`);
  const sheetDocuments = own.filter((document) => document !== settings);
  const lines = documents
    .filter(({ parent }) => parent !== uid)
    .map(({ parent, document }) => lineOf(parent.slice(uid.length + 1), document));
  return {
    sheets: sheetDocuments.flatMap((document) => readSheet(document) ?? []),
    lines,
    parameters: settings && readParameters(settings),
    unknownDocuments: sheetDocuments.filter((document) => !readSheet(document)).map(({ name }) => name),
  };
}
