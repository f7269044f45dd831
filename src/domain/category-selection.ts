import type { Parameters } from './parameters.ts';
import type { ParametersEdit } from './parameters-edits.ts';
import { compareNames, sameName } from './text.ts';

/** The operations being chosen for the category `name`. */
export type CategorySelection = { readonly name: string; readonly operations: readonly string[] };

const holds = (names: readonly string[], name: string) => names.some((known) => sameName(known, name));
const missing = (names: readonly string[], from: readonly string[]) => names.filter((name) => !holds(from, name));

const chosenFor = ({ categories }: Parameters, name: string): readonly string[] =>
  categories.find((category) => sameName(category.name, name))?.operations ?? [];

/** The selection as it stands before anything is changed. */
export const selectionOf = (parameters: Parameters, name: string): CategorySelection => ({
  name,
  operations: chosenFor(parameters, name),
});

/** Whether an operation is chosen. */
export const isChosen = ({ operations }: CategorySelection, operation: string): boolean => holds(operations, operation);

/** The selection with one operation taken in, or out when it is in. */
export const toggleChosen = ({ name, operations }: CategorySelection, operation: string): CategorySelection => ({
  name,
  operations: holds(operations, operation)
    ? operations.filter((known) => !sameName(known, operation))
    : [...operations, operation],
});

/** What can be chosen: the suggested names, and those that the category holds although they are suggested no more. */
export const selectable = (parameters: Parameters, { name }: CategorySelection): readonly string[] => {
  const { operations } = parameters;
  return [...operations, ...missing(chosenFor(parameters, name), operations)].toSorted(compareNames);
};

/** What saving the selection changes; undefined when it changes nothing. */
export function selectionEdit(parameters: Parameters, selection: CategorySelection): ParametersEdit | undefined {
  const before = chosenFor(parameters, selection.name);
  const added = missing(selection.operations, before);
  const removed = missing(before, selection.operations);
  return added.length + removed.length === 0
    ? undefined
    : { kind: 'category.choose', name: selection.name, added, removed };
}
