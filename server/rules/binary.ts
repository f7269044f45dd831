import { contains, isEqual } from './equality.ts';
import type { RuleValue } from './rule-value.ts';
import { EvaluationError, isList, isMap, RuleTime } from './rule-value.ts';
import type { BinaryOperator } from './syntax.ts';

type Ordered = number | bigint | string;

const kindOf = (value: RuleValue): string =>
  value instanceof RuleTime ? 'time' : typeof value === 'bigint' ? 'number' : typeof value;

const orderOf = (value: RuleValue, isMixed: boolean): Ordered => {
  if (value instanceof RuleTime) return value.micros;
  if (typeof value === 'bigint') return isMixed ? Number(value) : value;
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new EvaluationError('this value has no order');
};

const ordering =
  (holds: (left: Ordered, right: Ordered) => boolean) =>
  (left: RuleValue, right: RuleValue): boolean => {
    if (kindOf(left) !== kindOf(right)) throw new EvaluationError('values of two types have no order');
    // As in Firestore, an integer is converted to a double for a comparison with a double.
    const isMixed = typeof left !== typeof right;
    return holds(orderOf(left, isMixed), orderOf(right, isMixed));
  };

const isIn = (item: RuleValue, container: RuleValue): boolean => {
  if (isList(container)) return contains(container, item);
  if (isMap(container) && typeof item === 'string') return container.has(item);
  throw new EvaluationError('"in" needs a list or a map');
};

/** The operators that evaluate both operands; `&&` and `||` short-circuit. */
export const binaryOperators: Readonly<
  Record<Exclude<BinaryOperator, '&&' | '||'>, (left: RuleValue, right: RuleValue) => boolean>
> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': ordering((left, right) => left < right),
  '<=': ordering((left, right) => left <= right),
  '>': ordering((left, right) => left > right),
  '>=': ordering((left, right) => left >= right),
  in: isIn,
};
