import { parseSignedAmount } from '../../../domain/money/amount-sign.ts';
import {
  parseAmount,
  parseDay,
  parsePaymentCount,
  parseWholeNumber,
  type AmountReading,
} from '../../../domain/money/amount-text.ts';
import { isTooLong, type LimitedText, longestTexts } from '../../../domain/forms/limits.ts';
import type { Amount } from '../../../domain/sheet/sheet.ts';

/** Why an empty field keeps a form from being sent. */
export type Missing =
  | 'dayMissing'
  | 'nameMissing'
  | 'amountMissing'
  | 'periodicityMissing'
  | 'startMissing'
  | 'countMissing';

/** Why what was typed cannot be taken. */
export type Problem =
  | { readonly why: Missing }
  | { readonly why: 'day' | 'wholeNumber' | 'notANumber' | 'tooManyDecimals' | 'tooLarge' | 'negative' }
  | { readonly why: 'tooLong'; readonly longest: number }
  | { readonly why: 'ambiguous'; readonly typed: string; readonly readings: readonly [Amount, Amount] };

/** What becomes of an edited field; an ignored edit leaves the old value. */
export type Edit<T> =
  | { readonly kind: 'changed'; readonly value: T }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly problem: Problem };

const ignored = { kind: 'ignored' } as const;
const refused = (problem: Problem) => ({ kind: 'refused', problem }) as const;

const problemOfRefusal = (refusal: Extract<AmountReading, { kind: 'refused' }>, typed: string): Problem =>
  refusal.why === 'ambiguous'
    ? { why: 'ambiguous', typed: typed.trim(), readings: refusal.readings }
    : { why: refusal.why };

const editOf = (reading: AmountReading, typed: string): Edit<Amount> => {
  if (reading.kind === 'empty') return ignored;
  if (reading.kind === 'amount') return { kind: 'changed', value: reading.value };
  return refused(problemOfRefusal(reading, typed));
};

export const amountEdit = (text: string): Edit<Amount> => editOf(parseAmount(text), text);

/** The amount of a daily expense, and its sign where one was typed. */
export const signedAmountEdit = (text: string): Edit<{ readonly value: Amount; readonly debit?: boolean }> => {
  const { debit, amount } = parseSignedAmount(text);
  const edit = editOf(amount, text);
  if (edit.kind !== 'changed') return edit;
  return { kind: 'changed', value: debit === undefined ? { value: edit.value } : { value: edit.value, debit } };
};

const wholeEdit = (reading: AmountReading, typed: string): Edit<number> => {
  const edit = editOf(reading, typed);
  const isClear = edit.kind !== 'refused' || edit.problem.why === 'tooLarge' || edit.problem.why === 'negative';
  return isClear ? edit : refused({ why: 'wholeNumber' });
};

export const wholeNumberEdit = (text: string): Edit<number> => wholeEdit(parseWholeNumber(text), text);

export const paymentCountEdit = (text: string): Edit<number> => wholeEdit(parsePaymentCount(text), text);

export const dayEdit = (text: string): Edit<number> => {
  if (text.trim() === '') return ignored;
  const day = parseDay(text);
  return day === undefined ? refused({ why: 'day' }) : { kind: 'changed', value: day };
};

const textEdit =
  (kind: LimitedText) =>
  (text: string): Edit<string> => {
    const value = text.trim();
    if (value === '') return ignored;
    if (isTooLong(value, kind)) return refused({ why: 'tooLong', longest: longestTexts[kind] });
    return { kind: 'changed', value };
  };

export const nameEdit = textEdit('name');
export const periodicityEdit = textEdit('periodicity');
export const startEdit = textEdit('start');

export const problemOf = (edit: Edit<unknown>): Problem | undefined =>
  edit.kind === 'refused' ? edit.problem : undefined;

/** The problem of a field that may not be emptied. */
export const requiredProblem = (edit: Edit<unknown>, missing: Missing): Problem | undefined =>
  edit.kind === 'ignored' ? { why: missing } : problemOf(edit);
