import * as v from 'valibot';
import type { StoredAccount, StoredDocument } from '../../domain/archive/account-patch.ts';
import { defaultParameters } from '../../domain/parameters/parameters.ts';
import type { Sheet } from '../../domain/sheet/sheet.ts';
import { readParameters } from '../budget/mapping/parameters-document.ts';
import { readSheet } from '../budget/mapping/sheet-documents.ts';
import { type WireDocument, wireDocument } from '../../../contract/values.ts';

const parametersPath = 'parameters';

/** The document in the form of the database's answers. */
export const asAnswer = ({ path, fields }: StoredDocument): WireDocument =>
  v.parse(wireDocument, { name: path, fields });

const linesOf = (documents: readonly StoredDocument[]): ReadonlyMap<string, StoredDocument[]> =>
  Map.groupBy(
    documents.filter(({ path }) => path.includes('/')),
    ({ path }) => path.slice(0, path.indexOf('/')),
  );

const isZero = ({ accountBalance, accountProvisionsBalance }: Sheet) =>
  accountBalance === 0 && accountProvisionsBalance === 0;

/** Assembles an account from its documents; ignores those that are no sheet, no line and not the parameters. */
export function accountOf(documents: readonly StoredDocument[]): StoredAccount {
  const lines = linesOf(documents);
  const found = documents.flatMap((document) => {
    const sheet = document.path.includes('/') ? undefined : readSheet(asAnswer(document));
    return sheet ? [{ sheet, document }] : [];
  });
  const parametersDocument = documents.find(({ path }) => path === parametersPath);
  return {
    sheets: found
      .toSorted((a, b) => b.sheet.order - a.sheet.order)
      .map(({ sheet, document }) => {
        const own = lines.get(sheet.id) ?? [];
        return { id: sheet.id, date: sheet.date, document, lines: own, isBlank: own.length === 0 && isZero(sheet) };
      }),
    parametersDocument,
    parameters: parametersDocument ? readParameters(asAnswer(parametersDocument)) : defaultParameters,
  };
}
