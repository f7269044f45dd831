import { checkField, providedNames } from './known-fields.ts';
import { knownTypes, methods, anchoredPattern } from './methods.ts';
import {
  type Expression,
  type ExpressionKind,
  type Match,
  childrenOf,
  type RuleFunction,
  RulesError,
} from './syntax.ts';

/** Functions by name, each with the names of the functions that its body can call. */
type Functions = ReadonlyMap<string, { readonly definition: RuleFunction; readonly sees: () => Functions }>;

// Firestore's limit.
const maxDepth = 20;

const callsIn = (expression: Expression): readonly string[] => [
  ...(expression.kind === 'call' ? [expression.name] : []),
  ...childrenOf(expression).flatMap(callsIn),
];

const follow = (definition: RuleFunction, functions: Functions, path: readonly RuleFunction[]): void => {
  if (path.includes(definition)) throw new RulesError(`"${definition.name}" calls itself`, undefined);
  if (path.length >= maxDepth) throw new RulesError(`the calls of "${definition.name}" are nested too deep`, undefined);
  const bodies = [definition.result, ...definition.lets.map(({ value }) => value)];
  for (const name of new Set(bodies.flatMap(callsIn))) {
    const called = functions.get(name);
    if (called !== undefined) follow(called.definition, called.sees(), [...path, definition]);
  }
};

/** Throws `RulesError` for recursion and for a call depth past the limit. */
const checkCalls = (match: Match, outer: Functions = new Map()): void => {
  const functions: Functions = new Map([
    ...outer,
    ...match.functions.map((definition) => [definition.name, { definition, sees: () => functions }] as const),
  ]);
  for (const definition of match.functions) follow(definition, functions, []);
  for (const inner of match.matches) checkCalls(inner, functions);
};

/** Firestore's functions; each has one path as its parameter. */
const builtinNames = ['exists', 'existsAfter', 'get', 'getAfter'] as const;

// Firestore's limit.
const maxParameters = 7;

type Known = { readonly names: ReadonlySet<string>; readonly functions: ReadonlyMap<string, number> };

const refuse = (message: string): RulesError => new RulesError(message, undefined);

const checkArity = (name: string, arity: number | undefined, count: number): void => {
  if (arity === undefined) throw refuse(`unknown function "${name}"`);
  if (arity !== count) throw refuse(`"${name}" takes ${String(arity)} arguments, not ${String(count)}`);
};

const checkPattern = (argument: Expression | undefined): void => {
  const source = argument?.kind === 'literal' ? argument.value : undefined;
  if (typeof source !== 'string' || anchoredPattern(source) === undefined) throw refuse('unsupported pattern');
};

const checkMethod = ({ name, args }: Expression<'method'>): void => {
  checkArity(name, methods.get(name)?.arity, args.length);
  if (name === 'matches') checkPattern(args[0]);
};

const segmentsOf = ({ segments }: Expression<'path'>): readonly unknown[] =>
  segments.map((segment) => (segment.kind === 'literal' ? segment.value : undefined));

const checkPath = (path: Expression<'path'>): void => {
  const [databases, , documents, ...rest] = segmentsOf(path);
  const isDocument = databases === 'databases' && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
  if (!isDocument) throw refuse('not the path of a document');
};

type Check<Kind extends ExpressionKind> = (expression: Expression<Kind>, known: Known) => void;

const noCheck = (): void => undefined;

const checks: { readonly [Kind in ExpressionKind]: Check<Kind> } = {
  literal: noCheck,
  name: ({ name }, { names }) => {
    if (!names.has(name)) throw refuse(`unknown name "${name}"`);
  },
  list: noCheck,
  path: checkPath,
  member: checkField,
  index: noCheck,
  method: checkMethod,
  call: ({ name, args }, { functions }) => {
    checkArity(name, functions.get(name), args.length);
  },
  not: noCheck,
  negate: noCheck,
  is: ({ type }) => {
    if (!knownTypes.has(type)) throw refuse(`unknown type "${type}"`);
  },
  binary: noCheck,
};

const checkKind = <Kind extends ExpressionKind>(expression: Expression<Kind>, known: Known): void => {
  checks[expression.kind](expression, known);
};

const checkExpression = (expression: Expression, known: Known): void => {
  checkKind(expression, known);
  for (const part of childrenOf(expression)) checkExpression(part, known);
};

const checkUnique = (names: readonly string[]): void => {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) throw refuse(`"${name}" is defined twice`);
    if (providedNames.has(name)) throw refuse(`"${name}" is a global name`);
  }
};

const withNames = (known: Known, names: readonly string[]): Known => ({
  ...known,
  names: new Set([...known.names, ...names]),
});

const checkFunction = ({ name: ownName, parameters, lets, result }: RuleFunction, known: Known): void => {
  checkUnique([...parameters, ...lets.map(({ name }) => name)]);
  if (parameters.length > maxParameters) throw refuse(`"${ownName}" takes too many arguments`);
  let inner = withNames(known, parameters);
  for (const { name, value } of lets) {
    checkExpression(value, inner);
    inner = withNames(inner, [name]);
  }
  checkExpression(result, inner);
};

const functionsOf = (match: Match): readonly (readonly [string, number])[] => {
  checkUnique([...builtinNames, ...match.functions.map(({ name }) => name)]);
  return match.functions.map(({ name, parameters }) => [name, parameters.length]);
};

const checkMatch = (match: Match, outer: Known): void => {
  const variables = match.segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : []));
  checkUnique(variables);
  const known: Known = {
    ...withNames(outer, variables),
    functions: new Map([...outer.functions, ...functionsOf(match)]),
  };
  for (const definition of match.functions) checkFunction(definition, known);
  for (const { condition } of match.allows) checkExpression(condition, known);
  for (const inner of match.matches) checkMatch(inner, known);
};

/**
 * Checks rules statically. Throws `RulesError` for an unknown name, function, method, field, type or pattern, and for rules that
 * Firestore rejects. Without this check a typo would silently deny calls at run time.
 */
export const checkRules = (root: Match): void => {
  const [databases, database, documents] = root.segments.map((segment) =>
    'literal' in segment ? segment.literal : '',
  );
  if (databases !== 'databases' || database !== '' || documents !== 'documents') throw refuse('unknown service path');
  checkMatch(root, {
    names: new Set(providedNames.keys()),
    functions: new Map(builtinNames.map((name) => [name, 1])),
  });
  checkCalls(root);
};
