import type { WireFields } from '../../../contract/values.ts';
import { type AccessRow, freshId, rowEntry, rowSheet } from './access-row.ts';
import { entryFields, parametersFields, provisionFields, sheetFields } from './samples.ts';

const get = { method: 'GET', unverified: 403 } as const;
const entries = (row: string): readonly string[] => [rowSheet(row), 'outDay'];

const readRows: readonly AccessRow[] = [
  {
    ...get,
    name: 'listSheets',
    path: [],
    query: 'orderBy=datePicker%20desc&pageSize=100',
    operation: 'list',
    target: [],
    verified: 200,
  },
  {
    ...get,
    name: 'listEntries',
    path: entries('listEntries'),
    query: 'orderBy=day',
    operation: 'list',
    target: entries('listEntries'),
    verified: 200,
  },
  {
    ...get,
    name: 'getSheet',
    path: [rowSheet('getSheet')],
    operation: 'get',
    target: [rowSheet('getSheet')],
    before: sheetFields(rowSheet('getSheet')),
    verified: 200,
  },
  {
    ...get,
    name: 'getMissing',
    path: [freshId('getMissing')],
    operation: 'get',
    target: [freshId('getMissing')],
    verified: 404,
  },
  {
    ...get,
    name: 'listUnknown',
    path: [rowSheet('listUnknown'), 'secrets'],
    operation: 'list',
    target: [rowSheet('listUnknown'), 'secrets'],
    verified: 403,
  },
  {
    ...get,
    name: 'listDeeper',
    path: [...entries('listDeeper'), rowEntry('listDeeper'), 'deeper'],
    operation: 'list',
    target: [...entries('listDeeper'), rowEntry('listDeeper'), 'deeper'],
    verified: 403,
  },
];

const createEntry = (name: string, collection: string, fields: WireFields, verified = 200): AccessRow => ({
  name,
  method: 'POST',
  path: [rowSheet(name), collection],
  query: `documentId=${freshId(name)}`,
  fields,
  operation: 'create',
  target: [rowSheet(name), collection, freshId(name)],
  verified,
  unverified: 403,
});

const dueOn = (id: string, day: string): WireFields => ({ ...entryFields(id), dueDay: { integerValue: day } });

const createRows: readonly AccessRow[] = [
  createEntry('createEntry', 'outDay', entryFields(freshId('createEntry'))),
  createEntry('createProvision', 'provisions', provisionFields(freshId('createProvision'))),
  createEntry('createUnderMissingSheet', 'in', entryFields(freshId('createUnderMissingSheet'))),
  createEntry('createUnknown', 'secrets', entryFields(freshId('createUnknown')), 403),
  createEntry('createWithoutName', 'outDay', { value: { integerValue: '1' } }, 403),
  createEntry(
    'createWithExtra',
    'outDay',
    { ...entryFields(freshId('createWithExtra')), admin: { booleanValue: true } },
    403,
  ),
  createEntry('createDay32', 'outDay', entryFields(freshId('createDay32'), 32), 403),
  createEntry('createDueCharge', 'outMonth', dueOn(freshId('createDueCharge'), '31')),
  createEntry('createDueIncome', 'in', dueOn(freshId('createDueIncome'), '1')),
  createEntry('createDueExpense', 'outDay', dueOn(freshId('createDueExpense'), '5'), 403),
  createEntry('createDueSaving', 'moneySaving', dueOn(freshId('createDueSaving'), '5'), 403),
  createEntry('createDueDay0', 'in', dueOn(freshId('createDueDay0'), '0'), 403),
  createEntry('createDueDay32', 'outMonth', dueOn(freshId('createDueDay32'), '32'), 403),
  createEntry(
    'createDueDayHalf',
    'outMonth',
    { ...entryFields(freshId('createDueDayHalf')), dueDay: { doubleValue: 1.5 } },
    403,
  ),
  {
    name: 'createTwice',
    method: 'POST',
    path: entries('createTwice'),
    query: `documentId=${rowEntry('createTwice')}`,
    fields: entryFields(rowEntry('createTwice')),
    operation: 'get',
    target: [...entries('createTwice'), rowEntry('createTwice')],
    before: entryFields(rowEntry('createTwice')),
    verified: 409,
    unverified: 403,
  },
  {
    name: 'createSheet',
    method: 'POST',
    path: [],
    query: `documentId=${freshId('createSheet')}`,
    fields: sheetFields(freshId('createSheet')),
    operation: 'create',
    target: [freshId('createSheet')],
    verified: 200,
    unverified: 200,
  },
];

const patchEntry = (name: string, precondition: string, verified: number): AccessRow => ({
  name,
  method: 'PATCH',
  path: [...entries(name), rowEntry(name)],
  query: `updateMask.fieldPaths=paid&${precondition}`,
  fields: { paid: { booleanValue: true } },
  operation: 'update',
  target: [...entries(name), rowEntry(name)],
  before: entryFields(rowEntry(name)),
  verified,
  unverified: 403,
});

const changeRows: readonly AccessRow[] = [
  patchEntry('patchEntry', 'currentDocument.exists=true', 200),
  patchEntry('patchStale', 'currentDocument.updateTime=2020-01-01T00:00:00Z', 400),
  {
    ...patchEntry('patchMissing', 'currentDocument.exists=true', 404),
    path: [...entries('patchMissing'), freshId('patchMissing')],
    operation: 'get',
    target: [...entries('patchMissing'), freshId('patchMissing')],
    // Firestore evaluates the rules before the precondition, on a document with only the patched fields.
    hosted: 403,
  },
  {
    name: 'patchSheet',
    method: 'PATCH',
    path: [rowSheet('patchSheet')],
    query: 'updateMask.fieldPaths=accountBalance',
    fields: { accountBalance: { integerValue: '3' } },
    operation: 'update',
    target: [rowSheet('patchSheet')],
    before: sheetFields(rowSheet('patchSheet')),
    verified: 200,
    unverified: 403,
  },
  {
    name: 'patchSheetDate',
    method: 'PATCH',
    path: [rowSheet('patchSheetDate')],
    query: 'updateMask.fieldPaths=date',
    fields: { date: { stringValue: '2027-1-1' } },
    operation: 'update',
    target: [rowSheet('patchSheetDate')],
    before: sheetFields(rowSheet('patchSheetDate')),
    verified: 403,
    unverified: 403,
  },
  {
    name: 'createParameters',
    method: 'PATCH',
    path: ['parameters'],
    fields: parametersFields,
    operation: 'create',
    target: ['parameters'],
    verified: 200,
    unverified: 200,
  },
  {
    name: 'createSheetLater',
    method: 'POST',
    path: [],
    query: `documentId=${freshId('createSheetLater')}`,
    fields: sheetFields(freshId('createSheetLater')),
    operation: 'create',
    target: [freshId('createSheetLater')],
    hasParameters: true,
    verified: 200,
    unverified: 403,
  },
  {
    name: 'changeParameters',
    method: 'PATCH',
    path: ['parameters'],
    query: 'updateMask.fieldPaths=darkTheme',
    fields: { darkTheme: { booleanValue: false } },
    operation: 'update',
    target: ['parameters'],
    before: parametersFields,
    verified: 200,
    unverified: 403,
  },
];

const remove = { method: 'DELETE', operation: 'delete', unverified: 403 } as const;
const removeRows: readonly AccessRow[] = [
  {
    ...remove,
    name: 'deleteEntry',
    path: [...entries('deleteEntry'), rowEntry('deleteEntry')],
    target: [...entries('deleteEntry'), rowEntry('deleteEntry')],
    before: entryFields(rowEntry('deleteEntry')),
    verified: 200,
  },
  {
    ...remove,
    name: 'deleteMissing',
    path: [...entries('deleteMissing'), freshId('deleteMissing')],
    target: [...entries('deleteMissing'), freshId('deleteMissing')],
    verified: 200,
  },
  {
    ...remove,
    name: 'deleteSheet',
    path: [rowSheet('deleteSheet')],
    target: [rowSheet('deleteSheet')],
    before: sheetFields(rowSheet('deleteSheet')),
    verified: 200,
  },
  {
    ...remove,
    name: 'deleteParameters',
    path: ['parameters'],
    target: ['parameters'],
    before: parametersFields,
    verified: 403,
  },
];

/** Sorted so that each row finds the documents that it needs. */
export const accessRows: readonly AccessRow[] = [...readRows, ...createRows, ...changeRows, ...removeRows];
