/** A category and the names of the operations that count in it. */
export type Category = { readonly name: string; readonly operations: readonly string[] };

/** The user's own settings, one document an account. Source: specification, entities, "Parameters document". */
export type Parameters = {
  /** Suggested names: sorted, first letter capitalised, unique. */
  readonly operations: readonly string[];
  readonly categories: readonly Category[];
  readonly blockClosed: readonly string[];
  readonly darkTheme: boolean;
  readonly showOnlyNotPaid: boolean;
};

export type ParametersChanges = Partial<Parameters>;

export const defaultParameters: Parameters = {
  operations: [],
  categories: [],
  blockClosed: [],
  darkTheme: false,
  showOnlyNotPaid: false,
};
