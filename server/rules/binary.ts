import { contains, EvaluationError, isEqual } from './methods.ts';
import type { RuleValue } from './rule-value.ts';
import { isList, isMap, RuleTime } from './rule-value.ts';
import type { BinaryOperator } from './syntax.ts';

const comparable = (value: RuleValue): number | bigint | string => {
  if (value instanceof RuleTime) return value.micros;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  throw new EvaluationError('these values have no order');
};

type Ordered = number | bigint | string;

const ordering =
  (holds: (left: Ordered, right: Ordered) => boolean) =>
  (left: RuleValue, right: RuleValue): boolean => {
    const first = comparable(left);
    const second = comparable(right);
    if ((typeof first === 'string') !== (typeof second === 'string')) {
      throw new EvaluationError('a text has no order with a number');
    }
    return holds(first, second);
  };

const isIn = (item: RuleValue, container: RuleValue): boolean => {
  if (isList(container)) return contains(container, item);
  if (isMap(container) && typeof item === 'string') return container.has(item);
  throw new EvaluationError('"in" needs a list or a map');
};

/** Operators that need both of their values; `&&` and `||` do not. */
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
