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

/** How a new sheet starts. Source: docs/specification.md#new-sheet-options. */
export const sheetOptions = ['newMonth', 'duplicate', 'empty'] as const;
export type SheetOption = (typeof sheetOptions)[number];

/** A sheet with its lines, as far as copying it goes. */
export type CopySource = { readonly sheet: Sheet; readonly content: SheetContent };

type CopyRule = {
  /** What becomes of a daily expense of a sheet of `date`; undefined leaves it behind. */
  readonly daily: (entry: Entry, date: SheetDate) => Entry | undefined;
  /** What becomes of an entry of another collection. */
  readonly entry: (entry: Entry, collection: EntryCollection) => Entry | undefined;
  readonly provision: (provision: Provision) => Provision | undefined;
};

const drop = () => undefined;
const keepAsIs = <T>(line: T): T => line;
const reset = (entry: Entry): Entry => ({ ...entry, day: 1, paid: false, copy: '' });

/** The due day stays, also one that an older version stored as `day`. */
const carry = (entry: Entry, collection: EntryCollection): Entry =>
  hasDueDay(collection) ? { ...reset(entry), dueDay: dueDayOf(entry) } : reset(entry);

/** Source: docs/specification.md#new-month, docs/specification.md#duplicate, docs/specification.md#empty-sheet. */
const copyRules: Record<SheetOption, CopyRule> = {
  empty: { daily: drop, entry: drop, provision: drop },
  duplicate: { daily: keepAsIs, entry: keepAsIs, provision: keepAsIs },
  newMonth: {
    daily: (entry, date) => (entry.paid ? undefined : { ...reset(entry), copy: date }),
    entry: carry,
    provision: keepAsIs,
  },
};

type CreateId = () => string;

const copied = <T extends LineOf[Collection]>(
  lines: readonly T[],
  rule: (line: T) => T | undefined,
  createId: CreateId,
): readonly T[] =>
  lines.flatMap((line) => {
    const copy = rule(line);
    return copy === undefined ? [] : [{ ...copy, id: createId() }];
  });

/**
 * The lines of a new sheet made from `source`, every one with an id of its own drawn by `createId`.
 * Source: docs/specification.md#new-month, docs/specification.md#duplicate, docs/specification.md#empty-sheet,
 * docs/specification.md#new-sheet-ids.
 */
export function copyContent(option: SheetOption, { sheet, content }: CopySource, createId: CreateId): SheetContent {
  const { daily, entry, provision } = copyRules[option];
  const entries = (collection: Exclude<EntryCollection, 'outDay'>) =>
    copied(content[collection], (line) => entry(line, collection), createId);
  return {
    in: entries('in'),
    moneySaving: entries('moneySaving'),
    outDay: copied(content.outDay, (line) => daily(line, sheet.date), createId),
    outMonth: entries('outMonth'),
    provisions: copied(content.provisions, provision, createId),
  };
}

/** The own document of a sheet that carries the balances of `from`; its provisions are still to be paid in. */
export const copySheet = (id: string, date: SheetDate, from: Sheet): Sheet => ({
  id,
  date,
  order: orderOf(date),
  accountBalance: from.accountBalance,
  accountProvisionsBalance: from.accountProvisionsBalance,
  provisionsPaid: false,
});

/** What a copy will do, for the person to see before it is done. */
export type CopyPreview = {
  /** Lines that come along, by collection. */
  readonly kept: { readonly [C in Collection]: number };
  /** Lines that stay behind. */
  readonly dropped: number;
  /** Paid charges that will be unpaid again; that income and savings are paid is shown nowhere. */
  readonly reset: number;
  /** Daily expenses that come along unpaid, as they stand in the source. */
  readonly comingAlong: readonly Entry[];
  /** Charges of a month that were not paid in it: its next one has only its own. */
  readonly unpaidCharges: readonly Entry[];
  /** Income of a month that is still to come: the balance that its next one starts from lacks it. */
  readonly expectedIncome: readonly Entry[];
};

/** How many lines a sheet holds. */
export const countLines = (content: SheetContent): number =>
  Object.values(content).reduce((count, lines) => count + lines.length, 0);

const countPaid = (lines: readonly Entry[]): number => lines.filter(({ paid }) => paid).length;

/** What `copyContent` will do with the same option and source. */
export function previewCopy(option: SheetOption, source: CopySource): CopyPreview {
  const { content } = source;
  const after = copyContent(option, source, () => '');
  const unpaidIn = (lines: readonly Entry[]) => (option === 'newMonth' ? lines.filter(({ paid }) => !paid) : []);
  return {
    kept: byCollection((collection) => after[collection].length),
    dropped: countLines(content) - countLines(after),
    reset: option === 'newMonth' ? countPaid(content.outMonth) : 0,
    comingAlong: unpaidIn(content.outDay),
    unpaidCharges: unpaidIn(content.outMonth),
    expectedIncome: unpaidIn(content.in).filter((entry) => dueDayOf(entry) > 0),
  };
}
