import type { Parameters } from './parameters.ts';
import type { ParametersEdit } from './parameters-edits.ts';
import { sameName, withoutNames } from '../lib/text.ts';

type Addition = Extract<ParametersEdit, { kind: 'operation.add' | 'category.add' | 'category.choose' }>;

/** The edits that add the operations and categories of `added` that `parameters` lacks. */
export function parametersDifference(parameters: Parameters, added: Parameters): readonly Addition[] {
  return [
    ...withoutNames(added.operations, parameters.operations).map((name) => ({ kind: 'operation.add' as const, name })),
    ...added.categories.flatMap(({ name, operations }): readonly Addition[] => {
      const known = parameters.categories.find((category) => sameName(category.name, name));
      const chosen = withoutNames(operations, known?.operations ?? []);
      return [
        ...(known ? [] : [{ kind: 'category.add' as const, name }]),
        ...(chosen.length > 0 ? [{ kind: 'category.choose' as const, name, added: chosen, removed: [] }] : []),
      ];
    }),
  ];
}

/** The edit that undoes an addition. */
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
