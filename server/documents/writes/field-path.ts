import type { WireFields, WireValue } from '../../../contract/values.ts';
import { invalidArgument } from '../failure.ts';

/** A path of field names, from the document's root. */
export type FieldPath = readonly [string, ...string[]];

// As deep as a document may be nested.
const maxNames = 20;

const plain = /[A-Za-z_][A-Za-z0-9_]*/y;
const quoted = /`(?:[^`\\]|\\[\s\S])+`/y;

const matchAt = (pattern: RegExp, text: string, index: number): string | undefined => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
};

const unquote = (name: string): string =>
  name.startsWith('`') ? name.slice(1, -1).replaceAll(/\\([\s\S])/g, '$1') : name;

/**
 * Reads a field path: plain names, or names in backquotes with `\` escapes, joined by dots.
 * Throws `INVALID_ARGUMENT` for anything else.
 */
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

/** The value at a path, or undefined when there is none. */
export const readField = (fields: WireFields, [name, next, ...rest]: FieldPath): WireValue | undefined => {
  const value = own(fields, name);
  return next === undefined ? value : readField(inside(value), [next, ...rest]);
};

type OpenMap = Map<string, WireValue | OpenMap>;

const open = (fields: WireFields): OpenMap => new Map(Object.entries(fields));

// `fromEntries` defines own properties: assigning a field called `__proto__` would set the prototype.
const close = (map: OpenMap): WireFields =>
  Object.fromEntries(
    [...map].map(([name, value]) => [name, value instanceof Map ? { mapValue: { fields: close(value) } } : value]),
  );

const closed = (value: WireValue | OpenMap | undefined): WireValue | undefined =>
  value instanceof Map ? { mapValue: { fields: close(value) } } : value;

/** Copies the map at a name once; a value that is no map is replaced by one. */
const openAt = (map: OpenMap, name: string): OpenMap => {
  const value = map.get(name);
  if (value instanceof Map) return value;
  const opened = open(inside(value));
  map.set(name, opened);
  return opened;
};

/** A mutable copy of fields: each map is copied once, however many of its fields change (linear time). */
export type FieldsEditor = {
  readonly read: (path: FieldPath) => WireValue | undefined;
  /** Sets a value; undefined deletes the field. */
  readonly write: (path: FieldPath, value: WireValue | undefined) => void;
  readonly result: () => WireFields;
};

export const editFields = (fields: WireFields): FieldsEditor => {
  const root = open(fields);
  const read = (map: OpenMap, [name, next, ...rest]: FieldPath): WireValue | undefined => {
    const value = map.get(name);
    if (next === undefined) return closed(value);
    return value instanceof Map ? read(value, [next, ...rest]) : readField(inside(value), [next, ...rest]);
  };
  const write = (map: OpenMap, [name, next, ...rest]: FieldPath, value: WireValue | undefined): void => {
    if (next !== undefined) {
      if (value !== undefined || map.has(name)) write(openAt(map, name), [next, ...rest], value);
    } else if (value === undefined) map.delete(name);
    else map.set(name, value);
  };
  return {
    read: (path) => read(root, path),
    write: (path, value) => {
      write(root, path, value);
    },
    result: () => close(root),
  };
};
