import { copyContent } from '../sheet/copying.ts';
import type { ParametersEdit } from '../parameters/parameters-edits.ts';
import type { Parameters } from '../parameters/parameters.ts';
import { inverseOf } from '../parameters/parameters-difference.ts';
import type { Sheet, SheetContent } from '../sheet/sheet.ts';
import { sameName } from '../lib/text.ts';
import { recreateLine } from './recreate-line.ts';
import { isLineCreation, isLineRemoval, isLineWrite, lineWritesOf } from './line-writes.ts';
import type { LineWrite, Write } from './writes.ts';

type CreateId = () => string;

type Change<C, L> = { readonly changes: C; readonly line?: L };

/** A change with its two values exchanged, and the line as it is then. */
const inverted = <C extends object, L extends object>({ changes, line }: Change<C, L>, before: C) => ({
  changes: before,
  before: changes,
  ...(line && { line: { ...line, ...before } }),
});

function inverseOfLine(write: LineWrite, createId: CreateId): LineWrite | undefined {
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
    case 'provision.delete':
      return recreateLine(write, createId);
    case 'entry.update':
      return write.before && { ...write, ...inverted(write, write.before) };
    case 'provision.update':
      return write.before && { ...write, ...inverted(write, write.before) };
  }
}

/** What was done last is taken back first; undefined when a part cannot be. */
function inverseOfLines(writes: readonly LineWrite[], createId: CreateId): Write | undefined {
  const inverses = writes.toReversed().flatMap((write) => inverseOfLine(write, createId) ?? []);
  return inverses.length === writes.length ? { kind: 'lines.together', writes: inverses } : undefined;
}

/** The write that takes an edit of a sheet back; undefined when what was there is not known. */
export function inverseWrite(write: Write, createId: CreateId): Write | undefined {
  if (isLineWrite(write)) return inverseOfLine(write, createId);
  if (write.kind === 'lines.together') return inverseOfLines(write.writes, createId);
  if (write.kind === 'sheet.update') return write.before && { ...write, ...inverted(write, write.before) };
  // What else there is takes itself back in its own way.
  return write.kind === 'sheet.create' ? { kind: 'sheet.remove', sheetId: write.sheet.id } : undefined;
}

/** The write that makes a removed sheet again, as it was, with ids of its own. */
export const restoredSheet = (sheet: Sheet, content: SheetContent, createId: CreateId): Write => ({
  kind: 'sheet.create',
  sheet: { ...sheet, id: createId() },
  content: copyContent('duplicate', { sheet, content }, createId),
});

const categoryOf = ({ categories }: Parameters, name: string) =>
  categories.find((category) => sameName(category.name, name));

/** The edits that take an edit of `parameters`, as they were before it, back. */
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

/** How many steps of a person's history are remembered. */
export const maxSteps = 30;

/** A step of the history. `back` is what takes it back; `at` is in milliseconds since the epoch. */
export type UndoStep = { readonly at: number; readonly back: readonly Write[] | 'import' };

/**
 * Whether a step can be taken back also after later ones: it brings lines back, which nothing has touched since. Source:
 * docs/specification.md#undo-later.
 */
export const bringsLinesBack = (back: UndoStep['back']): boolean => {
  const writes = back === 'import' ? [] : back.flatMap(lineWritesOf);
  return writes.some(isLineCreation) && writes.every((write) => isLineCreation(write) || isLineRemoval(write));
};
