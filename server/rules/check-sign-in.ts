import type { Expression, ExpressionKind, Match, RuleFunction } from './syntax.ts';
import { RulesError } from './syntax.ts';

/**
 * What is known of a value when `request.auth` is null and nothing else is known: that it is null, that it is false, that it
 * has no value (an error, which denies), that it is one of these two, or nothing.
 */
type Known = 'null' | 'false' | 'error' | 'falseOrError' | 'unknown';

type Functions = ReadonlyMap<string, { readonly definition: RuleFunction; readonly sees: () => Functions }>;
type Scope = { readonly names: ReadonlyMap<string, Known>; readonly functions: Functions };

const deniers: ReadonlySet<Known> = new Set<Known>(['false', 'error', 'falseOrError']);
const denies = (known: Known): boolean => deniers.has(known);

const isAuth = (expression: Expression): boolean =>
  expression.kind === 'member' &&
  expression.name === 'auth' &&
  expression.target.kind === 'name' &&
  expression.target.name === 'request';

const both = (left: Known, right: Known): Known => {
  if (left === 'false' || right === 'false') return 'false';
  return denies(left) || denies(right) ? 'falseOrError' : 'unknown';
};

const either = (left: Known, right: Known): Known => {
  if (left === 'false' && right === 'false') return 'false';
  return denies(left) && denies(right) ? 'falseOrError' : 'unknown';
};

const isNull = (expression: Expression): boolean => expression.kind === 'literal' && expression.value === null;

const compared = ({ operator, left, right }: Expression<'binary'>, scope: Scope): Known => {
  const [first, second] = [learn(left, scope), learn(right, scope)];
  if (first === 'error' || second === 'error') return 'error';
  const isNotNull = operator === '!=' && ((first === 'null' && isNull(right)) || (second === 'null' && isNull(left)));
  return isNotNull ? 'false' : 'unknown';
};

const called = ({ name, args }: Expression<'call'>, scope: Scope): Known => {
  const found = scope.functions.get(name);
  if (found === undefined) return 'unknown';
  const { definition, sees } = found;
  const names = new Map(
    definition.parameters.map((parameter, index) => {
      const argument = args[index];
      return [parameter, argument === undefined ? 'unknown' : learn(argument, scope)] as const;
    }),
  );
  const inner: Scope = { names, functions: sees() };
  for (const { name: local, value } of definition.lets) names.set(local, learn(value, inner));
  return learn(definition.result, inner);
};

// What is reached through null has no value.
const within = ({ target }: { readonly target: Expression }, scope: Scope): Known =>
  ['null', 'error'].includes(learn(target, scope)) ? 'error' : 'unknown';

const binary = (expression: Expression<'binary'>, scope: Scope): Known => {
  if (expression.operator === '&&') return both(learn(expression.left, scope), learn(expression.right, scope));
  if (expression.operator === '||') return either(learn(expression.left, scope), learn(expression.right, scope));
  return compared(expression, scope);
};

const nothing = (): Known => 'unknown';

const learners: {
  readonly [Kind in ExpressionKind]: (expression: Expression<Kind>, scope: Scope) => Known;
} = {
  literal: ({ value }) => (value === false ? 'false' : 'unknown'),
  name: ({ name }, scope) => scope.names.get(name) ?? 'unknown',
  list: nothing,
  path: nothing,
  member: within,
  index: within,
  method: within,
  call: called,
  not: nothing,
  negate: nothing,
  is: nothing,
  binary,
};

const learnKind = <Kind extends ExpressionKind>(expression: Expression<Kind>, scope: Scope): Known =>
  learners[expression.kind](expression, scope);

const learn = (expression: Expression, scope: Scope): Known =>
  isAuth(expression) ? 'null' : learnKind(expression, scope);

const check = (match: Match, outer: Functions): void => {
  const functions: Functions = new Map([
    ...outer,
    ...match.functions.map((definition) => [definition.name, { definition, sees: () => functions }] as const),
  ]);
  for (const { condition, operations } of match.allows) {
    if (!denies(learn(condition, { names: new Map(), functions })))
      throw new RulesError(`a rule for ${operations.join(', ')} may allow a caller who has not signed in`, undefined);
  }
  for (const inner of match.matches) check(inner, functions);
};

/**
 * Refuses, with a `RulesError`, rules of which it is not certain that they deny every call without a token: whoever relies on
 * it may turn such a caller away before anything else of the call is read.
 */
export const checkSignInRequired = (root: Match): void => {
  check(root, new Map());
};
