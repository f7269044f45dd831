/** Whether exhaustive tests run, as in `npm run test:all`. Also true in a browser, which has no environment variables. */
export const isExhaustive = typeof process === 'undefined' || process.env['TESTS'] === 'all';

/** The tested rows of a table: all in exhaustive runs, else those that prove each mechanism once. */
export const tried = <Row>(rows: readonly Row[], provesEnough: (row: Row) => boolean): readonly Row[] =>
  isExhaustive ? rows : rows.filter(provesEnough);
