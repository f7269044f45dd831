/** Whether exhaustive tests run, as in `npm run test:all`. True in a browser, which has no environment variables. */
export const isExhaustive = typeof process === 'undefined' || process.env['TESTS'] === 'all';

/** The tested rows of a table: all rows in exhaustive runs, else the rows that match `provesEnough`. */
export const tried = <Row>(rows: readonly Row[], provesEnough: (row: Row) => boolean): readonly Row[] =>
  isExhaustive ? rows : rows.filter(provesEnough);
