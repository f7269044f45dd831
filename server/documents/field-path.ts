import type { WireFields, WireValue } from '../../src/api/contract/values.ts';
import { invalidArgument } from './failure.ts';

/** Names from the document's root to one field, at least one. */
export type FieldPath = readonly [string, ...string[]];

// As deep as a document may be nested.
const maximumNames = 20;

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
  if (names.length > maximumNames) throw invalidArgument('A field path has too many names.');
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

const without = (fields: WireFields, name: string): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

// `fromEntries` defines properties, so that a field called `__proto__` stays a field.
const withField = (fields: WireFields, name: string, value: WireValue): WireFields =>
  Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, value]]);

/** The fields with one of them put in place, or taken away when `value` is undefined. */
export const writeField = (fields: WireFields, path: FieldPath, value: WireValue | undefined): WireFields => {
  const [name, next, ...rest] = path;
  if (next !== undefined) {
    if (value === undefined && own(fields, name) === undefined) return fields;
    const inner = writeField(inside(own(fields, name)), [next, ...rest], value);
    return withField(fields, name, { mapValue: { fields: inner } });
  }
  return value === undefined ? without(fields, name) : withField(fields, name, value);
};
