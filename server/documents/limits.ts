import type { WireFields, WireValue } from '../../src/api/contract/values.ts';
import { invalidArgument } from './failure.ts';

/** Bytes of one document's stored text. */
const maximumDocumentBytes = 1024 * 1024;
const maximumDepth = 20;
const maximumValues = 10_000;
/** Brackets that a body may nest: three for each level of a value, and those around it. */
const maximumJsonDepth = maximumDepth * 3 + 12;

/** Refuses JSON nested so deeply that reading it by recursion could exhaust the stack. */
export const checkJsonDepth = (text: string): void => {
  let depth = 0;
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token[0] === '[' || token[0] === '{') depth += 1;
    else if (token[0] === ']' || token[0] === '}') depth -= 1;
    if (depth > maximumJsonDepth) throw invalidArgument('The request is nested too deeply.');
  }
};

const childrenOf = (value: WireValue): readonly WireValue[] => {
  if ('arrayValue' in value) return value.arrayValue.values ?? [];
  return 'mapValue' in value ? Object.values(value.mapValue.fields ?? {}) : [];
};

const checkValues = (values: readonly WireValue[]): void => {
  let level = values;
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > maximumDepth) throw invalidArgument('The document is nested too deeply.');
    if (count > maximumValues) throw invalidArgument('The document has too many fields.');
    level = level.flatMap(childrenOf);
  }
};

/** Text under which a document's fields are kept; throws `INVALID_ARGUMENT` when the document is too large. */
export const fieldsToText = (fields: WireFields): string => {
  checkValues(Object.values(fields));
  const text = JSON.stringify(fields);
  if (Buffer.byteLength(text) > maximumDocumentBytes) throw invalidArgument('The document exceeds 1048576 bytes.');
  return text;
};
