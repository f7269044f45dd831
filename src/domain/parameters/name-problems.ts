import { isTooLong, maxNameCounts } from '../lib/limits.ts';
import type { Parameters } from './parameters.ts';
import { nameKey, sameName, withoutNames } from '../lib/text.ts';

/** Why a name cannot be saved. `full`: the list has reached the limit. */
export type NameProblem = 'blank' | 'taken' | 'tooLong' | 'full';

const problemOf = (names: readonly string[], typed: string, limit: number, current: string | undefined) => {
  if (typed.trim() === '') return 'blank';
  if (isTooLong(typed.trim(), 'name')) return 'tooLong';
  const others = current === undefined ? names : names.filter((name) => !sameName(name, current));
  if (others.some((name) => sameName(name, typed))) return 'taken';
  return others.length >= limit ? 'full' : undefined;
};

/**
 * Why an operation cannot be saved under the typed name; `current` is the name that it replaces.
 * Source: docs/specification.md#operation-add, docs/specification.md#operation-duplicate.
 */
export const operationProblem = (
  { operations }: Parameters,
  typed: string,
  current?: string,
): NameProblem | undefined => problemOf(operations, typed, maxNameCounts.operations, current);

/**
 * The names of expenses to add to the operations: each new name once, up to the limit.
 * Source: docs/specification.md#suggestion-learned.
 */
export const newOperations = ({ operations }: Parameters, names: readonly string[]): readonly string[] => {
  const fresh = new Map(withoutNames(names, operations).map((name) => [nameKey(name), name]));
  return [...fresh.values()]
    .filter((name) => problemOf([], name, 1, undefined) === undefined)
    .slice(0, Math.max(0, maxNameCounts.operations - operations.length));
};

/**
 * Why a category cannot be saved under the typed name.
 * Source: docs/specification.md#category-add, docs/specification.md#operation-duplicate.
 */
export const categoryProblem = ({ categories }: Parameters, typed: string, current?: string): NameProblem | undefined =>
  problemOf(
    categories.map(({ name }) => name),
    typed,
    maxNameCounts.categories,
    current,
  );

/** The names that contain the typed text, ignoring case; all names for an empty text. */
export const search = (names: readonly string[], typed: string): readonly string[] => {
  const text = nameKey(typed);
  return text === '' ? names : names.filter((name) => nameKey(name).includes(text));
};
