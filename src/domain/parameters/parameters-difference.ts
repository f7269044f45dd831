import type { Parameters } from './parameters.ts';
import type { ParametersEdit } from './parameters-edits.ts';
import { sameName, withoutNames } from '../lib/text.ts';

/** An edit that only adds. */
type Addition = Extract<ParametersEdit, { kind: 'operation.add' | 'category.add' | 'category.choose' }>;

/** The edits that add to `parameters` the operations and categories that only `added` has. */
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
