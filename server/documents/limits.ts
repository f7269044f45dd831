import type { WireFields, WireValue } from '../../src/api/contract/values.ts';
import { invalidArgument } from './failure.ts';

/** Bytes of one document's stored text. */
const maximumDocumentBytes = 1024 * 1024;
const maximumDepth = 20;
const maximumValues = 10_000;
/** Brackets that a body may nest: three for each level of a value, and those around it. */
const maximumJsonDepth = maximumDepth * 3 + 12;

const quote = 0x22;
const backslash = 0x5c;
/** How much deeper the brackets `{`, `[`, `}` and `]` lead. */
const steps: ReadonlyMap<number, number> = new Map([
  [0x7b, 1],
  [0x5b, 1],
  [0x7d, -1],
  [0x5d, -1],
]);

/** Refuses JSON nested so deeply that reading it by recursion could exhaust the stack. */
export const checkJsonDepth = (text: string): void => {
  let depth = 0;
  let isInText = false;
  // One look at each character: a pattern for texts would start anew at each quote of one that never ends.
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isInText && character === backslash) index += 1;
    else if (character === quote) isInText = !isInText;
    else if (!isInText) depth += steps.get(character) ?? 0;
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
