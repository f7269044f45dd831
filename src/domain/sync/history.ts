import { type ReplacedIds, withFreshIds, withIds } from './fresh-ids.ts';
import { isLineCreation, isLineRemoval, lineWritesOf } from './line-writes.ts';
import type { Write } from './writes.ts';

/** The most steps that the history keeps. */
export const maxSteps = 30;

/**
 * A step of the history. `back` undoes it; `redo` makes it again, and is empty where that is impossible. `at` is in milliseconds
 * since the epoch.
 */
export type UndoStep = {
  readonly at: number;
  readonly back: readonly Write[] | 'import';
  readonly redo: readonly Write[];
};

/**
 * Whether a step can be undone after later steps: it brings lines back, which no later step has touched. Source:
 * docs/specification.md#undo-later.
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

/** The steps that can be undone and those that can be redone, oldest first. */
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
 * The writes that undo a step of the history, and the history after it. Every step follows the ids of lines that come back.
 * Source: docs/specification.md#undo, docs/specification.md#redo.
 */
export function undoStep<S extends UndoStep>(
  { steps, undone }: History<S>,
  step: S,
  createId: () => string,
): Replayed<S> {
  const rest = steps.filter((other) => other !== step);
  // The steps undone before build on one that cannot be redone, such as an import.
  const redoable = step.redo.length > 0 ? [...undone, step] : [];
  return replayed({ steps: rest, undone: redoable }, step.back === 'import' ? [] : step.back, createId);
}

/** The writes that redo the step that was undone last, and the history after it. Source: docs/specification.md#redo. */
export function redoStep<S extends UndoStep>({ steps, undone }: History<S>, createId: () => string): Replayed<S> {
  const step = undone.at(-1);
  if (step === undefined) return { writes: [], steps, undone };
  return replayed({ steps: [...steps, step], undone: undone.slice(0, -1) }, step.redo, createId);
}
