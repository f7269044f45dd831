import type { Decimal } from '../money/money.ts';
import { compareSheetDates } from '../sheet/sheet-date.ts';
import { type Entry, type EntryCollection, type EntryDraft, type Sheet, type SheetContent } from '../sheet/sheet.ts';
import { totalsOf } from '../sheet/totals/totals.ts';
import { isHeadingOf } from './headings.ts';
import { hasSigns, type Paste, type PastedLine } from './pasted-lines.ts';

/** The reason for proposing lines as paid or unpaid. */
export type PaidReason = 'allPast' | 'someInFuture' | 'notEvident';

export type PaidProposal = { readonly isPaid: boolean; readonly reason: PaidReason };

/** Whether signs, a heading or a line's text show that the table comes from a bank. */
const isOfBank = (paste: Paste, lines: readonly PastedLine[]): boolean =>
  hasSigns(paste) ||
  paste.heading.some((title) => isHeadingOf('bank', title)) ||
  lines.some(({ bankText }) => bankText !== undefined);

/**
 * Whether to propose pasted lines as paid. Lines from a bank with no date after today have already left the account.
 * Source: docs/specification.md#paste-paid.
 */
export const proposedPaid = (paste: Paste, lines: readonly PastedLine[]): PaidProposal => {
  const dates = lines.filter(({ refusal }) => refusal === undefined).map(({ date }) => date);
  const isFuture = (date: PastedLine['date']) => date !== undefined && compareSheetDates(date, paste.today) > 0;
  if (dates.some(isFuture)) return { isPaid: false, reason: 'someInFuture' };
  const areDated = dates.length > 0 && dates.every((date) => date !== undefined);
  return areDated && isOfBank(paste, lines)
    ? { isPaid: true, reason: 'allPast' }
    : { isPaid: false, reason: 'notEvident' };
};

const toEntry = (draft: EntryDraft): Entry => ({ paid: false, ...draft, id: '', copy: '' });

/**
 * The exact real balance of a sheet after adding these lines.
 * Source: docs/specification.md#remaining, docs/specification.md#paste-effect.
 */
export const remainingWith = (
  sheet: Sheet,
  content: SheetContent,
  collection: EntryCollection,
  drafts: readonly EntryDraft[],
): Decimal => totalsOf(sheet, { ...content, [collection]: [...content[collection], ...drafts.map(toEntry)] }).remaining;
