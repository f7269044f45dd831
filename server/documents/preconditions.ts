import type { WirePrecondition } from '../../contract/writes.ts';
import { DocumentFailure } from './failure.ts';
import type { StoredDocument } from './stored-document.ts';
import { microsToTimestamp, timestampToMicros } from './timestamp.ts';

const checkExists = (name: string, exists: boolean, wanted: boolean): DocumentFailure | undefined => {
  if (wanted === exists) return undefined;
  return wanted
    ? new DocumentFailure('NOT_FOUND', `No document to update: ${name}`)
    : new DocumentFailure('ALREADY_EXISTS', `Document already exists: ${name}`);
};

const checkTime = (name: string, current: StoredDocument | undefined, wanted: string): DocumentFailure | undefined => {
  const base = timestampToMicros(wanted);
  if (current === undefined) return checkExists(name, false, true);
  if (current.updateTime === base) return undefined;
  const stored = microsToTimestamp(current.updateTime);
  return new DocumentFailure(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${wanted})`,
  );
};

/** Why a write may not go on over the document as it is, or undefined when it may. */
export const checkPrecondition = (
  name: string,
  current: StoredDocument | undefined,
  precondition: WirePrecondition | undefined,
): DocumentFailure | undefined => {
  if (precondition === undefined) return undefined;
  return 'exists' in precondition
    ? checkExists(name, current !== undefined, precondition.exists)
    : checkTime(name, current, precondition.updateTime);
};
