import type { Category, Parameters } from './parameters.ts';
import { withOperation, withOperations } from './suggestions.ts';
import { capitalise, compareNames, sameName, withoutNames } from '../lib/text.ts';

/**
 * One change of a list of the parameters, by what it means instead of by the whole list, so that lists changed on two
 * devices at the same time keep both changes. Idempotent: applying one twice is the same as applying it once.
 */
export type ParametersEdit =
  | { readonly kind: 'operation.add'; readonly name: string }
  | { readonly kind: 'operation.rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'operation.remove'; readonly name: string }
  | { readonly kind: 'category.add'; readonly name: string }
  | { readonly kind: 'category.rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'category.remove'; readonly name: string }
  /** Operations that start or cease to count in a category. */
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

const holds = (names: readonly string[], name: string) => names.some((known) => sameName(known, name));
const without = (names: readonly string[], name: string) => names.filter((known) => !sameName(known, name));
const byName = (a: Category, b: Category) => compareNames(a.name, b.name);

// A category may hold both names already; it then keeps one.
const renamedIn = (operations: readonly string[], name: string, to: string) =>
  holds(operations, name) ? withOperation(without(operations, name), to) : operations;

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
  // A name that another device has removed meanwhile stays removed.
  'operation.rename': ({ operations, categories }, { name, to }) =>
    holds(operations, name)
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
 * The parameters after one edit. Names are trimmed, operations capitalised, both sorted.
 * Source: docs/specification.md#operation-add, docs/specification.md#operation-name, docs/specification.md#category-add.
 */
export const editParameters = (parameters: Parameters, edit: ParametersEdit): Parameters => ({
  ...parameters,
  ...changeOf(parameters, edit.kind, edit),
});

/**
 * The name that a typed operation or category is saved under.
 * Source: docs/specification.md#operation-name, docs/specification.md#category-add.
 */
export const savedName = (typed: string): string => capitalise(typed.trim());

/** The edit that closes a block of the screen, or opens it when it is closed. */
export const toggleBlock = ({ blockClosed }: Parameters, block: string): ParametersEdit => ({
  kind: blockClosed.includes(block) ? 'block.open' : 'block.close',
  block,
});
