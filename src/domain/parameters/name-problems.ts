import { isTooLong, maxNameCounts } from '../lib/limits.ts';
import type { Parameters } from './parameters.ts';
import { nameKey, sameName, withoutNames } from '../lib/text.ts';

/** Why a name cannot be saved: nothing typed, there already, too long, or the list holds no more. */
export type NameProblem = 'blank' | 'taken' | 'tooLong' | 'full';

const problemOf = (names: readonly string[], typed: string, most: number, current: string | undefined) => {
  if (typed.trim() === '') return 'blank';
  if (isTooLong(typed.trim(), 'name')) return 'tooLong';
  const others = current === undefined ? names : names.filter((name) => !sameName(name, current));
  if (others.some((name) => sameName(name, typed))) return 'taken';
  return others.length >= most ? 'full' : undefined;
};

/**
 * What keeps an operation from being saved under the typed name; `current` is the name that it replaces.
 * Source: docs/specification.md#operation-add, docs/specification.md#operation-duplicate.
 */
export const operationProblem = (
  { operations }: Parameters,
  typed: string,
  current?: string,
): NameProblem | undefined => problemOf(operations, typed, maxNameCounts.operations, current);

/**
 * The names of expenses that join the operations: those that are new, each once, as many as there is room for.
 * Source: docs/specification.md#suggestion-learned.
 */
export const newOperations = ({ operations }: Parameters, names: readonly string[]): readonly string[] => {
  const fresh = new Map(withoutNames(names, operations).map((name) => [nameKey(name), name]));
  return [...fresh.values()]
    .filter((name) => problemOf([], name, 1, undefined) === undefined)
    .slice(0, Math.max(0, maxNameCounts.operations - operations.length));
};

/**
 * What keeps a category from being saved under the typed name.
 * Source: docs/specification.md#category-add, docs/specification.md#operation-duplicate.
 */
export const categoryProblem = ({ categories }: Parameters, typed: string, current?: string): NameProblem | undefined =>
  problemOf(
    categories.map(({ name }) => name),
    typed,
    maxNameCounts.categories,
    current,
  );

/** The names that contain the typed text, in any case; all of them when nothing is typed. */
export const search = (names: readonly string[], typed: string): readonly string[] => {
  const text = nameKey(typed);
  return text === '' ? names : names.filter((name) => nameKey(name).includes(text));
};
