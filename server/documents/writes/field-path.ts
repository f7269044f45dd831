import type { WireFields, WireValue } from '../../../contract/values.ts';
import { invalidArgument } from '../failure.ts';

/** A path of field names from the document's root. */
export type FieldPath = readonly [string, ...string[]];

// Firestore's nesting limit of a document.
const maxNames = 20;

const plain = /[A-Za-z_][A-Za-z0-9_]*/y;
const quoted = /`(?:[^`\\]|\\[\s\S])+`/y;

const matchAt = (pattern: RegExp, text: string, index: number): string | undefined => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
};

const unquote = (name: string): string =>
  name.startsWith('`') ? name.slice(1, -1).replaceAll(/\\([\s\S])/g, '$1') : name;

/** Parses field names joined by dots. Backquotes allow any character, with `\` escapes. Throws `INVALID_ARGUMENT`. */
export const parseFieldPath = (text: string): FieldPath => {
  const names: string[] = [];
  let index = 0;
  do {
    const name = matchAt(quoted, text, index) ?? matchAt(plain, text, index);
    if (name === undefined) throw invalidArgument(`Invalid field path "${text}".`);
    names.push(unquote(name));
    index += name.length + 1;
  } while (text[index - 1] === '.');
  const [first, ...rest] = names;
  if (names.length > maxNames) throw invalidArgument('A field path has too many names.');
  if (index <= text.length || first === undefined) throw invalidArgument(`Invalid field path "${text}".`);
  return [first, ...rest];
};

const own = (fields: WireFields, name: string): WireValue | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const inside = (value: WireValue | undefined): WireFields =>
  value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};

/** Reads the value at a path; undefined if there is none. */
export const readField = (fields: WireFields, [name, next, ...rest]: FieldPath): WireValue | undefined => {
  const value = own(fields, name);
  return next === undefined ? value : readField(inside(value), [next, ...rest]);
};

type MutableMap = Map<string, WireValue | MutableMap>;

const toMutable = (fields: WireFields): MutableMap => new Map(Object.entries(fields));

// `fromEntries` defines own properties: assigning to a field called `__proto__` would set the prototype.
const toFields = (map: MutableMap): WireFields =>
  Object.fromEntries(
    [...map].map(([name, value]) => [name, value instanceof Map ? { mapValue: { fields: toFields(value) } } : value]),
  );

const toValue = (value: WireValue | MutableMap | undefined): WireValue | undefined =>
  value instanceof Map ? { mapValue: { fields: toFields(value) } } : value;

/** Returns a mutable copy of the map at a name, and copies each map only once. Replaces a value that is no map. */
const mutableMapAt = (map: MutableMap, name: string): MutableMap => {
  const value = map.get(name);
  if (value instanceof Map) return value;
  const copy = toMutable(inside(value));
  map.set(name, copy);
  return copy;
};

/** A mutable copy of fields. Each map is copied at most once, so that edits take linear time. */
export type FieldsEditor = {
  readonly read: (path: FieldPath) => WireValue | undefined;
  /** Sets a value; undefined deletes the field. */
  readonly write: (path: FieldPath, value: WireValue | undefined) => void;
  readonly result: () => WireFields;
};

export const editFields = (fields: WireFields): FieldsEditor => {
  const root = toMutable(fields);
  const read = (map: MutableMap, [name, next, ...rest]: FieldPath): WireValue | undefined => {
    const value = map.get(name);
    if (next === undefined) return toValue(value);
    return value instanceof Map ? read(value, [next, ...rest]) : readField(inside(value), [next, ...rest]);
  };
  const write = (map: MutableMap, [name, next, ...rest]: FieldPath, value: WireValue | undefined): void => {
    if (next !== undefined) {
      if (value !== undefined || map.has(name)) write(mutableMapAt(map, name), [next, ...rest], value);
    } else if (value === undefined) map.delete(name);
    else map.set(name, value);
  };
  return {
    read: (path) => read(root, path),
    write: (path, value) => {
      write(root, path, value);
    },
    result: () => toFields(root),
  };
};
