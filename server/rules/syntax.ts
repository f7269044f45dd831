type Nodes = {
  readonly literal: { readonly value: null | boolean | number | bigint | string };
  readonly name: { readonly name: string };
  readonly list: { readonly items: readonly Expression[] };
  readonly path: { readonly segments: readonly Expression[] };
  readonly member: { readonly target: Expression; readonly name: string };
  readonly index: { readonly target: Expression; readonly key: Expression };
  readonly method: { readonly target: Expression; readonly name: string; readonly args: readonly Expression[] };
  readonly call: { readonly name: string; readonly args: readonly Expression[] };
  readonly not: { readonly operand: Expression };
  readonly negate: { readonly operand: Expression };
  readonly is: { readonly operand: Expression; readonly type: string };
  readonly binary: { readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression };
};
export type ExpressionKind = keyof Nodes;

/** The syntax tree (AST) of the supported subset of the rules language. */
export type Expression<Kind extends ExpressionKind = ExpressionKind> = {
  readonly [K in Kind]: { readonly kind: K } & Nodes[K];
}[Kind];

/** The operators by precedence, lowest first. The right operand of `is` is a type. */
export const operatorLevels = [['||'], ['&&'], ['in'], ['is'], ['==', '!='], ['<', '<=', '>', '>=']] as const;
type Operator = (typeof operatorLevels)[number][number];
export type BinaryOperator = Exclude<Operator, 'is'>;

export type RuleFunction = {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
};

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export type Allow = { readonly operations: readonly Operation[]; readonly condition: Expression };

/** A segment of a match path: a literal, or a variable for one segment. */
export type Segment = { readonly literal: string } | { readonly variable: string };

export type Match = {
  readonly segments: readonly Segment[];
  readonly functions: readonly RuleFunction[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
};

/** A syntax or semantic error in the rules, which the server finds at its start. */
export class RulesError extends Error {
  constructor(message: string, line: number | undefined) {
    super(line === undefined ? message : `line ${String(line)}: ${message}`);
    this.name = 'RulesError';
  }
}

type Children<Kind extends ExpressionKind> = (expression: Expression<Kind>) => readonly Expression[];

const children: { readonly [Kind in ExpressionKind]: Children<Kind> } = {
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

const childrenOfKind = <Kind extends ExpressionKind>(expression: Expression<Kind>): readonly Expression[] =>
  children[expression.kind](expression);

export const childrenOf = (expression: Expression): readonly Expression[] => childrenOfKind(expression);
