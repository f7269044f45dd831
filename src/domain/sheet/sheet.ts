import type { Amount } from '../money/money.ts';
import type { SheetDate } from './sheet-date.ts';

/** The four collections whose documents are entries. Source: docs/specification.md#entry-fields. */
export const entryCollections = ['in', 'moneySaving', 'outDay', 'outMonth'] as const;
export type EntryCollection = (typeof entryCollections)[number];

const expenses: ReadonlySet<string> = new Set<EntryCollection>(['outDay', 'outMonth']);

/** Whether the lines of a collection can be ticked. */
export const isExpense = (collection: Collection): boolean => expenses.has(collection);

/** The five collections of a sheet. */
export const collections = [...entryCollections, 'provisions'] as const;
export type Collection = (typeof collections)[number];

/** The sheet's own document. `order` places it among the others (newest first), in milliseconds since the epoch. */
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
  /** Day of the month, 1 to 31; 0 where the collection has no day. */
  readonly day: number;
  /** Day of the month on which a charge leaves or an income comes, 1 to 31; 0 or absent when it has none: see `dueDayOf`. */
  readonly dueDay?: number;
  readonly value: Amount;
  /** False marks a credit; only daily expenses have credits. */
  readonly debit: boolean;
  readonly paid: boolean;
  /** Date of the sheet this entry was copied from; empty when it was typed here. */
  readonly copy: string;
  /** The category that its name belonged to when it was made. */
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

/** What a document of each collection holds. */
export type LineOf = { readonly [C in EntryCollection]: Entry } & { readonly provisions: Provision };
export type Line = Entry | Provision;

/** All lines of a sheet, by collection. */
export type SheetContent = { readonly [C in Collection]: readonly LineOf[C][] };

export const emptyContent: SheetContent = { in: [], moneySaving: [], outDay: [], outMonth: [], provisions: [] };

/** What `of` gives for each of the five collections. */
export const byCollection = <T>(of: (collection: Collection) => T): Readonly<Record<Collection, T>> => ({
  in: of('in'),
  moneySaving: of('moneySaving'),
  outDay: of('outDay'),
  outMonth: of('outMonth'),
  provisions: of('provisions'),
});

/** The content whose lines `linesIn` gives for each collection. */
export const contentOf = (linesIn: <C extends Collection>(collection: C) => readonly LineOf[C][]): SheetContent => ({
  in: linesIn('in'),
  moneySaving: linesIn('moneySaving'),
  outDay: linesIn('outDay'),
  outMonth: linesIn('outMonth'),
  provisions: linesIn('provisions'),
});

/** A new entry, which is unpaid unless it says otherwise. */
export type EntryDraft = Omit<Entry, 'id' | 'copy' | 'paid'> & Partial<Pick<Entry, 'paid'>>;
export type EntryChanges = Partial<Pick<Entry, 'name' | 'day' | 'dueDay' | 'value' | 'debit' | 'paid'>>;
export type ProvisionDraft = Omit<Provision, 'id'>;
export type ProvisionChanges = Partial<ProvisionDraft>;
export type SheetChanges = Partial<Pick<Sheet, 'accountBalance' | 'accountProvisionsBalance' | 'provisionsPaid'>>;
