import type { EntryCollection } from '../sheet/sheet.ts';

/** The role of a pasted column; `debit` and `credit` split the amounts of daily expenses. */
export type ColumnRole = 'day' | 'name' | 'amount' | 'debit' | 'credit' | 'none';

const dailyExpenseRoles = ['day', 'name', 'amount', 'debit', 'credit', 'none'] as const;
const otherRoles = ['name', 'amount', 'none'] as const;

/** The roles to choose from for a list. */
export const rolesFor = (collection: EntryCollection): readonly ColumnRole[] =>
  collection === 'outDay' ? dailyExpenseRoles : otherRoles;

const replacedBy: Record<ColumnRole, readonly ColumnRole[]> = {
  day: ['day'],
  name: ['name'],
  amount: ['amount', 'debit', 'credit'],
  debit: ['debit', 'amount'],
  credit: ['credit', 'amount'],
  none: [],
};

/** Sets the role of a column, and resets conflicting roles of other columns. */
export const withRole = (roles: readonly ColumnRole[], column: number, role: ColumnRole): readonly ColumnRole[] =>
  roles.map((other, index) => {
    if (index === column) return role;
    return replacedBy[role].includes(other) ? 'none' : other;
  });
