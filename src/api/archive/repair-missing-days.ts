import type { StoredAccount, StoredDocument } from '../../domain/archive/account-patch.ts';
import { entryFields } from '../budget/mapping/line-documents.ts';
import { inSequence } from '../budget/send/in-chunks.ts';
import type { Documents } from '../documents/documents.ts';
import { isStatus } from '../documents/documents-error.ts';

// A listing ordered by day omits such documents: no sheet shows them.
const lacksDay = ({ path, fields }: StoredDocument): boolean =>
  path.split('/')[1] === 'outDay' && fields['day'] === undefined;

/**
 * Stores day 0 in each daily expense without a day, and resolves to their number. A line that was deleted meanwhile stays deleted.
 * Source: docs/specification.md#data-check.
 * @throws {DocumentsError} when the database refuses a call
 */
export async function repairMissingDays(
  documents: Documents,
  uid: string,
  { sheets }: StoredAccount,
  signal: AbortSignal,
): Promise<number> {
  const found = sheets.flatMap(({ lines }) => lines.filter(lacksDay));
  await inSequence(found, async ({ path }) => {
    try {
      await documents.patch(`${uid}/${path}`, entryFields({ day: 0 }), { exists: true }, signal);
    } catch (error) {
      if (!isStatus(error, 'NOT_FOUND')) throw error;
    }
  });
  return found.length;
}
