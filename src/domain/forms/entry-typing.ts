import { splitLeadingSign, splitPastedSign, splitSign } from '../money/amount-sign.ts';
import type { EntryCollection } from '../sheet/sheet.ts';
import type { EntryFields } from './entry-draft.ts';

/** The fields of an empty add row: a debit. */
export const emptyEntryFields: EntryFields = { day: '', name: '', value: '', debit: true };

/** Moves the sign of the amount, if any, to the debit switch. Source: docs/specification.md#amount-sign. */
const withSplit = (fields: EntryFields, split: typeof splitSign): EntryFields => {
  const { debit, text } = split(fields.value);
  return debit === undefined ? fields : { ...fields, value: text, debit };
};

/**
 * The fields of an entry after typing. The sign of a daily expense's amount moves to the debit switch. A pasted amount can have its sign
 * anywhere. While typing, only a leading sign moves, because a later sign may start a second term.
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

/** The fields after the amount loses the focus. The amount is complete, so any sign moves to the debit switch. */
export const entryAfterBlur = (collection: EntryCollection, fields: EntryFields): EntryFields =>
  collection === 'outDay' ? withSplit(fields, splitSign) : fields;
