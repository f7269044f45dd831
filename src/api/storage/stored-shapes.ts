import * as v from 'valibot';
import { parseSheetDate, type SheetDate } from '../../domain/sheet/sheet-date.ts';

// Stored data may be older than the current rules for input: only data that the code cannot handle is refused.

const lastMoment = 8.64e15;

/** A part of a document's path, used in a URL without encoding. */
export const documentId = v.custom<string>(
  (input) => typeof input === 'string' && /^(?!\.\.?$)[^/\\?#%\s\p{C}]+$/u.test(input),
);

const exactNumber = v.custom<number>(
  (input) => typeof input === 'number' && Math.abs(input) <= Number.MAX_SAFE_INTEGER,
);

/** Milliseconds since the epoch, within the range of `Date`. */
const moment = v.custom<number>((input) => typeof input === 'number' && Math.abs(input) <= lastMoment);

const sheetDate = v.custom<SheetDate>((input) => typeof input === 'string' && parseSheetDate(input) === input);

export const names = v.array(v.string());

export const entry = v.object({
  id: documentId,
  name: v.string(),
  day: exactNumber,
  dueDay: v.exactOptional(exactNumber),
  value: exactNumber,
  debit: v.boolean(),
  paid: v.boolean(),
  copy: v.string(),
  category: v.exactOptional(v.string()),
});

export const provision = v.object({
  id: documentId,
  name: v.string(),
  periodicity: v.string(),
  price: exactNumber,
  start: v.string(),
  monthlyPayment: exactNumber,
  numberMonthlyPayments: exactNumber,
  deductions: v.string(),
});

/** The fields of a sheet's document, without its id. */
export const sheetShape = {
  date: sheetDate,
  datePicker: moment,
  accountBalance: exactNumber,
  accountProvisionsBalance: exactNumber,
  provisionsPaid: v.boolean(),
};

export const sheet = v.object({ id: documentId, ...sheetShape });

const entries = v.array(entry);

export const content = v.object({
  in: entries,
  moneySaving: entries,
  outDay: entries,
  outMonth: entries,
  provisions: v.array(provision),
});

const categories = v.array(v.object({ name: v.string(), operations: names }));

export const parameters = v.object({
  operations: names,
  categories,
  blockClosed: names,
  darkTheme: v.custom<boolean | undefined>((input) => input === undefined || typeof input === 'boolean'),
  showOnlyNotPaid: v.boolean(),
});
