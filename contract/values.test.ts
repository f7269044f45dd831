import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wireFields } from './values.ts';

test.each(['9223372036854775807', '-9223372036854775808', '0', '-12'])('%s is a whole number', (integerValue) => {
  expect(v.safeParse(wireFields, { value: { integerValue } }).success).toBe(true);
});

test.each(['', 'x', '1.5', '1e3', ' 1', '0x10', '9223372036854775808', '-9223372036854775809', '1'.repeat(20)])(
  '"%s" is none, which no schema is upset by',
  (integerValue) => {
    expect(v.safeParse(wireFields, { value: { integerValue } }).success).toBe(false);
  },
);

const isTaken = (value: unknown): boolean => v.safeParse(wireFields, { value }).success;

test.each([
  '2024-02-29T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-09-05T23:00:00+02:00',
])('%s is a time', (timestampValue) => expect(isTaken({ timestampValue })).toBe(true));

test.each([
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-09-05T24:00:00Z',
  '0000-06-01T00:00:00Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '2026-09-05',
  '',
])('%s is none that the database keeps', (timestampValue) => expect(isTaken({ timestampValue })).toBe(false));

test.each(['', 'AA', 'AAA', 'AAAA', 'AA==', 'AAA=', '-_+/'])('"%s" are bytes', (bytesValue) =>
  expect(isTaken({ bytesValue })).toBe(true),
);

test.each(['A', 'AAAAA', 'AA=', 'AAA==', '=', '=='])('"%s" are none', (bytesValue) =>
  expect(isTaken({ bytesValue })).toBe(false),
);

test('a place is on the earth', () => {
  expect(isTaken({ geoPointValue: { latitude: -90, longitude: 180 } })).toBe(true);
  expect(isTaken({ geoPointValue: { latitude: 90.1 } })).toBe(false);
  expect(isTaken({ geoPointValue: { longitude: Number.NEGATIVE_INFINITY } })).toBe(false);
});

test.each(['geoPointValue', 'arrayValue', 'mapValue'])('what a %s holds is an object, not a list', (kind) => {
  expect([{}, []].map((inner) => isTaken({ [kind]: inner }))).toEqual([true, false]);
});
