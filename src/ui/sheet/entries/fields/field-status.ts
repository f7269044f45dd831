import type { InputReading, MissingInput, InputProblem } from '../../../../domain/forms/input.ts';

/** How a field of a form shows that it keeps the form from being sent. */
export type FieldMark = { readonly isInvalid: boolean; readonly problem: InputProblem | undefined };

export type MarkedField<F extends string> = {
  readonly field: F;
  readonly reading: InputReading<unknown>;
  /** Whether the text is complete, so that it can be judged. */
  readonly isJudged: boolean;
  readonly missing: MissingInput;
};

const clean: FieldMark = { isInvalid: false, problem: undefined };

/**
 * Marks the fields of a form, in their order. `wasSubmitted` says that somebody tried to send it: of the fields left empty, all
 * are marked and the first one says what it lacks.
 */
export const markFields = <F extends string>(
  fields: readonly MarkedField<F>[],
  wasSubmitted: boolean,
): ((field: F) => FieldMark) => {
  const empty = wasSubmitted ? fields.filter(({ reading }) => reading.kind === 'empty') : [];
  const judged = fields.filter(({ isJudged }) => isJudged);
  const marks = new Map<F, FieldMark>();
  for (const { field, missing } of empty) {
    marks.set(field, { isInvalid: true, problem: field === empty[0]?.field ? { why: missing } : undefined });
  }
  for (const { field, reading } of judged) {
    if (reading.kind === 'refused') marks.set(field, { isInvalid: true, problem: reading.problem });
  }
  return (field) => marks.get(field) ?? clean;
};

/** Leads to the first field that keeps a form from being sent. */
export const focusFirstInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
