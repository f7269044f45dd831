import {
  byCollection,
  type Collection,
  type Entry,
  type EntryCollection,
  type LineOf,
  type Provision,
  type Sheet,
  type SheetContent,
} from '../sheet.ts';
import { dueDayOf, hasDueDay } from '../due-day.ts';
import { orderOf, type SheetDate } from '../sheet-date.ts';

/** The ways to create a sheet. Source: docs/specification.md#new-sheet-options. */
export const sheetOptions = ['newMonth', 'duplicate', 'empty'] as const;
export type SheetOption = (typeof sheetOptions)[number];

/** A sheet with its lines. */
export type CopySource = { readonly sheet: Sheet; readonly content: SheetContent };

type CopyRule = {
  /** Copies a daily expense of a sheet of `date`; undefined drops the expense. */
  readonly daily: (entry: Entry, date: SheetDate) => Entry | undefined;
  /** Copies an entry of another collection. */
  readonly entry: (entry: Entry, collection: EntryCollection) => Entry | undefined;
  readonly provision: (provision: Provision) => Provision | undefined;
};

const drop = () => undefined;
const keepAsIs = <T>(line: T): T => line;
const reset = (entry: Entry): Entry => ({ ...entry, day: 1, paid: false, copy: '' });

/** Keeps the due day, even if an older version stored the due day as `day`. */
const resetWithDueDay = (entry: Entry, collection: EntryCollection): Entry =>
  hasDueDay(collection) ? { ...reset(entry), dueDay: dueDayOf(entry) } : reset(entry);

/** Source: docs/specification.md#new-month, docs/specification.md#duplicate, docs/specification.md#empty-sheet. */
const copyRules: Record<SheetOption, CopyRule> = {
  empty: { daily: drop, entry: drop, provision: drop },
  duplicate: { daily: keepAsIs, entry: keepAsIs, provision: keepAsIs },
  newMonth: {
    daily: (entry, date) => (entry.paid ? undefined : { ...reset(entry), copy: date }),
    entry: resetWithDueDay,
    provision: keepAsIs,
  },
};

type CreateId = () => string;

const copyLines = <T extends LineOf[Collection]>(
  lines: readonly T[],
  rule: (line: T) => T | undefined,
  createId: CreateId,
): readonly T[] =>
  lines.flatMap((line) => {
    const copy = rule(line);
    return copy === undefined ? [] : [{ ...copy, id: createId() }];
  });

/**
 * The lines of a new sheet copied from `source`, each with a new id.
 * Source: docs/specification.md#new-month, docs/specification.md#duplicate, docs/specification.md#empty-sheet,
 * docs/specification.md#new-sheet-ids.
 */
export function copyContent(option: SheetOption, { sheet, content }: CopySource, createId: CreateId): SheetContent {
  const { daily, entry, provision } = copyRules[option];
  const entries = (collection: Exclude<EntryCollection, 'outDay'>) =>
    copyLines(content[collection], (line) => entry(line, collection), createId);
  return {
    in: entries('in'),
    moneySaving: entries('moneySaving'),
    outDay: copyLines(content.outDay, (line) => daily(line, sheet.date), createId),
    outMonth: entries('outMonth'),
    provisions: copyLines(content.provisions, provision, createId),
  };
}

/** A new sheet with the balances of `from` and its provisions unpaid. */
export const copySheet = (id: string, date: SheetDate, from: Sheet): Sheet => ({
  id,
  date,
  order: orderOf(date),
  accountBalance: from.accountBalance,
  accountProvisionsBalance: from.accountProvisionsBalance,
  provisionsPaid: false,
});

/** A preview of a copy. */
export type CopyPreview = {
  /** The number of copied lines, by collection. */
  readonly kept: { readonly [C in Collection]: number };
  /** The number of dropped lines. */
  readonly dropped: number;
  /** The number of paid charges that become unpaid. */
  readonly reset: number;
  /** The unpaid daily expenses that a new month copies. */
  readonly copiedExpenses: readonly Entry[];
  /** The source's unpaid charges. The new month counts each charge once: the source's payment is not carried over. */
  readonly unpaidCharges: readonly Entry[];
  /** The source's expected income, which the copied balance does not include. */
  readonly expectedIncome: readonly Entry[];
};

export const countLines = (content: SheetContent): number =>
  Object.values(content).reduce((count, lines) => count + lines.length, 0);

const countPaid = (lines: readonly Entry[]): number => lines.filter(({ paid }) => paid).length;

/** Previews `copyContent` for an option and a source. */
export function previewCopy(option: SheetOption, source: CopySource): CopyPreview {
  const { content } = source;
  const after = copyContent(option, source, () => '');
  const unpaidIn = (lines: readonly Entry[]) => (option === 'newMonth' ? lines.filter(({ paid }) => !paid) : []);
  return {
    kept: byCollection((collection) => after[collection].length),
    dropped: countLines(content) - countLines(after),
    reset: option === 'newMonth' ? countPaid(content.outMonth) : 0,
    copiedExpenses: unpaidIn(content.outDay),
    unpaidCharges: unpaidIn(content.outMonth),
    expectedIncome: unpaidIn(content.in).filter((entry) => dueDayOf(entry) > 0),
  };
}
