import { describe, expect, test } from 'vitest';
import { readRecord } from './read-record.ts';
import { fromStoredRecord } from '../stored-sheet.ts';
import { fullRecords, storedRecordOf, records, writes } from '../../../../testing/api/storage/stored-records.ts';

const [first] = records;
const kinds = records.map((record) => [record.write.kind, record] as const);

const withWrite = (kind: keyof typeof writes, fields: object) => ({
  ...storedRecordOf(writes[kind]),
  write: { ...writes[kind], ...fields },
});

describe('a stored record', () => {
  test.each(kinds)('of kind %s is read unchanged', (_, record) => {
    expect(readRecord(record)).toEqual(fromStoredRecord(record));
  });

  // Source: docs/specification.md#sheet-order.
  test('of a new sheet has its order under the wire name', () => {
    const { datePicker, ...sheet } = writes['sheet.create'].sheet;
    expect(readRecord(storedRecordOf(writes['sheet.create']))).toHaveProperty('write.sheet', {
      ...sheet,
      order: datePicker,
    });
  });

  test.each(fullRecords)('is read with all optional fields: %#', (record) => {
    expect(readRecord(record)).toEqual(record);
  });

  // Source: docs/specification.md#due-day.
  test.each([{ dueDay: 5 }, { dueDay: 0, day: 1 }])('of a due day alone is read unchanged: %j', (changes) => {
    const record = { ...storedRecordOf({ ...writes['entry.update'], changes, before: { dueDay: 0 } }), v: 3 };
    expect(readRecord(record)).toEqual(record);
  });

  test('keeps unknown fields', () => {
    const record = { ...first, hint: { deep: [1] }, write: { ...first?.write, toString: 'own', color: 'red' } };
    expect(readRecord(record)).toEqual(record);
  });

  // Source: docs/specification.md#review-unreadable.
  test('of a newer version is left alone', () => {
    expect(readRecord({ ...first, v: 4 })).toBe('newer');
    expect(readRecord({ v: 5 })).toBe('newer');
  });
});

describe('an unreadable record', () => {
  const { entry } = writes['entry.create'];
  const { patch } = writes['account.patch'];
  const { content, sheet } = writes['sheet.create'];

  // Source: docs/specification.md#review-unreadable.
  test.each([
    ['has no version', { ...first, v: undefined }],
    ['has a version that was never', { ...first, v: 0 }],
    ['has its version as a text', { ...first, v: '1' }],
    ['has no place', { ...first, seq: Number.NaN }],
    ['has a uid that leads elsewhere', { ...first, uid: 'bob/..' }],
    ['was refused for an unknown reason', { ...first, refusal: 'tired' }],
    ['holds no write', { ...first, write: null }],
    ['holds a write of no known kind', { ...first, write: { kind: 'entry.burn' } }],
    ['holds a write whose kind every object has', { ...first, write: { kind: 'constructor' } }],
    ['has an unknown collection', withWrite('entry.create', { collection: 'provisions' })],
    ['has a sheet id that ends the address', withWrite('entry.create', { sheetId: 's1?x' })],
    ['has an id that leads elsewhere', withWrite('entry.delete', { id: '..' })],
    ['has no id', withWrite('entry.delete', { id: '' })],
    ['has an amount that is none', withWrite('entry.create', { entry: { ...entry, value: Number.NaN } })],
    ['has an amount beyond exact numbers', withWrite('entry.create', { entry: { ...entry, value: 2 ** 53 } })],
    ['changes a field into another type', withWrite('entry.update', { changes: { name: 7 } })],
    ['changes a field that is not its own to change', withWrite('entry.update', { changes: { category: {} } })],
    ['changes no field', withWrite('entry.update', { changes: {} })],
    ['changes no field that is known', withWrite('sheet.update', { changes: { id: 's1', color: 'red' } })],
    ['chooses nothing', withWrite('parameters.update', { changes: { darkTheme: undefined } })],
    ['tells something else than what was seen', withWrite('provision.update', { before: { price: '7' } })],
    ['tells a line that is none', withWrite('entry.delete', { line: { ...entry, paid: 1 } })],
    ['has a sheet of no day', withWrite('sheet.create', { sheet: { ...sheet, date: '2026-13-1' } })],
    ['has a moment beyond time', withWrite('sheet.update', { changes: { datePicker: 9e15 } })],
    ['lacks a collection', withWrite('sheet.create', { content: { ...content, in: undefined } })],
    ['changes lists into texts', withWrite('parameters.update', { changes: { operations: 'Bread' } })],
    ['changes categories into names', withWrite('parameters.update', { changes: { categories: ['Food'] } })],
    ['edits in an unknown way', withWrite('parameters.edit', { edits: [{ kind: 'operation.burn', name: 'Tea' }] })],
    ['puts a document nowhere', withWrite('account.patch', { patch: { ...patch, puts: [{ path: '', fields: {} }] } })],
    [
      'puts a document of unknown values',
      withWrite('account.patch', { patch: { ...patch, puts: [{ path: 's3', fields: { name: 'Bread' } }] } }),
    ],
    ['removes a line above it', withWrite('account.patch', { patch: { ...patch, removedLines: ['s1'] } })],
    ['removes nothing by name', withWrite('account.patch', { patch: { ...patch, removedSheets: [''] } })],
  ])('is kept as JSON because it %s', (_, record) => {
    const { id, uid } = record;
    expect(readRecord(record)).toEqual({ id, uid, raw: JSON.stringify(record) });
  });

  test.each([undefined, null, 7, 'text', [], true])('may be anything: %o', (raw) => {
    expect(readRecord(raw)).toMatchObject({ id: '', uid: '' });
  });

  test('may contain values that JSON has not', () => {
    const endless: Record<string, unknown> = { ...first, v: undefined, count: 12n, list: [{}] };
    endless['self'] = endless;
    const reading = readRecord(endless);
    expect(reading).toMatchObject({ id: 'r1', uid: 'ada' });
    expect(JSON.parse(reading === 'newer' || !('raw' in reading) ? '' : reading.raw)).toMatchObject({
      count: '12',
      self: '…',
      list: [{}],
      write: first?.write,
    });
  });

  test('may be nested too deeply, or contain itself', () => {
    let value: unknown = { nullValue: null };
    for (let depth = 0; depth < 50_000; depth += 1) value = { mapValue: { fields: { value } } };
    const record = withWrite('account.patch', { patch: { ...patch, puts: [{ path: 's3', fields: { value } }] } });
    expect(readRecord(record)).toMatchObject({ id: 'r1', uid: 'ada', raw: expect.stringContaining('…') });
  });
});
