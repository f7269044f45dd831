import type { Drawn, MethodName, Sign, Value } from './drawn.ts';
import { bool, float, int, text } from './known-values.ts';

type Result = Value | 'error';
type List = readonly Value[];

const isNumber = (value: Value): value is Extract<Value, { type: 'int' | 'float' }> =>
  value.type === 'int' || value.type === 'float';

const isSameMap = (left: Extract<Value, { type: 'map' }>['value'], right: typeof left): boolean =>
  left.length === right.length &&
  left.every(([key, value]) => right.some(([other, part]) => other === key && isSamePart(value, part)));

// Inside a list or a map, 0.0 differs from -0.0.
const isSamePart = (left: Value, right: Value): boolean =>
  isSame(left, right) && !(left.type === 'float' && right.type === 'float' && !Object.is(left.value, right.value));

const isSameList = (left: List, right: List): boolean =>
  left.length === right.length && left.every((item, at) => isSameAt(item, right[at]));

const isSame = (left: Value, right: Value): boolean => {
  if (left.type === 'list' && right.type === 'list') return isSameList(left.value, right.value);
  if (left.type === 'map' && right.type === 'map') return isSameMap(left.value, right.value);
  return left.type === right.type && (left.type === 'null' || left.value === valueOf(right));
};

const valueOf = (value: Value): unknown => (value.type === 'null' ? null : value.value);

const isSameAt = (left: Value, right: Value | undefined): boolean => right !== undefined && isSamePart(left, right);

const equals = (left: Value, right: Value): boolean =>
  isNumber(left) && isNumber(right) && left.type !== right.type
    ? Number(left.value) === Number(right.value)
    : isSame(left, right);

type Comparable = number | bigint | string;

const orderOf = (left: Comparable, right: Comparable): number => {
  if (left === right) return 0;
  // NaN has no order.
  return left < right ? -1 : left > right ? 1 : Number.NaN;
};

/** Negative, zero or positive; NaN if an operand is NaN. */
const compare = (left: Value, right: Value): number | 'error' => {
  if (isNumber(left) && isNumber(right)) {
    return left.type === right.type
      ? orderOf(left.value, right.value)
      : orderOf(Number(left.value), Number(right.value));
  }
  if (left.type === 'timestamp' && right.type === 'timestamp') return orderOf(left.value, right.value);
  return left.type === 'string' && right.type === 'string' ? orderOf(left.value, right.value) : 'error';
};

const includes = (list: List, item: Value): boolean => list.some((part) => isSame(part, item));

const isIn = (left: Value, right: Value): Result => {
  if (right.type === 'list') return bool(includes(right.value, left));
  if (right.type !== 'map' || left.type !== 'string') return 'error';
  return bool(right.value.some(([key]) => key === left.value));
};

const ordered =
  (holds: (order: number) => boolean) =>
  (left: Value, right: Value): Result => {
    const order = compare(left, right);
    return order === 'error' ? 'error' : bool(holds(order));
  };

const operators: Readonly<Record<Exclude<Sign, '&&' | '||'>, (left: Value, right: Value) => Result>> = {
  in: isIn,
  '==': (left, right) => bool(equals(left, right)),
  '!=': (left, right) => bool(!equals(left, right)),
  '<': ordered((order) => order < 0),
  '<=': ordered((order) => order <= 0),
  '>': ordered((order) => order > 0),
  '>=': ordered((order) => order >= 0),
};

// An operand that decides the result hides the error of the other operand.
const joined = (deciding: boolean, left: Result, right: Result): Result => {
  const sides = [left, right].map((side) => (side !== 'error' && side.type === 'bool' ? side.value : 'error'));
  if (sides.includes(deciding)) return bool(deciding);
  return sides.includes('error') ? 'error' : bool(!deciding);
};

const at = (map: Extract<Value, { type: 'map' }>, key: string): Result =>
  map.value.find(([name]) => name === key)?.[1] ?? 'error';

const indexOf = (of: Value, key: Value): Result => {
  if (of.type === 'map' && key.type === 'string') return at(of, key.value);
  if (of.type !== 'list' || key.type !== 'int') return 'error';
  return of.value.find((_, index) => BigInt(index) === key.value) ?? 'error';
};

const sizeOf = (of: Value): Result =>
  of.type === 'string' || of.type === 'list' || of.type === 'map' ? int(BigInt(of.value.length)) : 'error';

const getOf = (of: Value, [key, otherwise]: List): Result => {
  if (of.type !== 'map' || key?.type !== 'string') return 'error';
  const value = at(of, key.value);
  return value === 'error' ? (otherwise ?? 'error') : value;
};

const listsOf = (of: Value, other: Value | undefined, holds: (of: List, other: List) => boolean): Result =>
  of.type === 'list' && other?.type === 'list' ? bool(holds(of.value, other.value)) : 'error';

const methods: Readonly<Record<MethodName, (of: Value, args: List) => Result>> = {
  size: sizeOf,
  keys: (of) => (of.type === 'map' ? { type: 'list', value: of.value.map(([key]) => text(key)) } : 'error'),
  get: getOf,
  hasAll: (of, [other]) => listsOf(of, other, (list, wanted) => wanted.every((item) => includes(list, item))),
  hasOnly: (of, [other]) => listsOf(of, other, (list, known) => list.every((item) => includes(known, item))),
  matches: (of, [pattern]) =>
    of.type === 'string' && pattern?.type === 'string'
      ? bool(new RegExp(pattern.value, 'u').exec(of.value)?.[0] === of.value)
      : 'error',
};

const minus = (of: Value): Result => {
  if (of.type === 'float') return float(-of.value);
  return of.type === 'int' && of.value > -(2n ** 63n) ? int(-of.value) : 'error';
};

const with1 = (of: Result, then: (value: Value) => Result): Result => (of === 'error' ? 'error' : then(of));
const with2 = (left: Result, right: Result, then: (left: Value, right: Value) => Result): Result =>
  with1(left, (first) => with1(right, (second) => then(first, second)));

const allOf = (drawn: readonly Drawn[]): List | undefined => {
  const values = drawn.map(compute).filter((value) => value !== 'error');
  return values.length < drawn.length ? undefined : values;
};

type Computing = { readonly [K in Drawn['kind']]: (drawn: Extract<Drawn, { kind: K }>) => Result };

const computing: Computing = {
  known: ({ value }) => value,
  list: ({ items }) => {
    const value = allOf(items);
    return value === undefined ? 'error' : { type: 'list', value };
  },
  not: ({ of }) => with1(compute(of), (value) => (value.type === 'bool' ? bool(!value.value) : 'error')),
  minus: ({ of }) => with1(compute(of), minus),
  is: ({ of, type }) =>
    with1(compute(of), (value) => bool(value.type === type || (type === 'number' && isNumber(value)))),
  operator: ({ sign, left, right }) =>
    sign === '&&' || sign === '||'
      ? joined(sign === '||', compute(left), compute(right))
      : with2(compute(left), compute(right), operators[sign]),
  member: ({ of, name }) => with1(compute(of), (value) => (value.type === 'map' ? at(value, name) : 'error')),
  index: ({ of, key }) => with2(compute(of), compute(key), indexOf),
  method: ({ of, name, args }) => {
    const values = allOf(args);
    return values === undefined ? 'error' : with1(compute(of), (value) => methods[name](value, values));
  },
};

const computeOf = <K extends Drawn['kind']>(drawn: Extract<Drawn, { kind: K }>, kind: K): Result =>
  computing[kind](drawn);

/** Evaluates an expression by the rules of the documentation, independently of the server (differential testing). */
function compute(drawn: Drawn): Result {
  return computeOf(drawn, drawn.kind);
}

export type Verdict = 'true' | 'false' | 'error';

/** Returns the verdict of the reference on a condition. Only `true` allows. */
export const judge = (drawn: Drawn): Verdict => {
  const result = compute(drawn);
  return result === 'error' || result.type !== 'bool' ? 'error' : result.value ? 'true' : 'false';
};
