import { parseSignedAmount } from '../money/amount-sign.ts';
import {
  type AmountReading,
  parseAmount,
  parseDayOfMonth,
  parsePaymentCount,
  parseWholeNumber,
} from '../money/amount-text.ts';
import type { Month } from '../sheet/month.ts';
import type { Amount } from '../money/money.ts';
import { isTooLong, type LimitedText, maxTextLengths } from '../lib/limits.ts';

/** The problem of an empty required field. */
export type MissingInput =
  | 'dayMissing'
  | 'nameMissing'
  | 'amountMissing'
  | 'periodicityMissing'
  | 'startMissing'
  | 'dueMissing'
  | 'countMissing';

/** Why a typed text is refused. `readings` are the two meanings of an ambiguous amount: with decimals, then with thousands. */
export type InputProblem =
  | { readonly why: MissingInput }
  | {
      readonly why:
        | 'day'
        | 'wholeNumber'
        | 'notANumber'
        | 'unfinishedSum'
        | 'tooManyDecimals'
        | 'tooLarge'
        | 'negative'
        | 'dueUnread'
        | 'duePeriodicity'
        | 'dueUnreachable';
    }
  | { readonly why: 'duePassed'; readonly month: Month }
  | { readonly why: 'tooLong'; readonly longest: number }
  | { readonly why: 'ambiguous'; readonly typed: string; readonly readings: readonly [Amount, Amount] };

/** The reading of one field's text. */
export type InputReading<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly problem: InputProblem };

/** The amount of a line. Only a daily expense has `debit`, from the typed sign. */
export type SignedAmount = { readonly value: Amount; readonly debit?: boolean };

const empty = { kind: 'empty' } as const;
const refused = (problem: InputProblem) => ({ kind: 'refused', problem }) as const;
const valueReading = <T>(value: T) => ({ kind: 'value', value }) as const;

const fromAmount = (reading: AmountReading, typed: string): InputReading<Amount> => {
  if (reading.kind === 'empty') return empty;
  if (reading.kind === 'amount') return valueReading(reading.value);
  return reading.why === 'ambiguous'
    ? refused({ why: 'ambiguous', typed: typed.trim(), readings: reading.readings })
    : refused({ why: reading.why });
};

/** Source: docs/specification.md#amount-text. */
export const readAmount = (text: string): InputReading<Amount> => fromAmount(parseAmount(text), text);

/** Reads the amount of a daily expense. Source: docs/specification.md#amount-sign. */
export const readSignedAmount = (text: string): InputReading<SignedAmount> => {
  const { debit, amount } = parseSignedAmount(text);
  const reading = fromAmount(amount, text);
  if (reading.kind !== 'value') return reading;
  return valueReading(debit === undefined ? { value: reading.value } : { value: reading.value, debit });
};

const fromWholeNumber = (whole: AmountReading, typed: string): InputReading<number> => {
  const reading = fromAmount(whole, typed);
  const isKept = reading.kind !== 'refused' || reading.problem.why === 'tooLarge' || reading.problem.why === 'negative';
  return isKept ? reading : refused({ why: 'wholeNumber' });
};

/** Source: docs/specification.md#provision-whole. */
export const readWholeNumber = (text: string): InputReading<number> => fromWholeNumber(parseWholeNumber(text), text);

/** Source: docs/specification.md#provision-whole. */
export const readPaymentCount = (text: string): InputReading<number> => fromWholeNumber(parsePaymentCount(text), text);

/** Source: docs/specification.md#day-range. */
export const readDay = (text: string): InputReading<number> => {
  if (text.trim() === '') return empty;
  const day = parseDayOfMonth(text);
  return day === undefined ? refused({ why: 'day' }) : valueReading(day);
};

/** Reads an optional day: 0 when it is empty. Source: docs/specification.md#due-day. */
export const readDueDay = (text: string): InputReading<number> => {
  const reading = readDay(text);
  return reading.kind === 'empty' ? valueReading(0) : reading;
};

const textReader =
  (kind: LimitedText) =>
  (text: string): InputReading<string> => {
    const value = text.trim();
    if (value === '') return empty;
    return isTooLong(value, kind) ? refused({ why: 'tooLong', longest: maxTextLengths[kind] }) : valueReading(value);
  };

/** Source: docs/specification.md#text-limits. */
export const readName = textReader('name');
/** Source: docs/specification.md#text-limits. */
export const readPeriodicity = textReader('periodicity');
/** Source: docs/specification.md#text-limits. */
export const readStart = textReader('start');

/** The value of a reading; undefined if it is empty or refused. */
export const valueIn = <T>(reading: InputReading<T>): T | undefined =>
  reading.kind === 'value' ? reading.value : undefined;

/** The problem of an optional field. */
export const problemOf = (reading: InputReading<unknown>): InputProblem | undefined =>
  reading.kind === 'refused' ? reading.problem : undefined;

/** The problem of a required field. */
export const requiredProblem = (reading: InputReading<unknown>, missing: MissingInput): InputProblem | undefined =>
  reading.kind === 'empty' ? { why: missing } : problemOf(reading);
