import type { Rule } from '../support/findings.ts';
import * as v from 'valibot';
import {
  entryFields,
  provisionFields,
  readEntry,
  readProvision,
} from '../../../src/api/budget/mapping/line-documents.ts';
import { parametersFields, readParameters } from '../../../src/api/budget/mapping/parameters-document.ts';
import { readSheet, sheetFields } from '../../../src/api/budget/mapping/sheet-documents.ts';
import { type WireDocument, type WireFields, wireDocument } from '../../../contract/values.ts';

const documentOf = (fields: WireFields): WireDocument => ({ name: 'documents/uid/sheet', fields });

/** Returns a document that was written to the wire and read again. */
const sent = (fields: WireFields): WireDocument =>
  v.parse(wireDocument, JSON.parse(JSON.stringify({ name: 'documents/uid/sheet', fields })));

const isAmong = (kinds: readonly string[], value: unknown): boolean =>
  kinds.includes(typeof value) &&
  (typeof value !== 'number' || (Number.isSafeInteger(Math.trunc(value)) && !Object.is(value, -0)));

/** Whether every property is a string, a boolean or an exact number, as screens and sums require. */
const isClosed = (line: object): boolean =>
  Object.values(line).every((value) => isAmong(['string', 'number', 'boolean'], value));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isSheetKept = (fields: WireFields): boolean => {
  const sheet = readSheet(documentOf({ ...fields, date: { stringValue: '2026-3-1' } }));
  const picked = Object.hasOwn(fields, 'datePicker') ? fields['datePicker'] : undefined;
  const moment = picked && 'timestampValue' in picked ? Date.parse(picked.timestampValue) : 0;
  return (
    sheet !== undefined &&
    isClosed(sheet) &&
    sheet.order === moment &&
    isSame(readSheet(sent(sheetFields(sheet))), sheet)
  );
};

/** Checks that every reader can read a document, with the same result after the document is written and read again. */
export const documentRules: readonly Rule<WireFields>[] = [
  [
    'is no entry that can be kept',
    (fields) => {
      const entry = readEntry(documentOf(fields));
      return isClosed(entry) && isSame(readEntry(sent(entryFields(entry))), entry);
    },
  ],
  [
    'is no provision that can be kept',
    (fields) => {
      const provision = readProvision(documentOf(fields));
      return isClosed(provision) && isSame(readProvision(sent(provisionFields(provision))), provision);
    },
  ],
  ['is no sheet that can be kept', isSheetKept],
  [
    'has no parameters that can be kept',
    (fields) => {
      const parameters = readParameters(documentOf(fields));
      return isSame(readParameters(sent(parametersFields(parameters))), parameters);
    },
  ],
];
