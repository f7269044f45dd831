import type { Category, Parameters } from './parameters.ts';
import { withOperation, withOperations } from './suggestions.ts';
import { capitalise, compareNames, includesName, sameName, withoutNames } from '../lib/text.ts';

/**
 * One change of the parameters. It contains the change, not the resulting list, so that concurrent changes of two devices are both kept.
 * Idempotent: applying it twice equals applying it once.
 */
export type ParametersEdit =
  | { readonly kind: 'operation.add'; readonly name: string }
  | { readonly kind: 'operation.rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'operation.remove'; readonly name: string }
  | { readonly kind: 'category.add'; readonly name: string }
  | { readonly kind: 'category.rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'category.remove'; readonly name: string }
  /** Operations added to a category and removed from it. */
  | {
      readonly kind: 'category.choose';
      readonly name: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly kind: 'block.close'; readonly block: string }
  | { readonly kind: 'block.open'; readonly block: string };

type Edits = { readonly [K in ParametersEdit['kind']]: Extract<ParametersEdit, { kind: K }> };
type Rules = { readonly [K in keyof Edits]: (parameters: Parameters, edit: Edits[K]) => Partial<Parameters> };

const without = (names: readonly string[], name: string) => names.filter((known) => !sameName(known, name));
const byName = (a: Category, b: Category) => compareNames(a.name, b.name);

// A category that contains both names keeps one name.
const renamedIn = (operations: readonly string[], name: string, to: string) =>
  includesName(operations, name) ? withOperation(without(operations, name), to) : operations;

const changeCategory = (
  { categories }: Parameters,
  name: string,
  change: (category: Category) => Category,
): Partial<Parameters> => ({
  categories: categories
    .map((category) => (sameName(category.name, name) ? change(category) : category))
    .toSorted(byName),
});

const rules: Rules = {
  'operation.add': ({ operations }, { name }) => ({ operations: withOperation(operations, name) }),
  // Does not add the name again if another device has removed it.
  'operation.rename': ({ operations, categories }, { name, to }) =>
    includesName(operations, name)
      ? {
          operations: withOperation(without(operations, name), to),
          categories: categories.map((category) => ({
            ...category,
            operations: renamedIn(category.operations, name, to),
          })),
        }
      : {},
  'operation.remove': ({ operations }, { name }) => ({ operations: without(operations, name) }),
  'category.add': ({ categories }, { name }) =>
    categories.some((category) => sameName(category.name, name))
      ? {}
      : { categories: [...categories, { name: name.trim(), operations: [] }].toSorted(byName) },
  'category.rename': (parameters, { name, to }) => {
    const isTaken = parameters.categories.some((category) => sameName(category.name, to));
    if (isTaken && !sameName(name, to)) return {};
    return changeCategory(parameters, name, (category) => ({ ...category, name: to.trim() }));
  },
  'category.remove': ({ categories }, { name }) => ({
    categories: categories.filter((category) => !sameName(category.name, name)),
  }),
  'category.choose': (parameters, { name, added, removed }) =>
    changeCategory(parameters, name, (category) => ({
      ...category,
      operations: withOperations(withoutNames(category.operations, removed), added),
    })),
  'block.close': ({ blockClosed }, { block }) =>
    blockClosed.includes(block) ? {} : { blockClosed: [...blockClosed, block] },
  'block.open': ({ blockClosed }, { block }) => ({ blockClosed: blockClosed.filter((closed) => closed !== block) }),
};

const changeOf = <K extends ParametersEdit['kind']>(parameters: Parameters, kind: K, edit: Edits[K]) =>
  rules[kind](parameters, edit);

/**
 * Applies one edit. Names are trimmed, operations capitalised, both sorted.
 * Source: docs/specification.md#operation-add, docs/specification.md#operation-name, docs/specification.md#category-add.
 */
export const editParameters = (parameters: Parameters, edit: ParametersEdit): Parameters => ({
  ...parameters,
  ...changeOf(parameters, edit.kind, edit),
});

/**
 * The stored form of a typed operation or category name.
 * Source: docs/specification.md#operation-name, docs/specification.md#category-add.
 */
export const savedName = (typed: string): string => capitalise(typed.trim());

/** The edit that collapses a block of home, or expands it. */
export const toggleBlock = ({ blockClosed }: Parameters, block: string): ParametersEdit => ({
  kind: blockClosed.includes(block) ? 'block.open' : 'block.close',
  block,
});
