import type { Parameters } from './parameters.ts';
import type { ParametersEdit } from './parameters-edits.ts';
import { nameKey, sameName } from './text.ts';

/** An edit that only adds. */
type Addition = Extract<ParametersEdit, { kind: 'operation.add' | 'category.add' | 'category.choose' }>;

// By key, since two lists of two thousand names have four million pairs.
const missing = (known: readonly string[], names: readonly string[]) => {
  const keys = new Set(known.map(nameKey));
  return names.filter((name) => !keys.has(nameKey(name)));
};

/** The edits that add to `parameters` the operations and categories that only `added` has. */
export function parametersDifference(parameters: Parameters, added: Parameters): readonly Addition[] {
  return [
    ...missing(parameters.operations, added.operations).map((name) => ({ kind: 'operation.add' as const, name })),
    ...added.categories.flatMap(({ name, operations }): readonly Addition[] => {
      const known = parameters.categories.find((category) => sameName(category.name, name));
      const chosen = missing(known?.operations ?? [], operations);
      return [
        ...(known ? [] : [{ kind: 'category.add' as const, name }]),
        ...(chosen.length > 0 ? [{ kind: 'category.choose' as const, name, added: chosen, removed: [] }] : []),
      ];
    }),
  ];
}

/** The edit that takes an addition back. */
export function inverseOf(edit: Addition): ParametersEdit {
  switch (edit.kind) {
    case 'operation.add':
      return { kind: 'operation.remove', name: edit.name };
    case 'category.add':
      return { kind: 'category.remove', name: edit.name };
    case 'category.choose':
      return { ...edit, added: edit.removed, removed: edit.added };
  }
}
