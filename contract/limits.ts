import type { WireFields, WireValue } from './values.ts';

/** The maximum size of a document's stored JSON, in bytes. */
export const maxDocumentBytes = 1024 * 1024;
/** The maximum nesting depth of the values in a document. */
const maxDepth = 20;
/** The maximum number of values in a document, including values in lists and maps. */
const maxValues = 10_000;
/** The maximum nesting depth of JSON: three brackets for each level of a value, and 12 for the request around the document. */
const maxJsonDepth = maxDepth * 3 + 12;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const isOpening = (character: number): boolean => character === 0x7b || character === 0x5b;
const isClosing = (character: number): boolean => character === 0x7d || character === 0x5d;

/** The index of the quote that closes the JSON string at `start`; the length of the text for an unclosed string. */
const endOfString = (json: string, start: number): number => {
  let index = start + 1;
  while (index < json.length) {
    const character = json.charCodeAt(index);
    if (character === quote) return index;
    index += character === backslash ? 2 : 1;
  }
  return index;
};

/** The nesting depth of JSON, and the numbers of opening brackets and commas. Ignores strings. */
export const jsonShape = (
  json: string,
): { readonly deepest: number; readonly opened: number; readonly commas: number } => {
  let [depth, deepest, opened, commas] = [0, 0, 0, 0];
  // One pass: a regular expression would take quadratic time on unterminated strings.
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index);
    if (character === quote) index = endOfString(json, index);
    else if (character === comma) commas += 1;
    else if (isOpening(character)) {
      opened += 1;
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (isClosing(character)) depth -= 1;
  }
  return { deepest, opened, commas };
};

/** Whether JSON is nested so deeply that recursion over it could overflow the stack. */
export const isTooDeep = ({ deepest }: { readonly deepest: number }): boolean => deepest > maxJsonDepth;

// The value with the most brackets for its length is an empty list: two opening brackets in eighteen characters.
const charactersOfBracket = 8;

/**
 * The reason not to parse a file as JSON; undefined if parsing is safe. `tooCrowded`: typed values of this length cannot have so many
 * objects. An object takes far more memory than its brackets (a JSON bomb).
 */
export const fileFault = (text: string): 'tooDeep' | 'tooCrowded' | undefined => {
  const shape = jsonShape(text);
  if (isTooDeep(shape)) return 'tooDeep';
  return shape.opened * charactersOfBracket > text.length ? 'tooCrowded' : undefined;
};

const childrenOf = (json: unknown): readonly unknown[] =>
  typeof json === 'object' && json !== null ? Object.values(json) : [];

// A geo point has the most nodes of all values: an object in an object, with two numbers.
const maxNodes = 4 * maxValues;

/** Whether JSON has more nodes than the fields of a document can have. This check is fast, and runs before the schema. */
export const hasTooManyNodes = (json: unknown): boolean => {
  let level: readonly unknown[] = [json];
  let count = 0;
  while (level.length > 0 && count <= maxNodes) {
    count += level.length;
    level = level.flatMap(childrenOf);
  }
  return count > maxNodes;
};

const valuesIn = (value: WireValue): readonly WireValue[] => {
  if ('arrayValue' in value) return value.arrayValue.values ?? [];
  return 'mapValue' in value ? Object.values(value.mapValue.fields ?? {}) : [];
};

/** The limit that the fields of a document exceed; undefined within the limits. */
export const exceededLimit = (fields: WireFields): 'tooDeep' | 'tooMany' | undefined => {
  let level: readonly WireValue[] = Object.values(fields);
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > maxDepth) return 'tooDeep';
    if (count > maxValues) return 'tooMany';
    level = level.flatMap(valuesIn);
  }
  return undefined;
};
