import { parseAmount, parseDay, parseWholeNumber, type AmountReading } from '../../domain/amount-text.ts';
import type { Amount } from '../../domain/sheet.ts';

/** Why what was typed cannot be taken. */
export type Problem =
  | { readonly why: 'day' | 'wholeNumber' | 'notANumber' | 'tooManyDecimals' | 'tooLarge' }
  | { readonly why: 'ambiguous'; readonly readings: readonly [Amount, Amount] };

/** What becomes of an edited field; an ignored edit leaves the old value. */
export type Edit<T> =
  | { readonly kind: 'changed'; readonly value: T }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly problem: Problem };

const ignored = { kind: 'ignored' } as const;
const refused = (problem: Problem) => ({ kind: 'refused', problem }) as const;

const editOf = (reading: AmountReading): Edit<Amount> => {
  if (reading.kind === 'empty') return ignored;
  return reading.kind === 'amount' ? { kind: 'changed', value: reading.value } : refused(reading);
};

export const amountEdit = (text: string): Edit<Amount> => editOf(parseAmount(text));

export const wholeNumberEdit = (text: string): Edit<number> => {
  const edit = editOf(parseWholeNumber(text));
  return edit.kind === 'refused' && edit.problem.why !== 'tooLarge' ? refused({ why: 'wholeNumber' }) : edit;
};

export const dayEdit = (text: string): Edit<number> => {
  if (text.trim() === '') return ignored;
  const day = parseDay(text);
  return day === undefined ? refused({ why: 'day' }) : { kind: 'changed', value: day };
};

export const textEdit = (text: string): Edit<string> => {
  const value = text.trim();
  return value === '' ? ignored : { kind: 'changed', value };
};

export const problemOf = (edit: Edit<unknown>): Problem | undefined =>
  edit.kind === 'refused' ? edit.problem : undefined;
