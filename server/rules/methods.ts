import type { RuleValue } from './rule-value.ts';
import { isList, isMap, RuleOpaque, RulePath, RuleTime } from './rule-value.ts';

/** A rule that cannot be computed; whoever asked is denied. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

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
  if (value === null) return 'null';
  return isList(value) ? 'list' : 'map';
};

/** The names of types that `is` accepts for a value. */
export const typeOf = (value: RuleValue): readonly string[] => scalarTypes[typeof value] ?? [objectType(value)];

export const knownTypes: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'null',
  'number',
  'path',
  'string',
  'timestamp',
]);

const equalLists = (left: readonly RuleValue[], right: readonly RuleValue[]): boolean =>
  left.length === right.length && left.every((item, index) => isEqual(item, right[index] ?? null));

const equalMaps = (left: ReadonlyMap<string, RuleValue>, right: ReadonlyMap<string, RuleValue>): boolean =>
  left.size === right.size &&
  [...left].every(([key, value]) => right.has(key) && isEqual(value, right.get(key) ?? null));

const isNumeric = (value: RuleValue): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

const equalScalars = (left: RuleValue, right: RuleValue): boolean => {
  // Only comparisons mix a bigint with a decimal number; NaN equals nothing.
  if (isNumeric(left) && isNumeric(right)) return left <= right ? left >= right : false;
  if (left instanceof RuleTime && right instanceof RuleTime) return left.micros === right.micros;
  return left === right;
};

/** Equality of two values; numbers by value, lists and maps by content. */
export const isEqual = (left: RuleValue, right: RuleValue): boolean => {
  if (isList(left) && isList(right)) return equalLists(left, right);
  if (isMap(left) && isMap(right)) return equalMaps(left, right);
  return equalScalars(left, right);
};

export const contains = (list: readonly RuleValue[], value: RuleValue): boolean =>
  list.some((item) => isEqual(item, value));

const needList = (value: RuleValue | undefined): readonly RuleValue[] => {
  if (value === undefined || !isList(value)) throw new EvaluationError('a list is needed');
  return value;
};

const needText = (value: RuleValue | undefined): string => {
  if (typeof value !== 'string') throw new EvaluationError('a text is needed');
  return value;
};

const needMap = (value: RuleValue): ReadonlyMap<string, RuleValue> => {
  if (!isMap(value)) throw new EvaluationError('a map is needed');
  return value;
};

const patterns = new Map<string, RegExp>();

// The database matches the whole text.
const wholePattern = (source: string): RegExp => {
  const pattern = patterns.get(source) ?? new RegExp(`^(?:${source})$`, 'u');
  patterns.set(source, pattern);
  return pattern;
};

const sizeOf = (value: RuleValue): bigint => {
  if (typeof value === 'string') return BigInt(value.length);
  return BigInt(isMap(value) ? value.size : needList(value).length);
};

type Method = { readonly arity: number; readonly run: (target: RuleValue, args: readonly RuleValue[]) => RuleValue };

/** The methods of values that a policy may call, with the number of their arguments. */
export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['size', { arity: 0, run: sizeOf }],
  ['keys', { arity: 0, run: (target) => [...needMap(target).keys()] }],
  ['matches', { arity: 1, run: (target, [pattern]) => wholePattern(needText(pattern)).test(needText(target)) }],
  ['get', { arity: 2, run: (target, [key, otherwise]) => needMap(target).get(needText(key)) ?? otherwise ?? null }],
  [
    'hasAll',
    { arity: 1, run: (target, [wanted]) => needList(wanted).every((item) => contains(needList(target), item)) },
  ],
  [
    'hasOnly',
    { arity: 1, run: (target, [known]) => needList(target).every((item) => contains(needList(known), item)) },
  ],
]);
