import { type ESTree, parseSync, Visitor } from 'vite';

export type UsedKeys = {
  readonly keys: readonly string[];
  /** Keys with parts that are known only at run time, such as `problem.*`. */
  readonly patterns: readonly string[];
};

const isKey = /^\w+(?:\.\w+)+$/u;

type Node = ESTree.Node;

// Types of events and kinds of writes look like keys.
const kinds = new Set(['type', 'kind']);

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
};

const isKind = (node: Node): boolean => node.type === 'MemberExpression' && kinds.has(nameOf(node.property));

const bare = (node: Node): Node => (node.type === 'TSAsExpression' ? bare(node.expression) : node);

/** The keys in a module: strings that start with a group of texts. Excludes the types of events and writes. */
export function usedKeys(file: string, source: string, groups: ReadonlySet<string>): UsedKeys {
  const keys: string[] = [];
  const patterns: string[] = [];
  if (!new RegExp(`['"\`](?:${[...groups].join('|')})\\.`, 'u').test(source)) return { keys, patterns };
  const others = new Set<Node>();
  const isInGroup = (text: string) => /^\w+\./u.test(text) && groups.has(text.split('.')[0] ?? '');
  new Visitor({
    Property: ({ key, value }) => {
      others.add(key);
      if (kinds.has(nameOf(key))) others.add(bare(value));
    },
    TSLiteralType: ({ literal }) => {
      others.add(literal);
    },
    BinaryExpression: ({ left, right }) => {
      if (isKind(left)) others.add(right);
    },
    SwitchStatement: ({ discriminant, cases }) => {
      if (isKind(discriminant)) for (const { test } of cases) if (test) others.add(test);
    },
    CallExpression: ({ callee, arguments: [, event] }) => {
      if (nameOf(callee) === 'assertEvent' && event) others.add(event);
    },
    Literal: (node) => {
      if (typeof node.value !== 'string' || others.has(node)) return;
      if (isKey.test(node.value) && isInGroup(node.value)) keys.push(node.value);
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length > 1 && isInGroup(parts[0] ?? '')) patterns.push(parts.join('*'));
    },
  }).visit(parseSync(file, source).program);
  return { keys, patterns };
}
