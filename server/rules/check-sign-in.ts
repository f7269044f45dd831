import type { Expression, ExpressionKind, Match, RuleFunction } from './syntax.ts';
import { RulesError } from './syntax.ts';

/**
 * The known value of an expression when `request.auth` is null (abstract interpretation): null, false, an error (which denies),
 * false or an error, or unknown.
 */
type AbstractValue = 'null' | 'false' | 'error' | 'falseOrError' | 'unknown';

type Functions = ReadonlyMap<string, { readonly definition: RuleFunction; readonly sees: () => Functions }>;
type Scope = { readonly names: ReadonlyMap<string, AbstractValue>; readonly functions: Functions };

const denying: ReadonlySet<AbstractValue> = new Set<AbstractValue>(['false', 'error', 'falseOrError']);
const denies = (value: AbstractValue): boolean => denying.has(value);

const isAuth = (expression: Expression): boolean =>
  expression.kind === 'member' &&
  expression.name === 'auth' &&
  expression.target.kind === 'name' &&
  expression.target.name === 'request';

const inferAnd = (left: AbstractValue, right: AbstractValue): AbstractValue => {
  if (left === 'false' || right === 'false') return 'false';
  return denies(left) || denies(right) ? 'falseOrError' : 'unknown';
};

const inferOr = (left: AbstractValue, right: AbstractValue): AbstractValue => {
  if (left === 'false' && right === 'false') return 'false';
  return denies(left) && denies(right) ? 'falseOrError' : 'unknown';
};

const isNull = (expression: Expression): boolean => expression.kind === 'literal' && expression.value === null;

const inferComparison = ({ operator, left, right }: Expression<'binary'>, scope: Scope): AbstractValue => {
  const [first, second] = [infer(left, scope), infer(right, scope)];
  if (first === 'error' || second === 'error') return 'error';
  const isNotNull = operator === '!=' && ((first === 'null' && isNull(right)) || (second === 'null' && isNull(left)));
  return isNotNull ? 'false' : 'unknown';
};

const inferCall = ({ name, args }: Expression<'call'>, scope: Scope): AbstractValue => {
  const found = scope.functions.get(name);
  if (found === undefined) return 'unknown';
  const { definition, sees } = found;
  const names = new Map(
    definition.parameters.map((parameter, index) => {
      const argument = args[index];
      return [parameter, argument === undefined ? 'unknown' : infer(argument, scope)] as const;
    }),
  );
  const inner: Scope = { names, functions: sees() };
  for (const { name: local, value } of definition.lets) names.set(local, infer(value, inner));
  return infer(definition.result, inner);
};

// In the rules, a member of null is an error.
const inferAccess = ({ target }: { readonly target: Expression }, scope: Scope): AbstractValue =>
  ['null', 'error'].includes(infer(target, scope)) ? 'error' : 'unknown';

const binary = (expression: Expression<'binary'>, scope: Scope): AbstractValue => {
  if (expression.operator === '&&') return inferAnd(infer(expression.left, scope), infer(expression.right, scope));
  if (expression.operator === '||') return inferOr(infer(expression.left, scope), infer(expression.right, scope));
  return inferComparison(expression, scope);
};

const unknown = (): AbstractValue => 'unknown';

const inferences: {
  readonly [Kind in ExpressionKind]: (expression: Expression<Kind>, scope: Scope) => AbstractValue;
} = {
  literal: ({ value }) => (value === false ? 'false' : 'unknown'),
  name: ({ name }, scope) => scope.names.get(name) ?? 'unknown',
  list: unknown,
  path: unknown,
  member: inferAccess,
  index: inferAccess,
  method: inferAccess,
  call: inferCall,
  not: unknown,
  negate: unknown,
  is: unknown,
  binary,
};

const inferKind = <Kind extends ExpressionKind>(expression: Expression<Kind>, scope: Scope): AbstractValue =>
  inferences[expression.kind](expression, scope);

const infer = (expression: Expression, scope: Scope): AbstractValue =>
  isAuth(expression) ? 'null' : inferKind(expression, scope);

const check = (match: Match, outer: Functions): void => {
  const functions: Functions = new Map([
    ...outer,
    ...match.functions.map((definition) => [definition.name, { definition, sees: () => functions }] as const),
  ]);
  for (const { condition, operations } of match.allows) {
    if (!denies(infer(condition, { names: new Map(), functions })))
      throw new RulesError(`a rule for ${operations.join(', ')} may allow a caller who has not signed in`, undefined);
  }
  for (const inner of match.matches) check(inner, functions);
};

/** Throws `RulesError` unless the rules provably deny every unauthenticated call. It may reject rules that do deny. */
export const checkSignInRequired = (root: Match): void => {
  check(root, new Map());
};
