import { partsOf } from './parts.ts';
import type { Expression, Match, RuleFunction } from './syntax.ts';
import { RulesError } from './syntax.ts';

/** Functions by the name that an expression calls, with the functions that each of them sees in turn. */
type Functions = ReadonlyMap<string, { readonly definition: RuleFunction; readonly sees: () => Functions }>;

// The database's own limit, of calls inside one another.
const maximumDepth = 20;

const callsIn = (expression: Expression): readonly string[] => [
  ...(expression.kind === 'call' ? [expression.name] : []),
  ...partsOf(expression).flatMap(callsIn),
];

const follow = (definition: RuleFunction, functions: Functions, path: readonly RuleFunction[]): void => {
  if (path.includes(definition)) throw new RulesError(`"${definition.name}" calls itself`, undefined);
  if (path.length >= maximumDepth) throw new RulesError(`"${definition.name}" is called too deep`, undefined);
  const bodies = [definition.result, ...definition.lets.map(({ value }) => value)];
  for (const name of new Set(bodies.flatMap(callsIn))) {
    const called = functions.get(name);
    if (called !== undefined) follow(called.definition, called.sees(), [...path, definition]);
  }
};

/** Refuses, with a `RulesError`, functions that call themselves, or call one another too deep. */
export const checkCalls = (match: Match, outer: Functions = new Map()): void => {
  const functions: Functions = new Map([
    ...outer,
    ...match.functions.map((definition) => [definition.name, { definition, sees: () => functions }] as const),
  ]);
  for (const definition of match.functions) follow(definition, functions, []);
  for (const inner of match.matches) checkCalls(inner, functions);
};
