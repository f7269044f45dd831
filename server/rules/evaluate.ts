import { binaryOperators } from './binary.ts';
import { methods, typeOf } from './methods.ts';
import type { RuleValue } from './rule-value.ts';
import { EvaluationError, largestInteger, isList, isMap, RuleDocument, RulePath } from './rule-value.ts';
import type { Expression, ExpressionKind, RuleFunction } from './syntax.ts';

/** Called with the value of each evaluated expression. */
export type Observe = (expression: Expression, value: RuleValue) => void;

export type Scope = {
  readonly names: ReadonlyMap<string, RuleValue>;
  readonly functions: ReadonlyMap<string, { readonly definition: RuleFunction; readonly scope: () => Scope }>;
  readonly builtins: ReadonlyMap<string, (path: RulePath) => RuleValue>;
  readonly observe: Observe;
};

const readName = (scope: Scope, name: string): RuleValue => {
  const value = scope.names.get(name);
  if (value === undefined) throw new EvaluationError(`${name} has no value`);
  return value;
};

const field = (target: RuleValue, name: string): RuleValue | undefined => {
  if (target instanceof RuleDocument) return name === 'data' ? target.data : undefined;
  return isMap(target) ? target.get(name) : undefined;
};

const member = (target: RuleValue, name: string): RuleValue => {
  const value = field(target, name);
  if (value === undefined) throw new EvaluationError(`there is no field ${name}`);
  return value;
};

const atIndex = (target: RuleValue, key: RuleValue): RuleValue => {
  if (typeof key === 'string') return member(target, key);
  const value = isList(target) && typeof key === 'bigint' ? target[Number(key)] : undefined;
  if (value === undefined) throw new EvaluationError('the index is out of range');
  return value;
};

const requireBoolean = (value: RuleValue): boolean => {
  if (typeof value !== 'boolean') throw new EvaluationError('expected a boolean');
  return value;
};

const attempt = (expression: Expression, scope: Scope): boolean | EvaluationError => {
  try {
    return requireBoolean(evaluate(expression, scope));
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
};

// As in Firestore, `false && error` and `error && false` are false: the deciding operand hides the other operand's error.
const decide = (left: Expression, right: Expression, scope: Scope, deciding: boolean): boolean => {
  const first = attempt(left, scope);
  if (first === deciding) return deciding;
  const second = requireBoolean(evaluate(right, scope));
  if (first instanceof EvaluationError && second !== deciding) throw first;
  return second;
};

const negate = (value: RuleValue): RuleValue => {
  if (typeof value === 'number') return -value;
  if (typeof value !== 'bigint' || -value > largestInteger) throw new EvaluationError('this value has no negative');
  return -value;
};

const pathOf = (segments: readonly RuleValue[]): RulePath => {
  const texts = segments.filter((segment) => typeof segment === 'string');
  if (texts.length < segments.length) throw new EvaluationError('a path consists of strings');
  return new RulePath(texts);
};

const callFunction = (name: string, args: readonly RuleValue[], scope: Scope): RuleValue => {
  const found = scope.functions.get(name);
  if (found === undefined) throw new EvaluationError(`${name} cannot be called`);
  const { definition } = found;
  const outer = found.scope();
  const names = new Map(outer.names);
  definition.parameters.forEach((parameter, index) => names.set(parameter, args[index] ?? null));
  const inner: Scope = { ...outer, names };
  for (const { name: local, value } of definition.lets) names.set(local, evaluate(value, inner));
  return evaluate(definition.result, inner);
};

const call = (name: string, args: readonly RuleValue[], scope: Scope): RuleValue => {
  const builtin = scope.builtins.get(name);
  if (builtin === undefined) return callFunction(name, args, scope);
  const [path] = args;
  if (!(path instanceof RulePath)) throw new EvaluationError(`${name} expects a path`);
  return builtin(path);
};

const callMethod = (name: string, target: RuleValue, args: readonly RuleValue[]): RuleValue => {
  const method = methods.get(name);
  if (method === undefined) throw new EvaluationError(`there is no method ${name}`);
  return method.run(target, args);
};

type EvaluatorOf<Kind extends ExpressionKind> = (expression: Expression<Kind>, scope: Scope) => RuleValue;

const all = (expressions: readonly Expression[], scope: Scope): readonly RuleValue[] =>
  expressions.map((expression) => evaluate(expression, scope));

const binary: EvaluatorOf<'binary'> = ({ operator, left, right }, scope) => {
  if (operator === '||' || operator === '&&') return decide(left, right, scope, operator === '||');
  return binaryOperators[operator](evaluate(left, scope), evaluate(right, scope));
};

const evaluators: { readonly [Kind in ExpressionKind]: EvaluatorOf<Kind> } = {
  literal: ({ value }) => value,
  name: ({ name }, scope) => readName(scope, name),
  list: ({ items }, scope) => all(items, scope),
  path: ({ segments }, scope) => pathOf(all(segments, scope)),
  member: ({ target, name }, scope) => member(evaluate(target, scope), name),
  index: ({ target, key }, scope) => atIndex(evaluate(target, scope), evaluate(key, scope)),
  method: ({ target, name, args }, scope) => callMethod(name, evaluate(target, scope), all(args, scope)),
  call: ({ name, args }, scope) => call(name, all(args, scope), scope),
  not: ({ operand }, scope) => !requireBoolean(evaluate(operand, scope)),
  negate: ({ operand }, scope) => negate(evaluate(operand, scope)),
  is: ({ operand, type }, scope) => typeOf(evaluate(operand, scope)).includes(type),
  binary,
};

const dispatch = <Kind extends ExpressionKind>(expression: Expression<Kind>, scope: Scope): RuleValue =>
  evaluators[expression.kind](expression, scope);

/** Evaluates an expression. Throws `EvaluationError` if it has no value. */
export const evaluate = (expression: Expression, scope: Scope): RuleValue => {
  const value = dispatch(expression, scope);
  scope.observe(expression, value);
  return value;
};
