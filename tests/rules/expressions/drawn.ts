/** A value as the documentation of the rules defines it. It is independent of the server's type. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'timestamp'; readonly value: number }
  | { readonly type: 'path'; readonly value: string }
  | { readonly type: 'list'; readonly value: readonly Value[] }
  | { readonly type: 'map'; readonly value: readonly (readonly [string, Value])[] };

export type Sign = '||' | '&&' | 'in' | '==' | '!=' | '<' | '<=' | '>' | '>=';

export type MethodName = 'size' | 'keys' | 'get' | 'hasAll' | 'hasOnly' | 'matches';

/** A random expression. The server gets its text, and the reference evaluator gets its tree. */
export type Drawn =
  | { readonly kind: 'known'; readonly text: string; readonly value: Value }
  | { readonly kind: 'list'; readonly items: readonly Drawn[] }
  | { readonly kind: 'not'; readonly of: Drawn }
  | { readonly kind: 'minus'; readonly of: Drawn }
  | { readonly kind: 'is'; readonly of: Drawn; readonly type: string }
  | { readonly kind: 'operator'; readonly sign: Sign; readonly left: Drawn; readonly right: Drawn }
  | { readonly kind: 'member'; readonly of: Drawn; readonly name: string }
  | { readonly kind: 'index'; readonly of: Drawn; readonly key: Drawn }
  | { readonly kind: 'method'; readonly of: Drawn; readonly name: MethodName; readonly args: readonly Drawn[] };
