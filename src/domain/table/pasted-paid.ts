import type { Decimal } from '../money/money.ts';
import { compareSheetDates } from '../sheet/sheet-date.ts';
import { type Entry, type EntryCollection, type EntryDraft, type Sheet, type SheetContent } from '../sheet/sheet.ts';
import { totalsOf } from '../sheet/totals/totals.ts';
import { isHeadingOf } from './headings.ts';
import { bearsSigns, type Paste, type PastedLine } from './pasted-lines.ts';

/** Why lines are proposed as paid or as unpaid. */
export type PaidReason = 'allPast' | 'someToCome' | 'nothingShowsIt';

export type PaidProposal = { readonly isPaid: boolean; readonly reason: PaidReason };

/** Whether the columns are a bank's: amounts say which way they went, a heading says so, or a line is in a bank's words. */
const isOfBank = (paste: Paste, lines: readonly PastedLine[]): boolean =>
  bearsSigns(paste) ||
  paste.heading.some((title) => isHeadingOf('bank', title)) ||
  lines.some(({ bankText }) => bankText !== undefined);

/**
 * Whether pasted lines are proposed as paid: where they come from a bank's columns and each is of today or earlier, they have left the
 * account already. Source: docs/specification.md#paste-paid.
 */
export const proposedPaid = (paste: Paste, lines: readonly PastedLine[]): PaidProposal => {
  const dates = lines.filter(({ refusal }) => refusal === undefined).map(({ date }) => date);
  const isToCome = (date: PastedLine['date']) => date !== undefined && compareSheetDates(date, paste.today) > 0;
  if (dates.some(isToCome)) return { isPaid: false, reason: 'someToCome' };
  const areDated = dates.length > 0 && dates.every((date) => date !== undefined);
  return areDated && isOfBank(paste, lines)
    ? { isPaid: true, reason: 'allPast' }
    : { isPaid: false, reason: 'nothingShowsIt' };
};

const toEntry = (draft: EntryDraft): Entry => ({ paid: false, ...draft, id: '', copy: '' });

/**
 * The real balance of a sheet, exact, once these lines are added to one of its lists.
 * Source: docs/specification.md#remaining, docs/specification.md#paste-effect.
 */
export const remainingWith = (
  sheet: Sheet,
  content: SheetContent,
  collection: EntryCollection,
  drafts: readonly EntryDraft[],
): Decimal => totalsOf(sheet, { ...content, [collection]: [...content[collection], ...drafts.map(toEntry)] }).remaining;
