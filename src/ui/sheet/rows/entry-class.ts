import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import { isExpense } from '../state/sheet-data.ts';

type RowMarks = { readonly isNewDay: boolean; readonly isFresh: boolean };

/** The classes that say how a row looks: its collection's columns, paid or due, credit, first of its day, just added. */
export const entryClass = (collection: EntryCollection, entry: Entry, { isNewDay, isFresh }: RowMarks): string =>
  [
    `row-${collection}`,
    isExpense(collection) && (entry.paid ? 'is-paid' : 'is-due'),
    !entry.debit && 'is-credit',
    isNewDay && 'is-new-day',
    isFresh && 'is-fresh',
  ]
    .filter(Boolean)
    .join(' ');
