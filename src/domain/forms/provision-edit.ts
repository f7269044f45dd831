import { type SheetMoment, dueProvision, type DueProvision } from '../sheet/provisions/due-provision.ts';
import type { Provision, ProvisionChanges } from '../sheet/sheet.ts';
import { type InputProblem, type InputReading, requiredProblem, valueIn } from './input.ts';
import { type TypedFields, editedValue } from './line-draft.ts';
import { missingInNewProvision, type NewProvisionField, type NewProvisionFields } from './new-provision.ts';
import {
  editedProvision,
  provisionChangesOf,
  provisionFieldNames,
  type ProvisionFields,
  provisionReaders,
} from './provision-draft.ts';
import { dueText, type MovedDue, type ProvisionFormat, readDueOf } from './provision-due.ts';

/** The fields of an edited provision, and the result of the edit. */
export type ProvisionEdit = {
  /** The texts of the stored provision. */
  readonly stored: NewProvisionFields;
  /** The texts shown. */
  readonly fields: NewProvisionFields;
  /** The reading of the due month; undefined if the user did not type a due month. */
  readonly dueReading: InputReading<MovedDue> | undefined;
  /** When the provision is due, ignoring a typed due month. */
  readonly plan: DueProvision | undefined;
  /** Undefined while an edited field is invalid. */
  readonly changes: ProvisionChanges | undefined;
};

/**
 * The edit of a provision. A typed due month determines the start; otherwise the other fields determine the due month.
 * Source: docs/specification.md#provision-due-edit.
 */
export const provisionEditOf = (
  provision: Provision,
  before: ProvisionFields,
  typed: TypedFields,
  moment: SheetMoment,
  format: ProvisionFormat,
): ProvisionEdit => {
  const own = provisionFieldNames.reduce((all, field) => ({ ...all, [field]: typed[field] ?? before[field] }), before);
  const edited = editedProvision(provision, before, own);
  const plan = dueProvision(edited, moment);
  const storedDue = dueText(plan, format);
  const dueReading = typed.due === undefined ? undefined : readDueOf(edited, typed.due, moment, format);
  const moved = dueReading && valueIn(dueReading);
  const fields = { ...own, start: moved?.start ?? own.start, due: typed.due ?? storedDue };
  const isDueRead = dueReading === undefined || moved !== undefined;
  return {
    stored: { ...before, due: storedDue },
    fields,
    dueReading,
    plan,
    changes: isDueRead ? provisionChangesOf(before, fields) : undefined,
  };
};

/** The unsaved values after typing into a field. Typing the start clears the due month, and the reverse. */
export const fieldsAfterTyping = ({ stored }: ProvisionEdit, field: NewProvisionField, text: string): TypedFields => {
  const typed = editedValue(stored[field], text);
  if (field === 'start') return { start: typed, due: undefined };
  return field === 'due' && typed?.trim() ? { due: typed, start: undefined } : { [field]: typed };
};

/** The problem of an edited field. */
export const editProblem = (
  { stored, fields, dueReading }: ProvisionEdit,
  field: NewProvisionField,
): InputProblem | undefined => {
  if (fields[field] === stored[field]) return undefined;
  const reading = field === 'due' ? dueReading : provisionReaders[field](fields[field]);
  return reading && requiredProblem(reading, missingInNewProvision[field]);
};
