import type { Parameters } from './parameters.ts';
import type { ParametersEdit } from './parameters-edits.ts';
import { compareNames, sameName } from '../lib/text.ts';

/** The operations being chosen for the category `name`; `before` are those that it held when the choice began. */
export type CategorySelection = {
  readonly name: string;
  readonly before: readonly string[];
  readonly operations: readonly string[];
};

const holds = (names: readonly string[], name: string) => names.some((known) => sameName(known, name));
const missing = (names: readonly string[], from: readonly string[]) => names.filter((name) => !holds(from, name));

const chosenFor = ({ categories }: Parameters, name: string): readonly string[] =>
  categories.find((category) => sameName(category.name, name))?.operations ?? [];

/** The selection as it stands before anything is changed. */
export function selectionOf(parameters: Parameters, name: string): CategorySelection {
  const before = chosenFor(parameters, name);
  return { name, before, operations: before };
}

/** Whether an operation is chosen. */
export const isChosen = ({ operations }: CategorySelection, operation: string): boolean => holds(operations, operation);

/** The selection with one operation taken in, or out when it is in. */
export const toggleChosen = (
  { name, before, operations }: CategorySelection,
  operation: string,
): CategorySelection => ({
  name,
  before,
  operations: holds(operations, operation)
    ? operations.filter((known) => !sameName(known, operation))
    : [...operations, operation],
});

/**
 * The edits that move an operation into a category, or out of every category (undefined): one category holds a name.
 * Source: docs/specification.md#row-touch.
 */
export const categorise = (
  { categories }: Parameters,
  operation: string,
  category: string | undefined,
): readonly ParametersEdit[] =>
  categories.flatMap(({ name, operations }): readonly ParametersEdit[] => {
    const isWanted = category !== undefined && sameName(name, category);
    if (isWanted === holds(operations, operation)) return [];
    const [added, removed] = isWanted ? [[operation], []] : [[], [operation]];
    return [{ kind: 'category.choose', name, added, removed }];
  });

/** What can be chosen: the suggested names, and those that the category holds although they are suggested no more. */
export const selectable = (parameters: Parameters, { name }: CategorySelection): readonly string[] => {
  const { operations } = parameters;
  return [...operations, ...missing(chosenFor(parameters, name), operations)].toSorted(compareNames);
};

/** What the person has chosen and given up since the choice began; undefined when nothing. */
export function selectionEdit({ name, before, operations }: CategorySelection): ParametersEdit | undefined {
  const added = missing(operations, before);
  const removed = missing(before, operations);
  return added.length + removed.length === 0 ? undefined : { kind: 'category.choose', name, added, removed };
}
