import type { RuleValue } from './rule-value.ts';
import { EvaluationError, isList, isMap, RuleDocument, RuleOpaque, RulePath, RuleTime } from './rule-value.ts';

const isNumeric = (value: RuleValue): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

const equalSegments = (left: RulePath, right: RulePath): boolean =>
  left.segments.length === right.segments.length &&
  left.segments.every((segment, index) => segment === right.segments[index]);

// Firestore compares these values by their content, which this evaluator does not have.
const isUndecidable = (left: RuleValue, right: RuleValue): boolean =>
  (left instanceof RuleOpaque && right instanceof RuleOpaque) ||
  (left instanceof RuleDocument && (right instanceof RuleDocument || isMap(right)));

const equalScalars = (left: RuleValue, right: RuleValue): boolean => {
  if (isUndecidable(left, right) || isUndecidable(right, left))
    throw new EvaluationError('these values cannot be compared');
  if (left instanceof RuleTime && right instanceof RuleTime) return left.micros === right.micros;
  if (left instanceof RulePath && right instanceof RulePath) return equalSegments(left, right);
  return left === right;
};

// As in Firestore, 1 differs from 1.0 inside a list or a map, and 0.0 differs from -0.0.
const isSame = (left: RuleValue, right: RuleValue): boolean =>
  left === 0 && right === 0 ? Object.is(left, right) : equalContents(left, right);

const equalLists = (left: readonly RuleValue[], right: readonly RuleValue[]): boolean =>
  left.length === right.length && left.every((item, index) => isSame(item, right[index] ?? null));

const equalMaps = (left: ReadonlyMap<string, RuleValue>, right: ReadonlyMap<string, RuleValue>): boolean =>
  left.size === right.size &&
  [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key) ?? null));

const equalContents = (left: RuleValue, right: RuleValue): boolean => {
  if (isList(left) && isList(right)) return equalLists(left, right);
  if (isMap(left) && isMap(right)) return equalMaps(left, right);
  return equalScalars(left, right);
};

/** Compares like `==`: numbers by value, lists and maps by content. Throws `EvaluationError` for undecidable values. */
export const isEqual = (left: RuleValue, right: RuleValue): boolean =>
  isNumeric(left) && isNumeric(right) && typeof left !== typeof right
    ? Number(left) === Number(right)
    : equalContents(left, right);

/** Whether a list contains an item of the same type and value. */
export const contains = (list: readonly RuleValue[], value: RuleValue): boolean =>
  list.some((item) => equalContents(item, value));
