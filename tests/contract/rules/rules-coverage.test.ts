import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sample } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseRules } from '../../../server/rules/parse-rules.ts';
import { enforce } from '../../../server/rules/policy.ts';
import { type Expression, type Match, childrenOf } from '../../../server/rules/syntax.ts';
import { drawnRequests } from '../../rules/requests/drawn-request.ts';
import { ask } from '../../rules/requests/model.ts';
import { askers, isAllowed } from '../support/access-policy.ts';
import { accessRows } from '../support/access-rows.ts';

const root = parseRules(readFileSync(resolve(import.meta.dirname, '../../../hosted/firestore.rules'), 'utf8'));

const values = new Map<Expression, Set<unknown>>();
const policy = enforce(root, (expression, value) => {
  values.set(expression, (values.get(expression) ?? new Set()).add(value));
});

const allOf = (match: Match): readonly Match[] => [match, ...match.matches.flatMap(allOf)];
const within = (expression: Expression): readonly Expression[] => [
  expression,
  ...childrenOf(expression).flatMap(within),
];
const matches = allOf(root);
const allows = matches.flatMap((match) => match.allows);
const functions = matches.flatMap((match) => match.functions);

const booleanFunctions = new Set(['exists', 'hasAll', 'hasOnly', 'matches']);
const returnsBoolean = (name: string): boolean =>
  functions.some((definition) => definition.name === name && isCondition(definition.result));

// The expressions with a boolean value.
function isCondition(expression: Expression): boolean {
  if (expression.kind === 'call') return booleanFunctions.has(expression.name) || returnsBoolean(expression.name);
  if (expression.kind === 'method') return booleanFunctions.has(expression.name);
  return expression.kind === 'binary' || expression.kind === 'is' || expression.kind === 'not';
}

const conditions = [...allows.map(({ condition }) => condition), ...functions.map(({ result }) => result)]
  .flatMap(within)
  .filter(isCondition);

const describeExpression = (expression: Expression): string =>
  JSON.stringify(expression, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).slice(0, 300);

const never = (value: boolean): readonly string[] =>
  conditions.filter((condition) => values.get(condition)?.has(value) !== true).map(describeExpression);

describe('the access matrix and the random calls', () => {
  beforeAll(() => {
    for (const row of accessRows) for (const asker of askers) isAllowed(policy, row, asker);
    for (const request of sample(drawnRequests, { numRuns: 20_000, seed: 1 })) ask(policy, request);
  });

  it('evaluate every condition to true', () => {
    expect(never(true)).toEqual([]);
  });

  it('evaluate every condition to false', () => {
    expect(never(false)).toEqual([]);
  });

  it('evaluate all conditions', () => {
    expect(allows.length).toBe(7);
    expect(functions.length).toBe(15);
    expect(conditions.length).toBe(183);
  });
});
