import { type DueMoment, dueProvision, type DueProvision } from '../sheet/provisions/due-provision.ts';
import type { Provision, ProvisionChanges } from '../sheet/sheet.ts';
import { type InputProblem, type InputReading, requiredProblem, valueIn } from './input.ts';
import { type TypedFields, typedOver } from './line-draft.ts';
import { missingInNewProvision, type NewProvisionField, type NewProvisionFields } from './new-provision.ts';
import {
  editedProvision,
  provisionChangesOf,
  provisionFields,
  type ProvisionFields,
  provisionReaders,
} from './provision-draft.ts';
import { dueText, type MovedDue, type ProvisionWords, readDueOf } from './provision-due.ts';

/** The fields of a provision that is edited, and what they make of it. */
export type ProvisionEdit = {
  /** What each shows while nothing is typed into it. */
  readonly stored: NewProvisionFields;
  /** What each shows now. */
  readonly fields: NewProvisionFields;
  /** Undefined while no due month is typed. */
  readonly dueReading: InputReading<MovedDue> | undefined;
  /** When it is due without the month that is typed. */
  readonly plan: DueProvision | undefined;
  /** Undefined while a field that was edited cannot be read. */
  readonly changes: ProvisionChanges | undefined;
};

/**
 * An edit of a provision: the start follows from the due month that is typed, and the due month from the other fields.
 * Source: docs/specification.md#provision-due-edit.
 */
export const provisionEditOf = (
  provision: Provision,
  before: ProvisionFields,
  typed: TypedFields,
  moment: DueMoment,
  words: ProvisionWords,
): ProvisionEdit => {
  const own = provisionFields.reduce((all, field) => ({ ...all, [field]: typed[field] ?? before[field] }), before);
  const edited = editedProvision(provision, before, own);
  const plan = dueProvision(edited, moment);
  const storedDue = dueText(plan, words);
  const dueReading = typed.due === undefined ? undefined : readDueOf(edited, typed.due, moment, words);
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

/** What is to be kept of a text that is typed into one field: start and due month give way to each other. */
export const typedInto = ({ stored }: ProvisionEdit, field: NewProvisionField, text: string): TypedFields => {
  const typed = typedOver(stored[field], text);
  if (field === 'start') return { start: typed, due: undefined };
  return field === 'due' && typed?.trim() ? { due: typed, start: undefined } : { [field]: typed };
};

/** What is wrong with a field that was edited. */
export const problemInEdit = (
  { stored, fields, dueReading }: ProvisionEdit,
  field: NewProvisionField,
): InputProblem | undefined => {
  if (fields[field] === stored[field]) return undefined;
  const reading = field === 'due' ? dueReading : provisionReaders[field](fields[field]);
  return reading && requiredProblem(reading, missingInNewProvision[field]);
};
