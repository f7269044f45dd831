/** A category and the names of the operations that count in it. */
export type Category = { readonly name: string; readonly operations: readonly string[] };

/** The parameters of an account, one document. Source: docs/specification.md#parameters-fields. */
export type Parameters = {
  /** Suggested names: sorted, first letter capitalised, unique. */
  readonly operations: readonly string[];
  readonly categories: readonly Category[];
  readonly blockClosed: readonly string[];
  /** Undefined until a theme was chosen: each device then keeps its own. */
  readonly darkTheme: boolean | undefined;
  readonly showOnlyNotPaid: boolean;
};

/** Those of which the last choice wins, on whatever device it was made. */
export type Choices = { readonly darkTheme?: boolean; readonly showOnlyNotPaid?: boolean };

export const defaultParameters: Parameters = {
  operations: [],
  categories: [],
  blockClosed: [],
  darkTheme: undefined,
  showOnlyNotPaid: false,
};
