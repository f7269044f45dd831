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
/** How much deeper the brackets `{`, `[`, `}` and `]` lead. */
const steps: ReadonlyMap<number, number> = new Map([
  [0x7b, 1],
  [0x5b, 1],
  [0x7d, -1],
  [0x5d, -1],
]);

/** How deep the brackets of JSON lead, and how many open; those in texts do not count. */
const bracketsOf = (text: string): { readonly deepest: number; readonly opened: number } => {
  let [depth, deepest, opened, isInText] = [0, 0, 0, false];
  // One look at each character: a pattern for texts would start anew at each quote of one that never ends.
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isInText && character === backslash) index += 1;
    else if (character === quote) isInText = !isInText;
    const step = isInText ? undefined : steps.get(character);
    if (step !== undefined) {
      depth += step;
      deepest = Math.max(deepest, depth);
      opened += Math.max(step, 0);
    }
  }
  return { deepest, opened };
};

// The most crowded of all values is an empty list: two brackets in eighteen characters.
const charactersOfBracket = 8;

/**
 * What keeps a text from being read as JSON: `tooDeep` when it is nested so deeply that recursion could exhaust the stack,
 * `tooCrowded` when it has more objects than typed values have in a text of its length, each of which takes far more memory
 * than its brackets.
 */
export const bracketsFault = (text: string): 'tooDeep' | 'tooCrowded' | undefined => {
  const { deepest, opened } = bracketsOf(text);
  if (deepest > maximumJsonDepth) return 'tooDeep';
  return opened * charactersOfBracket > text.length ? 'tooCrowded' : undefined;
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
