import { bracketsFault, maximumDocumentBytes, valuesFault } from '../../src/api/contract/limits.ts';
import type { WireFields } from '../../src/api/contract/values.ts';
import { invalidArgument } from './failure.ts';

/** Refuses JSON nested so deeply that reading it by recursion could exhaust the stack. */
export const checkJsonDepth = (text: string): void => {
  if (bracketsFault(text) === 'tooDeep') throw invalidArgument('The request is nested too deeply.');
};

const messages = { tooDeep: 'The document is nested too deeply.', tooMany: 'The document has too many fields.' };

/** Text under which a document's fields are kept; throws `INVALID_ARGUMENT` when the document is too large. */
export const fieldsToText = (fields: WireFields): string => {
  const fault = valuesFault(fields);
  if (fault !== undefined) throw invalidArgument(messages[fault]);
  const text = JSON.stringify(fields);
  if (Buffer.byteLength(text) > maximumDocumentBytes) throw invalidArgument('The document exceeds 1048576 bytes.');
  return text;
};
