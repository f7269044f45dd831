import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import * as v from 'valibot';

/** A prepared query whose rows are checked against `schema`. */
export type Query<Row> = {
  readonly one: (...parameters: readonly SQLInputValue[]) => Row | undefined;
  readonly all: (...parameters: readonly SQLInputValue[]) => readonly Row[];
  /** Iterates over rows of a result that may not fit into memory. */
  readonly each: (...parameters: readonly SQLInputValue[]) => Iterable<Row>;
};

/** Prepares a query and validates its rows: another version of the server may have written them. */
export const prepareQuery = <Row>(
  database: DatabaseSync,
  sql: string,
  schema: v.GenericSchema<unknown, Row>,
): Query<Row> => {
  const statement: StatementSync = database.prepare(sql);
  const rows = v.array(schema);
  return {
    one: (...parameters) => {
      const row = statement.get(...parameters);
      return row === undefined ? undefined : v.parse(schema, row);
    },
    all: (...parameters) => v.parse(rows, statement.all(...parameters)),
    each: function* (...parameters) {
      for (const row of statement.iterate(...parameters)) yield v.parse(schema, row);
    },
  };
};

/** A stored flag: 0 or 1. */
export const storedFlag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);
