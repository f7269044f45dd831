import { isExhaustive } from '../../support/tier.ts';

/** The rows of a table that are tried: in small only those that prove each mechanism once. */
export const tried = <Row>(rows: readonly Row[], provesEnough: (row: Row) => boolean): readonly Row[] =>
  isExhaustive ? rows : rows.filter(provesEnough);
