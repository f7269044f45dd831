import { isTooDeep, jsonShape, maxDocumentBytes, exceededLimit } from '../../contract/limits.ts';
import type { WireFields } from '../../contract/values.ts';
import { maxWrites, type WireTransform, type WireWrite } from '../../contract/writes.ts';
import { invalidArgument } from './failure.ts';

/** Maximum bytes of the request body for one document. */
export const maxBody = maxDocumentBytes + 64 * 1024;
/** Maximum bytes of the body of a commit: 500 of the longest lines and the longest document fit. */
export const maxCommitBody = 4 * 1024 * 1024;
/** Maximum number of names in one `batchGet`. */
export const maxNames = 1000;
const maxTransforms = 500;
const maxTransformValues = 10_000;
const maxMaskPaths = 10_000;

/** Maximum number of members in the objects and lists of one body: twice as many as 500 lines and the longest document have. */
const maxMembers = 50_000;

/** Throws `INVALID_ARGUMENT` for JSON that is slow to parse: deeply nested, or with very many members (denial of service). */
export const checkJson = (text: string): void => {
  const shape = jsonShape(text);
  if (isTooDeep(shape)) throw invalidArgument('The request is nested too deeply.');
  if (shape.opened + shape.commas > maxMembers)
    throw invalidArgument(`A request holds at most ${String(maxMembers)} values.`);
};

const checkCount = (what: string, count: number, maximum: number): void => {
  if (count > maximum) throw invalidArgument(`A commit holds at most ${String(maximum)} ${what}.`);
};

const total = (writes: readonly WireWrite[], count: (write: Extract<WireWrite, { update: unknown }>) => number) =>
  writes.reduce((sum, write) => sum + ('delete' in write ? 0 : count(write)), 0);

const valuesOf = (transform: WireTransform): number => {
  if ('appendMissingElements' in transform) return transform.appendMissingElements.values.length;
  return 'removeAllFromArray' in transform ? transform.removeAllFromArray.values.length : 1;
};

/** Throws `INVALID_ARGUMENT` if a commit has too many writes, transforms, transform values or mask paths. */
export const checkCommit = (writes: readonly WireWrite[]): void => {
  checkCount('writes', writes.length, maxWrites);
  checkCount(
    'transforms',
    total(writes, ({ updateTransforms }) => updateTransforms.length),
    maxTransforms,
  );
  checkCount(
    'values of transforms',
    total(writes, ({ updateTransforms }) => updateTransforms.reduce((sum, transform) => sum + valuesOf(transform), 0)),
    maxTransformValues,
  );
  checkCount(
    'paths of masks',
    total(writes, ({ updateMask }) => updateMask?.fieldPaths.length ?? 0),
    maxMaskPaths,
  );
};

const documentFaults = { tooDeep: 'The document is nested too deeply.', tooMany: 'The document has too many fields.' };

/** Serialises the fields of a document for storage. Throws `INVALID_ARGUMENT` if the document is too large. */
export const fieldsToText = (fields: WireFields): string => {
  const fault = exceededLimit(fields);
  if (fault !== undefined) throw invalidArgument(documentFaults[fault]);
  const text = JSON.stringify(fields);
  if (Buffer.byteLength(text) > maxDocumentBytes) throw invalidArgument('The document exceeds 1048576 bytes.');
  return text;
};
