import { knownTypes, methods } from './methods.ts';
import type { Expression, ExpressionKind, Match, RuleFunction } from './syntax.ts';
import { RulesError } from './syntax.ts';

/** Functions of the database, each with one path as its argument. */
const builtinNames = ['exists', 'existsAfter', 'get', 'getAfter'] as const;

type Known = { readonly names: ReadonlySet<string>; readonly functions: ReadonlyMap<string, number> };

const refuse = (message: string): RulesError => new RulesError(message, undefined);

const checkArity = (name: string, arity: number | undefined, count: number): void => {
  if (arity === undefined) throw refuse(`unknown function "${name}"`);
  if (arity !== count) throw refuse(`"${name}" takes ${String(arity)} arguments, not ${String(count)}`);
};

type Checker<Kind extends ExpressionKind> = (expression: Expression<Kind>, known: Known) => readonly Expression[];

// Each returns the parts that are to be checked in turn.
const checkers: { readonly [Kind in ExpressionKind]: Checker<Kind> } = {
  literal: () => [],
  name: ({ name }, known) => {
    if (!known.names.has(name)) throw refuse(`unknown name "${name}"`);
    return [];
  },
  list: ({ items }) => items,
  path: ({ segments }) => segments,
  member: ({ target }) => [target],
  index: ({ target, key }) => [target, key],
  method: ({ name, target, args }) => {
    checkArity(name, methods.get(name)?.arity, args.length);
    return [target, ...args];
  },
  call: ({ name, args }, known) => {
    checkArity(name, known.functions.get(name), args.length);
    return args;
  },
  not: ({ operand }) => [operand],
  negate: ({ operand }) => [operand],
  is: ({ operand, type }) => {
    if (!knownTypes.has(type)) throw refuse(`unknown type "${type}"`);
    return [operand];
  },
  binary: ({ left, right }) => [left, right],
};

const partsOf = <Kind extends ExpressionKind>(expression: Expression<Kind>, known: Known): readonly Expression[] =>
  checkers[expression.kind](expression, known);

const checkExpression = (expression: Expression, known: Known): void => {
  for (const part of partsOf(expression, known)) checkExpression(part, known);
};

const withNames = (known: Known, names: readonly string[]): Known => ({
  ...known,
  names: new Set([...known.names, ...names]),
});

const checkFunction = ({ parameters, lets, result }: RuleFunction, known: Known): void => {
  let inner = withNames(known, parameters);
  for (const { name, value } of lets) {
    checkExpression(value, inner);
    inner = withNames(inner, [name]);
  }
  checkExpression(result, inner);
};

const checkMatch = (match: Match, outer: Known): void => {
  const variables = match.segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : []));
  const known: Known = {
    ...withNames(outer, variables),
    functions: new Map([
      ...outer.functions,
      ...match.functions.map(({ name, parameters }) => [name, parameters.length] as const),
    ]),
  };
  for (const definition of match.functions) checkFunction(definition, known);
  for (const { condition } of match.allows) checkExpression(condition, known);
  for (const inner of match.matches) checkMatch(inner, known);
};

/** Refuses, with a `RulesError`, a policy that uses a name, function, method or type that nobody defines. */
export const checkRules = (root: Match): void => {
  checkMatch(root, {
    names: new Set(['request', 'resource']),
    functions: new Map(builtinNames.map((name) => [name, 1])),
  });
};
