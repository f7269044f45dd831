/**
 * Whether everything exhaustive is tried, as `npm run test:all` does; `npm test` tries what proves each mechanism once. What runs in a
 * page, which has no environment, is exhaustive.
 */
export const isExhaustive = typeof process === 'undefined' || process.env['TESTS'] === 'all';

/** The rows of a table that are tried: in small only those that prove each mechanism once. */
export const tried = <Row>(rows: readonly Row[], provesEnough: (row: Row) => boolean): readonly Row[] =>
  isExhaustive ? rows : rows.filter(provesEnough);
