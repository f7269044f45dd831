import type { EntryCollection } from '../sheet/sheet.ts';

/** What a column of a pasted table is read as; `debit` and `credit` share the amounts of daily expenses. */
export type ColumnRole = 'day' | 'name' | 'amount' | 'debit' | 'credit' | 'none';

const rolesOfDailyExpenses = ['day', 'name', 'amount', 'debit', 'credit', 'none'] as const;
const rolesOfOthers = ['name', 'amount', 'none'] as const;

/** The roles that a column may have for a list. */
export const rolesFor = (collection: EntryCollection): readonly ColumnRole[] =>
  collection === 'outDay' ? rolesOfDailyExpenses : rolesOfOthers;

/** The roles that give way to one. */
const replaced: Record<ColumnRole, readonly ColumnRole[]> = {
  day: ['day'],
  name: ['name'],
  amount: ['amount', 'debit', 'credit'],
  debit: ['debit', 'amount'],
  credit: ['credit', 'amount'],
  none: [],
};

/** The roles once another one was chosen for a column: no two columns have the same, and nothing is an amount twice. */
export const withRole = (roles: readonly ColumnRole[], column: number, role: ColumnRole): readonly ColumnRole[] =>
  roles.map((other, index) => {
    if (index === column) return role;
    return replaced[role].includes(other) ? 'none' : other;
  });
