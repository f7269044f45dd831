import type { Parameters } from './parameters.ts';
import type { ParametersEdit } from './parameters-edits.ts';
import { compareNames, includesName, sameName } from '../lib/text.ts';

/** The operations selected for the category `name`. `before` is the initial selection. */
export type CategorySelection = {
  readonly name: string;
  readonly before: readonly string[];
  readonly operations: readonly string[];
};

const missing = (names: readonly string[], from: readonly string[]) =>
  names.filter((name) => !includesName(from, name));

const chosenFor = ({ categories }: Parameters, name: string): readonly string[] =>
  categories.find((category) => sameName(category.name, name))?.operations ?? [];

/** The initial selection of a category. */
export function selectionOf(parameters: Parameters, name: string): CategorySelection {
  const before = chosenFor(parameters, name);
  return { name, before, operations: before };
}

export const isChosen = ({ operations }: CategorySelection, operation: string): boolean =>
  includesName(operations, operation);

/** Adds an operation to the selection, or removes it. */
export const toggleChosen = (
  { name, before, operations }: CategorySelection,
  operation: string,
): CategorySelection => ({
  name,
  before,
  operations: includesName(operations, operation)
    ? operations.filter((known) => !sameName(known, operation))
    : [...operations, operation],
});

/**
 * The edits that move an operation to a category, or out of its category (undefined). An operation is in one category only.
 * Source: docs/specification.md#row-touch.
 */
export const categorise = (
  { categories }: Parameters,
  operation: string,
  category: string | undefined,
): readonly ParametersEdit[] =>
  categories.flatMap(({ name, operations }): readonly ParametersEdit[] => {
    const isWanted = category !== undefined && sameName(name, category);
    if (isWanted === includesName(operations, operation)) return [];
    const [added, removed] = isWanted ? [[operation], []] : [[], [operation]];
    return [{ kind: 'category.choose', name, added, removed }];
  });

/** The operations to choose from: suggested operations, and all operations of the category. */
export const selectableOperations = (parameters: Parameters, { name }: CategorySelection): readonly string[] => {
  const { operations } = parameters;
  return [...operations, ...missing(chosenFor(parameters, name), operations)].toSorted(compareNames);
};

/** The edit that saves the selection; undefined when nothing has changed. */
export function selectionEdit({ name, before, operations }: CategorySelection): ParametersEdit | undefined {
  const added = missing(operations, before);
  const removed = missing(before, operations);
  return added.length + removed.length === 0 ? undefined : { kind: 'category.choose', name, added, removed };
}
