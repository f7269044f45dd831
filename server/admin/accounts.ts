import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Identity } from '../identity/identity.ts';
import type { User } from '../identity/accounts/users.ts';
import { PlainError } from '../lib/plain-error.ts';
import { prepareQuery } from '../store/rows.ts';

export const createSheetCount = (database: DatabaseSync): ((uid: string) => number) => {
  const count = prepareQuery(
    database,
    "SELECT count(*) AS sheets FROM documents WHERE parent = ? AND id <> 'parameters'",
    v.object({ sheets: v.number() }),
  );
  return (uid) => count.one(uid)?.sheets ?? 0;
};

/** Finds the account with an address. Throws `PlainError` when there is none. */
export const accountOf = ({ users }: Identity, address: string | undefined): User => {
  if (address === undefined) throw new PlainError('Name the address of the account.');
  const user = users.findByEmail(address.trim().toLowerCase());
  if (user === undefined) throw new PlainError(`There is no account with the address ${address}.`);
  return user;
};

const day = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const stateOf = ({ disabled, emailVerified }: User): string => {
  if (disabled) return 'disabled';
  return emailVerified ? 'verified' : 'not verified';
};

/** Prints the accounts as the lines of a text table. */
export const accountLines = (users: readonly User[], sheetsOf: (uid: string) => number): readonly string[] => {
  const rows = users.map((user) => [
    user.email,
    stateOf(user),
    day(user.createdAt),
    day(user.lastLoginAt),
    String(sheetsOf(user.uid)),
  ]);
  const table = [['address', 'state', 'since', 'last sign-in', 'sheets'], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
