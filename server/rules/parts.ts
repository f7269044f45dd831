import type { Expression, ExpressionKind } from './syntax.ts';

type Parts<Kind extends ExpressionKind> = (expression: Expression<Kind>) => readonly Expression[];

const parts: { readonly [Kind in ExpressionKind]: Parts<Kind> } = {
  literal: () => [],
  name: () => [],
  list: ({ items }) => items,
  path: ({ segments }) => segments,
  member: ({ target }) => [target],
  index: ({ target, key }) => [target, key],
  method: ({ target, args }) => [target, ...args],
  call: ({ args }) => args,
  not: ({ operand }) => [operand],
  negate: ({ operand }) => [operand],
  is: ({ operand }) => [operand],
  binary: ({ left, right }) => [left, right],
};

const partsOfKind = <Kind extends ExpressionKind>(expression: Expression<Kind>): readonly Expression[] =>
  parts[expression.kind](expression);

/** The expressions that an expression is made of. */
export const partsOf = (expression: Expression): readonly Expression[] => partsOfKind(expression);
