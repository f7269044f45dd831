import type { ParametersEdit } from '../parameters/parameters-edits.ts';
import type { Parameters } from '../parameters/parameters.ts';
import { inverseOf } from '../parameters/parameters-difference.ts';
import { emptyContent, type Sheet } from '../sheet/sheet.ts';
import { sameName } from '../lib/text.ts';
import { isLineWrite } from './line-writes.ts';
import type { LineWrite, Write } from './writes.ts';

type Change<C, L> = { readonly changes: C; readonly line?: L };

/** Swaps the old and new values of a change. */
const inverted = <C extends object, L extends object>({ changes, line }: Change<C, L>, before: C) => ({
  changes: before,
  before: changes,
  ...(line && { line: { ...line, ...before } }),
});

function inverseOfLine(write: LineWrite): LineWrite | undefined {
  switch (write.kind) {
    case 'entry.create':
      return {
        kind: 'entry.delete',
        sheetId: write.sheetId,
        collection: write.collection,
        id: write.entry.id,
        line: write.entry,
      };
    case 'provision.create':
      return { kind: 'provision.delete', sheetId: write.sheetId, id: write.provision.id, line: write.provision };
    case 'entry.delete':
      return (
        write.line && {
          kind: 'entry.create',
          sheetId: write.sheetId,
          collection: write.collection,
          entry: write.line,
        }
      );
    case 'provision.delete':
      return write.line && { kind: 'provision.create', sheetId: write.sheetId, provision: write.line };
    case 'entry.update':
      return write.before && { ...write, ...inverted(write, write.before) };
    case 'provision.update':
      return write.before && { ...write, ...inverted(write, write.before) };
  }
}

/** Undoes the writes in reverse order; undefined when a write cannot be undone. */
function inverseOfLines(writes: readonly LineWrite[]): Write | undefined {
  const inverses = writes.toReversed().flatMap((write) => inverseOfLine(write) ?? []);
  return inverses.length === writes.length ? { kind: 'lines.together', writes: inverses } : undefined;
}

/** The write that undoes an edit of a sheet; undefined when the old values are unknown. Restores a line under its old id. */
export function inverseWrite(write: Write): Write | undefined {
  if (isLineWrite(write)) return inverseOfLine(write);
  if (write.kind === 'lines.together') return inverseOfLines(write.writes);
  if (write.kind === 'sheet.update') return write.before && { ...write, ...inverted(write, write.before) };
  // `inverseEdits` undoes edits of parameters, and `revert` undoes an import.
  return write.kind === 'sheet.create' ? { kind: 'sheet.remove', sheetId: write.sheet.id } : undefined;
}

/** The writes that replace an empty sheet. The new sheet is created first, so that the list of sheets is never empty. */
export const replacementOf = (removed: Sheet, created: Sheet): readonly Write[] => [
  { kind: 'sheet.create', sheet: created, content: emptyContent },
  { kind: 'sheet.remove', sheetId: removed.id },
];

const categoryOf = ({ categories }: Parameters, name: string) =>
  categories.find((category) => sameName(category.name, name));

/** The edits that undo an edit. `parameters` are the parameters before the edit. */
export function inverseEdits(parameters: Parameters, edit: ParametersEdit): readonly ParametersEdit[] {
  switch (edit.kind) {
    case 'operation.remove':
      return [{ kind: 'operation.add', name: edit.name }];
    case 'operation.rename':
    case 'category.rename':
      return [{ ...edit, name: edit.to, to: edit.name }];
    case 'category.remove': {
      const operations = categoryOf(parameters, edit.name)?.operations ?? [];
      return [
        { kind: 'category.add', name: edit.name },
        { kind: 'category.choose', name: edit.name, added: operations, removed: [] },
      ];
    }
    case 'block.close':
      return [{ ...edit, kind: 'block.open' }];
    case 'block.open':
      return [{ ...edit, kind: 'block.close' }];
    case 'operation.add':
    case 'category.add':
    case 'category.choose':
      return [inverseOf(edit)];
  }
}
