import type { InputReading, MissingInput, InputProblem } from '../../../../domain/forms/input.ts';

/** Whether a form field is invalid, and the problem that it shows. */
export type FieldStatus = { readonly isInvalid: boolean; readonly problem: InputProblem | undefined };

type FieldCheck<F extends string> = {
  readonly field: F;
  readonly reading: InputReading<unknown>;
  /** Whether to validate the text: not while it is being typed. */
  readonly isValidated: boolean;
  /** The problem to show if the field is empty. */
  readonly missing: MissingInput;
};

const valid: FieldStatus = { isInvalid: false, problem: undefined };

/**
 * The status of each field of a form, given in their order. After a submission (`wasSubmitted`) every empty field is invalid, and
 * the first of them shows its problem.
 */
export const fieldStatuses = <F extends string>(
  fields: readonly FieldCheck<F>[],
  wasSubmitted: boolean,
): ((field: F) => FieldStatus) => {
  const empty = wasSubmitted ? fields.filter(({ reading }) => reading.kind === 'empty') : [];
  const validated = fields.filter(({ isValidated }) => isValidated);
  const statuses = new Map<F, FieldStatus>();
  for (const { field, missing } of empty) {
    statuses.set(field, { isInvalid: true, problem: field === empty[0]?.field ? { why: missing } : undefined });
  }
  for (const { field, reading } of validated) {
    if (reading.kind === 'refused') statuses.set(field, { isInvalid: true, problem: reading.problem });
  }
  return (field) => statuses.get(field) ?? valid;
};

export const focusFirstInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
