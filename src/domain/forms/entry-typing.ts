import { splitLeadingSign, splitPastedSign, splitSign } from '../money/amount-sign.ts';
import type { EntryCollection } from '../sheet/sheet.ts';
import type { EntryFields } from './entry-draft.ts';

/** An add row before anything is typed: a debit. */
export const emptyEntryFields: EntryFields = { day: '', name: '', value: '', debit: true };

/** The fields with the sign of the amount taken off it, where it bears one. Source: docs/specification.md#amount-sign. */
const withSplit = (fields: EntryFields, split: typeof splitSign): EntryFields => {
  const { debit, text } = split(fields.value);
  return debit === undefined ? fields : { ...fields, value: text, debit };
};

/**
 * The fields of an entry after typing. The sign in the amount of a daily expense goes to its switch: at once where it was pasted,
 * as that is complete; what is typed letter by letter may go on behind a sign that does not lead.
 */
export const entryAfterTyping = (
  collection: EntryCollection,
  before: EntryFields,
  changes: Partial<EntryFields>,
): EntryFields => {
  const after = { ...before, ...changes };
  if (collection !== 'outDay' || changes.value === undefined) return after;
  return withSplit(after, changes.value.length > before.value.length + 1 ? splitPastedSign : splitLeadingSign);
};

/** The fields once the amount is left, which is complete then. */
export const entryAfterLeaving = (collection: EntryCollection, fields: EntryFields): EntryFields =>
  collection === 'outDay' ? withSplit(fields, splitSign) : fields;
