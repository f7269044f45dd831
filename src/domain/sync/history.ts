import { type ReplacedIds, withFreshIds, withIds } from './fresh-ids.ts';
import { isLineCreation, isLineRemoval, lineWritesOf } from './line-writes.ts';
import type { Write } from './writes.ts';

/** The maximum number of steps in the history. */
export const maxSteps = 30;

/**
 * A step of the history. `back` undoes it; `redo` repeats it, and is empty if it cannot be redone. `at` is in milliseconds since the
 * epoch.
 */
export type UndoStep = {
  readonly at: number;
  readonly back: readonly Write[] | 'import';
  readonly redo: readonly Write[];
};

/**
 * Whether a step can be undone after later steps. True if it restores lines, because later steps cannot change a removed line.
 * Source: docs/specification.md#undo-later.
 */
export const bringsLinesBack = (back: UndoStep['back']): boolean => {
  const writes = back === 'import' ? [] : back.flatMap(lineWritesOf);
  return writes.some(isLineCreation) && writes.every((write) => isLineCreation(write) || isLineRemoval(write));
};

const stepWithIds = <S extends UndoStep>(step: S, ids: ReplacedIds): S => ({
  ...step,
  back: step.back === 'import' ? step.back : withIds(step.back, ids),
  redo: withIds(step.redo, ids),
});

/** The steps to undo and to redo, oldest first. */
export type History<S extends UndoStep = UndoStep> = { readonly steps: readonly S[]; readonly undone: readonly S[] };

type Replayed<S extends UndoStep> = History<S> & { readonly writes: readonly Write[] };

function replayed<S extends UndoStep>(
  history: History<S>,
  writes: readonly Write[],
  createId: () => string,
): Replayed<S> {
  const fresh = withFreshIds(writes, createId);
  const rename = (steps: readonly S[]) => steps.map((step) => stepWithIds(step, fresh.ids));
  return { writes: fresh.writes, steps: rename(history.steps), undone: rename(history.undone) };
}

/**
 * The writes that undo a step, and the history after the undo. All steps get the new ids of restored lines.
 * Source: docs/specification.md#undo, docs/specification.md#redo.
 */
export function undoStep<S extends UndoStep>(
  { steps, undone }: History<S>,
  step: S,
  createId: () => string,
): Replayed<S> {
  const rest = steps.filter((other) => other !== step);
  // A step that cannot be redone, such as an import, also blocks the steps that were undone before it.
  const redoable = step.redo.length > 0 ? [...undone, step] : [];
  return replayed({ steps: rest, undone: redoable }, step.back === 'import' ? [] : step.back, createId);
}

/** The writes that redo the last undone step, and the history after the redo. Source: docs/specification.md#redo. */
export function redoStep<S extends UndoStep>({ steps, undone }: History<S>, createId: () => string): Replayed<S> {
  const step = undone.at(-1);
  if (step === undefined) return { writes: [], steps, undone };
  return replayed({ steps: [...steps, step], undone: undone.slice(0, -1) }, step.redo, createId);
}
