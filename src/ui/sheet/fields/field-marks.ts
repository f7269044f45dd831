import type { Edit, Missing, Problem } from './edits.ts';

/** How a field of a form shows that it keeps the form from being sent. */
export type FieldMark = { readonly isInvalid: boolean; readonly problem: Problem | undefined };

export type MarkedField<F extends string> = {
  readonly field: F;
  readonly edit: Edit<unknown>;
  /** Whether the text is complete, so that it can be judged. */
  readonly isJudged: boolean;
  readonly missing: Missing;
};

const clean: FieldMark = { isInvalid: false, problem: undefined };

/**
 * Marks the fields of a form, in their order. `isAsked` says that somebody tried to send it: of the fields left empty, all
 * are marked and the first one says what it lacks.
 */
export const markFields = <F extends string>(
  fields: readonly MarkedField<F>[],
  isAsked: boolean,
): ((field: F) => FieldMark) => {
  const empty = isAsked ? fields.filter(({ edit }) => edit.kind === 'ignored') : [];
  const refused = fields.filter(({ edit, isJudged }) => edit.kind === 'refused' && isJudged);
  const marks = new Map<F, FieldMark>();
  for (const { field, missing } of empty) {
    marks.set(field, { isInvalid: true, problem: field === empty[0]?.field ? { why: missing } : undefined });
  }
  for (const { field, edit } of refused) {
    if (edit.kind === 'refused') marks.set(field, { isInvalid: true, problem: edit.problem });
  }
  return (field) => marks.get(field) ?? clean;
};

/** Leads to the first field that keeps a form from being sent. */
export const focusFirstInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
