import type { Operation } from '../../../server/rules/syntax.ts';
import type { WireFields } from '../../../contract/values.ts';
import { sampleId } from './samples.ts';

/** N unauthenticated, U owner with an unverified address, O another verified user, V the verified owner. */
export type Asker = 'N' | 'U' | 'O' | 'V';

/** One call of the access matrix. Every area holds the sheet and the entry of the row; `before` is what the rules see. */
export type AccessRow = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the documents of the project; the area's uid comes first. */
  readonly path: readonly string[];
  readonly query?: string;
  readonly fields?: WireFields;
  /** What the rules are asked, of the path that is written or read. */
  readonly operation: Operation;
  readonly target: readonly string[];
  readonly before?: WireFields;
  /** Whether the area has a parameters document by then. */
  readonly isSettled?: boolean;
  /** Status for the owner, verified or not; all others get 403. */
  readonly verified: number;
  readonly unverified: number;
  /** Status for the verified owner at Firestore, where it is another. */
  readonly hosted?: number;
};

/** The sheet, and the entry in it, that every area holds for a row. */
export const rowSheet = (row: string): string => sampleId(`S${row}`);
export const rowEntry = (row: string): string => sampleId(`E${row}`);
/** An id that no area holds before the row's own call. */
export const freshId = (row: string): string => sampleId(`N${row}`);
