import { contains } from './equality.ts';
import {
  EvaluationError,
  isList,
  isMap,
  RuleDocument,
  RuleOpaque,
  RulePath,
  RuleTime,
  type RuleValue,
} from './rule-value.ts';

// Only patterns that RE2 (Firestore) and JavaScript interpret in the same way: characters, ranges and quantifiers.
const portable =
  /^\^?(?:(?:[A-Za-z0-9 _,@:-]|\[(?:[A-Za-z0-9]-[A-Za-z0-9]|[A-Za-z0-9 _,@:])+-?\])(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})?)*\$?$/;

/** Returns the anchored regular expression of a pattern; undefined for a pattern outside the portable subset. */
export const anchoredPattern = (source: string): RegExp | undefined => {
  if (!portable.test(source)) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
};

const scalarTypes: Readonly<Record<string, readonly string[]>> = {
  bigint: ['int', 'number'],
  number: ['float', 'number'],
  boolean: ['bool'],
  string: ['string'],
};

const objectType = (value: RuleValue): string => {
  if (value instanceof RuleTime) return 'timestamp';
  if (value instanceof RulePath) return 'path';
  if (value instanceof RuleOpaque) return value.kind;
  if (value instanceof RuleDocument) return 'map';
  if (value === null) return 'null';
  return isList(value) ? 'list' : 'map';
};

/** The types that `is` accepts for a value. */
export const typeOf = (value: RuleValue): readonly string[] => scalarTypes[typeof value] ?? [objectType(value)];

export const knownTypes: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
]);

const requireList = (value: RuleValue | undefined): readonly RuleValue[] => {
  if (value === undefined || !isList(value)) throw new EvaluationError('expected a list');
  return value;
};

const requireString = (value: RuleValue | undefined): string => {
  if (typeof value !== 'string') throw new EvaluationError('expected a string');
  return value;
};

const requireMap = (value: RuleValue): ReadonlyMap<string, RuleValue> => {
  if (!isMap(value)) throw new EvaluationError('expected a map');
  return value;
};

const patterns = new Map<string, RegExp | undefined>();

const matches = (text: string, source: string): boolean => {
  if (!patterns.has(source)) patterns.set(source, anchoredPattern(source));
  const pattern = patterns.get(source);
  if (pattern === undefined) throw new EvaluationError('RE2 and JavaScript may interpret this pattern differently');
  return pattern.test(text);
};

const includesAll = (items: RuleValue | undefined, others: RuleValue | undefined): boolean => {
  const list = requireList(others);
  return requireList(items).every((item) => contains(list, item));
};

const sizeOf = (value: RuleValue): bigint => {
  if (typeof value === 'string') return BigInt(value.length);
  return BigInt(isMap(value) ? value.size : requireList(value).length);
};

// A field with the value null exists: only a missing field has the default.
const getOr = (target: RuleValue, args: readonly RuleValue[]): RuleValue => {
  const [key, otherwise] = args;
  const value = requireMap(target).get(requireString(key));
  return (value === undefined ? otherwise : value) ?? null;
};

type Method = { readonly arity: number; readonly run: (target: RuleValue, args: readonly RuleValue[]) => RuleValue };

export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['size', { arity: 0, run: sizeOf }],
  ['keys', { arity: 0, run: (target) => [...requireMap(target).keys()] }],
  ['matches', { arity: 1, run: (target, [pattern]) => matches(requireString(target), requireString(pattern)) }],
  ['get', { arity: 2, run: getOr }],
  ['hasAll', { arity: 1, run: (target, [wanted]) => includesAll(wanted, target) }],
  ['hasOnly', { arity: 1, run: (target, [known]) => includesAll(target, known) }],
]);
