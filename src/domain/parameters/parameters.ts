/** A category and the names of its operations. */
export type Category = { readonly name: string; readonly operations: readonly string[] };

/** The parameters of an account, one document. Source: docs/specification.md#parameters-fields. */
export type Parameters = {
  /** Suggested names: sorted, first letter capitalised, unique. */
  readonly operations: readonly string[];
  readonly categories: readonly Category[];
  readonly blockClosed: readonly string[];
  /** Undefined until the user chooses a theme; until then each device uses its own theme. */
  readonly darkTheme: boolean | undefined;
  readonly showOnlyNotPaid: boolean;
};

/** Parameters for which the latest value wins, even from another device. */
export type Choices = { readonly darkTheme?: boolean; readonly showOnlyNotPaid?: boolean };

export const defaultParameters: Parameters = {
  operations: [],
  categories: [],
  blockClosed: [],
  darkTheme: undefined,
  showOnlyNotPaid: false,
};
