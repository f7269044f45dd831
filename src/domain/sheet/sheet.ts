import type { Amount } from '../money/money.ts';
import type { SheetDate } from './sheet-date.ts';

/** The four collections whose documents are entries. Source: docs/specification.md#entry-fields. */
export const entryCollections = ['in', 'moneySaving', 'outDay', 'outMonth'] as const;
export type EntryCollection = (typeof entryCollections)[number];

const expenses: ReadonlySet<string> = new Set<EntryCollection>(['outDay', 'outMonth']);

/** Whether the lines of a collection are expenses. */
export const isExpense = (collection: Collection): boolean => expenses.has(collection);

/** The five collections of a sheet. */
export const collections = [...entryCollections, 'provisions'] as const;
export type Collection = (typeof collections)[number];

/** The document of a sheet, without lines. `order` is the sort key of sheets, in milliseconds since the epoch. */
export type Sheet = {
  readonly id: string;
  readonly date: SheetDate;
  readonly order: number;
  readonly accountBalance: Amount;
  readonly accountProvisionsBalance: Amount;
  readonly provisionsPaid: boolean;
};

export type Entry = {
  readonly id: string;
  readonly name: string;
  /** Day of the month, 1 to 31; 0 if the collection has no days. */
  readonly day: number;
  /** Due day of a charge or an income, 1 to 31; 0 or absent without a due day. Use `dueDayOf` to read it. */
  readonly dueDay?: number;
  readonly value: Amount;
  /** False for a credit; only daily expenses have credits. */
  readonly debit: boolean;
  readonly paid: boolean;
  /** Date of the sheet that this entry was copied from; empty if it was not copied. */
  readonly copy: string;
  /** The category of the entry's name on creation. */
  readonly category?: string;
};

export type Provision = {
  readonly id: string;
  readonly name: string;
  readonly periodicity: string;
  readonly price: Amount;
  readonly start: string;
  /** Whole amount set aside each month. */
  readonly monthlyPayment: number;
  readonly numberMonthlyPayments: number;
  /** Whole amounts separated by commas, as typed. */
  readonly deductions: string;
};

/** The line type of each collection. */
export type LineOf = { readonly [C in EntryCollection]: Entry } & { readonly provisions: Provision };
export type Line = Entry | Provision;

/** All lines of a sheet, by collection. */
export type SheetContent = { readonly [C in Collection]: readonly LineOf[C][] };

export const emptyContent: SheetContent = { in: [], moneySaving: [], outDay: [], outMonth: [], provisions: [] };

/** Builds a record with the result of `of` for each collection. */
export const byCollection = <T>(of: (collection: Collection) => T): Readonly<Record<Collection, T>> => ({
  in: of('in'),
  moneySaving: of('moneySaving'),
  outDay: of('outDay'),
  outMonth: of('outMonth'),
  provisions: of('provisions'),
});

/** Builds the content of a sheet from the result of `linesIn` for each collection. */
export const contentOf = (linesIn: <C extends Collection>(collection: C) => readonly LineOf[C][]): SheetContent => ({
  in: linesIn('in'),
  moneySaving: linesIn('moneySaving'),
  outDay: linesIn('outDay'),
  outMonth: linesIn('outMonth'),
  provisions: linesIn('provisions'),
});

/** A new entry, unpaid by default. */
export type EntryDraft = Omit<Entry, 'id' | 'copy' | 'paid'> & Partial<Pick<Entry, 'paid'>>;
export type EntryChanges = Partial<Pick<Entry, 'name' | 'day' | 'dueDay' | 'value' | 'debit' | 'paid'>>;
export type ProvisionDraft = Omit<Provision, 'id'>;
export type ProvisionChanges = Partial<ProvisionDraft>;
export type SheetChanges = Partial<Pick<Sheet, 'accountBalance' | 'accountProvisionsBalance' | 'provisionsPaid'>>;
