import { expect, it } from 'vitest';
import { isStorable } from '../../../src/api/archive/document-shapes.ts';
import type { WireFields, WireValue } from '../../../contract/values.ts';
import { ownerMayCreate } from '../support/owner-creates.ts';
import { entryFields, parametersFields, provisionFields, sampleId, sheetFields } from '../support/samples.ts';

const sheet = sampleId('sheet');
const line = sampleId('line');

const samples: readonly (readonly [path: string, fields: WireFields])[] = [
  [sheet, sheetFields(sheet)],
  [`${sheet}/outDay/${line}`, entryFields(line)],
  [`${sheet}/in/${line}`, { name: { stringValue: 'Salaire' }, value: { integerValue: '2100' } }],
  [`${sheet}/outMonth/${line}`, { ...entryFields(line), dueDay: { integerValue: '31' } }],
  [`${sheet}/provisions/${line}`, provisionFields(line)],
  ['parameters', parametersFields],
  ['parameters', {}],
];

const long = (length: number): WireValue => ({ stringValue: 'x'.repeat(length) });

// Values at each limit of a field, on both sides.
const values: readonly WireValue[] = [
  { nullValue: null },
  { booleanValue: true },
  { timestampValue: '2026-09-05T00:00:00Z' },
  { mapValue: {} },
  { stringValue: '' },
  { stringValue: line },
  { stringValue: sheet },
  ...[40, 41, 100, 101, 200, 201, 2000, 2001].map(long),
  ...['2026-9-5', '2026-09-05', '26-9-5', '10, -20', '10;20', '1e3'].map((text) => ({ stringValue: text })),
  ...['-1', '0', '31', '32', '9999999999999', '10000000000000', '-9999999999999', '-10000000000000'].map((number) => ({
    integerValue: number,
  })),
  ...[1.5, -1, 9_999_999_999_999.99, 10_000_000_000_000, -10_000_000_000_000, 'NaN' as const].map((number) => ({
    doubleValue: number,
  })),
  ...[0, 1, 50, 51, 500, 501, 2000, 2001].map((length) => ({
    arrayValue: { values: Array.from({ length }, () => ({ stringValue: 'Pain' })) },
  })),
  ...[500, 501].map((length) => ({
    arrayValue: { values: Array.from({ length }, () => ({ mapValue: { fields: { Pain: { arrayValue: {} } } } })) },
  })),
];

const rareNames = [
  'copy',
  'category',
  'categories',
  'suggestions',
  'blockClosed',
  'showOnlyNotPaid',
  'datePicker',
  'other',
];
const names = [...new Set(samples.flatMap(([, fields]) => Object.keys(fields))), ...rareNames];
const paths = [
  ...samples.map(([path]) => path),
  'short',
  `${sheet}/other/${line}`,
  `${sheet}/in/short`,
  'parameters/in',
];

/** Every sample with one field removed, with each value in one field, and at every other path. */
const documents: readonly (readonly [string, WireFields])[] = samples.flatMap(([own, fields]) => [
  ...paths.map((path) => [path, fields] as const),
  ...Object.keys(fields).map(
    (name) => [own, Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))] as const,
  ),
  ...names.flatMap((name) => values.map((value) => [own, { ...fields, [name]: value }] as const)),
]);

it.each(samples)('accepts the same fields in an archive as the rules, at %s', (path, fields) => {
  expect(isStorable(path, fields)).toBe(true);
  expect(ownerMayCreate(path, fields)).toBe(true);
});

it('rejects an archive with a document that the rules deny', () => {
  const taken = documents.filter(([path, fields]) => isStorable(path, fields));
  expect(taken.filter(([path, fields]) => !ownerMayCreate(path, fields))).toEqual([]);
  // The test needs both accepted and rejected documents.
  expect(taken.length).toBeGreaterThan(100);
  expect(documents.length - taken.length).toBeGreaterThan(1000);
});
