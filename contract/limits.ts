import type { WireFields, WireValue } from './values.ts';

/** Bytes of one document's stored text. */
export const maximumDocumentBytes = 1024 * 1024;
/** Levels that the values of one document may nest. */
const maximumDepth = 20;
/** Values that one document may hold, those inside lists and maps too. */
const maximumValues = 10_000;
/** Brackets that a text may nest: three for each level of a value, and those around it. */
const maximumJsonDepth = maximumDepth * 3 + 12;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const isOpening = (character: number): boolean => character === 0x7b || character === 0x5b;
const isClosing = (character: number): boolean => character === 0x7d || character === 0x5d;

/** Where a text of JSON ends whose quote is at `start`: at its other quote, or with the whole. */
const endOfText = (json: string, start: number): number => {
  let index = start + 1;
  while (index < json.length) {
    const character = json.charCodeAt(index);
    if (character === quote) return index;
    index += character === backslash ? 2 : 1;
  }
  return index;
};

/** How deep the brackets of JSON lead, how many open, and how many commas there are; those in texts do not count. */
export const jsonShape = (
  json: string,
): { readonly deepest: number; readonly opened: number; readonly commas: number } => {
  let [depth, deepest, opened, commas] = [0, 0, 0, 0];
  // One look at each character: a pattern for texts would start anew at each quote of one that never ends.
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index);
    if (character === quote) index = endOfText(json, index);
    else if (character === comma) commas += 1;
    else if (isOpening(character)) {
      opened += 1;
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (isClosing(character)) depth -= 1;
  }
  return { deepest, opened, commas };
};

/** Whether JSON is nested so deeply that reading it by recursion could exhaust the stack. */
export const isTooDeep = ({ deepest }: { readonly deepest: number }): boolean => deepest > maximumJsonDepth;

// The most crowded of all values is an empty list: two brackets in eighteen characters.
const charactersOfBracket = 8;

/**
 * What keeps the text of a file from being read as JSON: `tooDeep`, or `tooCrowded` when it has more objects than typed values
 * have in a text of its length, each of which takes far more memory than its brackets.
 */
export const fileFault = (text: string): 'tooDeep' | 'tooCrowded' | undefined => {
  const shape = jsonShape(text);
  if (isTooDeep(shape)) return 'tooDeep';
  return shape.opened * charactersOfBracket > text.length ? 'tooCrowded' : undefined;
};

const partsOf = (json: unknown): readonly unknown[] =>
  typeof json === 'object' && json !== null ? Object.values(json) : [];

// The most that one value has of its own: a place is two numbers in an object in an object.
const maximumParts = 4 * maximumValues;

/** Whether what may be a document's fields has far more parts than a document could, without a look at what they are. */
export const hasTooManyParts = (json: unknown): boolean => {
  let level: readonly unknown[] = [json];
  let count = 0;
  while (level.length > 0 && count <= maximumParts) {
    count += level.length;
    level = level.flatMap(partsOf);
  }
  return count > maximumParts;
};

const valuesIn = (value: WireValue): readonly WireValue[] => {
  if ('arrayValue' in value) return value.arrayValue.values ?? [];
  return 'mapValue' in value ? Object.values(value.mapValue.fields ?? {}) : [];
};

/** What keeps fields from being a document's, whatever they hold; nothing when they may be. */
export const valuesFault = (fields: WireFields): 'tooDeep' | 'tooMany' | undefined => {
  let level: readonly WireValue[] = Object.values(fields);
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > maximumDepth) return 'tooDeep';
    if (count > maximumValues) return 'tooMany';
    level = level.flatMap(valuesIn);
  }
  return undefined;
};
