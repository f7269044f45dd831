import * as v from 'valibot';
import type { AccountPatch, StoredDocument } from '../../domain/account-patch.ts';
import type { ParametersEdit } from '../../domain/parameters-edits.ts';
import type { Write } from '../../domain/writes.ts';
import { wireFields } from '../contract/values.ts';
import {
  categories,
  content,
  documentId,
  entry,
  exactNumber,
  moment,
  names,
  provision,
  sheet,
  sheetDate,
} from './record-shapes.ts';

type ShapeOf<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: v.GenericSchema<Extract<T, { kind: K }>>;
};

/** What has a kind; its kind alone chooses the shape. */
function ofKind<T extends { readonly kind: string }>(shapes: ShapeOf<T>): v.GenericSchema<T> {
  const known = new Map<unknown, v.GenericSchema<T>>(Object.entries(shapes));
  const unknownKind: v.GenericSchema<T> = v.never();
  return v.lazy((input) => {
    const kind = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : undefined;
    return known.get(kind) ?? unknownKind;
  });
}

const name = v.string();
const text = v.exactOptional(name);
const flag = v.exactOptional(v.boolean());
const number = v.exactOptional(exactNumber);

// Whatever a record changes is sent, also a field that nobody can change now.
const entryChanges = v.object({
  id: text,
  name: text,
  day: number,
  value: number,
  debit: flag,
  paid: flag,
  copy: text,
  category: text,
});

const provisionChanges = v.object({
  id: text,
  name: text,
  periodicity: text,
  price: number,
  start: text,
  monthlyPayment: number,
  numberMonthlyPayments: number,
  deductions: text,
});

const sheetChanges = v.object({
  date: v.exactOptional(sheetDate),
  datePicker: v.exactOptional(moment),
  accountBalance: number,
  accountProvisionsBalance: number,
  provisionsPaid: flag,
});

const choices = v.object({
  operations: v.exactOptional(names),
  categories: v.exactOptional(categories),
  blockClosed: v.exactOptional(names),
  darkTheme: flag,
  showOnlyNotPaid: flag,
});

const edit = ofKind<ParametersEdit>({
  'operation.add': v.object({ kind: v.literal('operation.add'), name }),
  'operation.rename': v.object({ kind: v.literal('operation.rename'), name, to: name }),
  'operation.remove': v.object({ kind: v.literal('operation.remove'), name }),
  'category.add': v.object({ kind: v.literal('category.add'), name }),
  'category.rename': v.object({ kind: v.literal('category.rename'), name, to: name }),
  'category.remove': v.object({ kind: v.literal('category.remove'), name }),
  'category.choose': v.object({ kind: v.literal('category.choose'), name, added: names, removed: names }),
  'block.close': v.object({ kind: v.literal('block.close'), block: name }),
  'block.open': v.object({ kind: v.literal('block.open'), block: name }),
});

const path = (length: 1 | 3) =>
  v.custom<string>((input) => {
    const parts = typeof input === 'string' ? input.split('/') : [];
    return parts.length === length && parts.every((part) => v.is(documentId, part));
  });

const stored: v.GenericSchema<StoredDocument> = v.object({
  path: v.union([path(1), path(3)]),
  fields: v.custom<StoredDocument['fields']>((input) => v.is(wireFields, input)),
});

const patch: v.GenericSchema<AccountPatch> = v.object({
  puts: v.array(stored),
  removedLines: v.array(path(3)),
  removedSheets: v.array(documentId),
  edits: v.array(edit),
});

const inSheet = { sheetId: documentId };
const inCollection = { ...inSheet, collection: v.picklist(['in', 'moneySaving', 'outDay', 'outMonth']) };

/** Every kind of write, such that sending it cannot fail on this device. */
export const write = ofKind<Write>({
  'entry.create': v.object({ kind: v.literal('entry.create'), ...inCollection, entry }),
  'entry.update': v.object({
    kind: v.literal('entry.update'),
    ...inCollection,
    id: documentId,
    changes: entryChanges,
    before: v.exactOptional(entryChanges),
    line: v.exactOptional(entry),
  }),
  'entry.delete': v.object({
    kind: v.literal('entry.delete'),
    ...inCollection,
    id: documentId,
    line: v.exactOptional(entry),
  }),
  'provision.create': v.object({ kind: v.literal('provision.create'), ...inSheet, provision }),
  'provision.update': v.object({
    kind: v.literal('provision.update'),
    ...inSheet,
    id: documentId,
    changes: provisionChanges,
    before: v.exactOptional(provisionChanges),
    line: v.exactOptional(provision),
  }),
  'provision.delete': v.object({
    kind: v.literal('provision.delete'),
    ...inSheet,
    id: documentId,
    line: v.exactOptional(provision),
  }),
  'sheet.create': v.object({ kind: v.literal('sheet.create'), sheet, content }),
  'sheet.remove': v.object({ kind: v.literal('sheet.remove'), ...inSheet }),
  'sheet.update': v.object({
    kind: v.literal('sheet.update'),
    ...inSheet,
    changes: sheetChanges,
    before: v.exactOptional(sheetChanges),
  }),
  'parameters.update': v.object({ kind: v.literal('parameters.update'), changes: choices }),
  'parameters.edit': v.object({ kind: v.literal('parameters.edit'), edits: v.array(edit) }),
  'account.patch': v.object({ kind: v.literal('account.patch'), id: v.string(), patch }),
});
