import { emptyContent } from '../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryWith, provisionWith } from '../../domain/lines.ts';
import type { StoredRecord, StoredSheet, StoredWrite } from '../../../src/api/storage/stored-sheet.ts';

const bread = entryWith({ id: 'bread', name: 'Bread', value: 2.5, category: 'Food' });
const roof = provisionWith({ id: 'roof', name: 'Roof', price: 1200, monthlyPayment: 100 });
const sheet: StoredSheet = {
  id: 's2',
  date: toSheetDate(2026, 9, 5),
  datePicker: Date.UTC(2026, 8, 5),
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};
const inDays = { sheetId: 's1', collection: 'outDay' } as const;

const documents = [
  { path: 's3/outDay/bread', fields: { name: { stringValue: 'Bread' }, value: { doubleValue: 2.5 } } },
  { path: 's3', fields: { date: { stringValue: '2026-9-1' }, accountBalance: { integerValue: '7' } } },
  { path: 'parameters', fields: { operations: { arrayValue: { values: [{ stringValue: 'Bread' }] } } } },
];

/** A write of each kind with all its fields. */
export const writes: { readonly [K in StoredWrite['kind']]: Extract<StoredWrite, { kind: K }> } = {
  'entry.create': { kind: 'entry.create', ...inDays, entry: bread },
  'entry.update': {
    kind: 'entry.update',
    ...inDays,
    id: 'bread',
    changes: { name: 'Rye', day: 3, value: 3, debit: false, paid: true },
    before: { name: 'Bread', day: 1, value: 2.5, debit: true, paid: false },
  },
  'entry.delete': { kind: 'entry.delete', ...inDays, id: 'bread' },
  'provision.create': { kind: 'provision.create', sheetId: 's1', provision: roof },
  'provision.update': {
    kind: 'provision.update',
    sheetId: 's1',
    id: 'roof',
    changes: { price: 1300, deductions: '100, 50' },
    before: { price: 1200, deductions: '' },
  },
  'provision.delete': { kind: 'provision.delete', sheetId: 's1', id: 'roof' },
  'lines.together': {
    kind: 'lines.together',
    writes: [
      { kind: 'entry.create', sheetId: 's2', collection: 'outDay', entry: { ...bread, id: 'moved' } },
      { kind: 'entry.delete', ...inDays, id: 'bread', line: bread },
      {
        kind: 'provision.update',
        sheetId: 's1',
        id: 'roof',
        changes: { deductions: '85' },
        before: { deductions: '' },
      },
    ],
  },
  'sheet.create': {
    kind: 'sheet.create',
    sheet,
    content: { ...emptyContent, outDay: [bread], provisions: [roof] },
  },
  'sheet.remove': { kind: 'sheet.remove', sheetId: 's1' },
  'sheet.update': {
    kind: 'sheet.update',
    sheetId: 's1',
    changes: { accountBalance: 12.3, accountProvisionsBalance: -4, provisionsPaid: true },
    before: { accountBalance: 0, accountProvisionsBalance: 0, provisionsPaid: false },
  },
  'parameters.update': { kind: 'parameters.update', changes: { darkTheme: true, showOnlyNotPaid: false } },
  'parameters.edit': {
    kind: 'parameters.edit',
    edits: [
      { kind: 'operation.add', name: 'Bread' },
      { kind: 'operation.rename', name: 'Bread', to: 'Rye' },
      { kind: 'operation.remove', name: 'Rye' },
      { kind: 'category.add', name: 'Food' },
      { kind: 'category.rename', name: 'Food', to: 'Meals' },
      { kind: 'category.choose', name: 'Meals', added: ['Bread'], removed: ['Rye'] },
      { kind: 'category.remove', name: 'Meals' },
      { kind: 'block.close', block: 'outDay' },
      { kind: 'block.open', block: 'outDay' },
    ],
  },
  'account.patch': {
    kind: 'account.patch',
    id: 'import',
    patch: {
      puts: documents,
      removedLines: ['s1/in/wage'],
      removedSheets: ['s4'],
      edits: [{ kind: 'operation.add', name: 'Tea' }],
    },
  },
};

/** A stored record of Ada. */
export const storedRecordOf = (write: StoredWrite, seq = 1): StoredRecord => ({
  v: write.kind === 'lines.together' ? 2 : 1,
  id: `r${seq}`,
  uid: 'ada',
  seq,
  at: Date.UTC(2026, 8, 5),
  write,
});

/** A record of each kind. */
export const records: readonly StoredRecord[] = Object.values<StoredWrite>(writes).map((write, place) =>
  storedRecordOf(write, place + 1),
);

/** Records with all optional fields, such as `refusal`. */
export const fullRecords: readonly unknown[] = [
  { ...storedRecordOf(writes['entry.update']), write: { ...writes['entry.update'], line: bread } },
  { ...storedRecordOf(writes['entry.delete']), write: { ...writes['entry.delete'], line: bread }, refusal: 'deleted' },
  { ...storedRecordOf(writes['provision.update']), write: { ...writes['provision.update'], line: roof } },
  {
    ...storedRecordOf(writes['provision.delete']),
    write: { ...writes['provision.delete'], line: roof },
    refusal: 'refused',
  },
];
