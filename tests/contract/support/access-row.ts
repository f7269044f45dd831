import type { Operation } from '../../../server/rules/syntax.ts';
import type { WireFields } from '../../../contract/values.ts';
import { sampleId } from './samples.ts';

/** N: unauthenticated. U: the owner with an unverified address. O: another verified user. V: the verified owner. */
export type Asker = 'N' | 'U' | 'O' | 'V';

/** One call of the access matrix, on a sheet and an entry that exist for this row. */
export type AccessRow = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below the documents of the user. */
  readonly path: readonly string[];
  readonly query?: string;
  readonly fields?: WireFields;
  /** The operation and its path for the rules. */
  readonly operation: Operation;
  readonly target: readonly string[];
  readonly before?: WireFields;
  readonly hasParameters?: boolean;
  /** Status for the owner, verified or not; all other callers get 403. */
  readonly verified: number;
  readonly unverified: number;
  /** Status for the verified owner at Firestore, if it differs from `owner`. */
  readonly hosted?: number;
};

/** The sheet of a row. Every user has this sheet and its entry. */
export const rowSheet = (row: string): string => sampleId(`S${row}`);
export const rowEntry = (row: string): string => sampleId(`E${row}`);
/** The id that the call of a row creates. */
export const freshId = (row: string): string => sampleId(`N${row}`);
