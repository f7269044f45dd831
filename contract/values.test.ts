import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wireFields } from './values.ts';

test.each(['9223372036854775807', '-9223372036854775808', '0', '-12'])('accepts the integer %s', (integerValue) => {
  expect(v.safeParse(wireFields, { value: { integerValue } }).success).toBe(true);
});

test.each(['', 'x', '1.5', '1e3', ' 1', '0x10', '9223372036854775808', '-9223372036854775809', '1'.repeat(20)])(
  'rejects the integer "%s" without an exception',
  (integerValue) => {
    expect(v.safeParse(wireFields, { value: { integerValue } }).success).toBe(false);
  },
);

const isAccepted = (value: unknown): boolean => v.safeParse(wireFields, { value }).success;

test.each([
  '2024-02-29T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-09-05T23:00:00+02:00',
])('accepts the time %s', (timestampValue) => expect(isAccepted({ timestampValue })).toBe(true));

test.each([
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-09-05T24:00:00Z',
  '0000-06-01T00:00:00Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '2026-09-05',
  '',
])('rejects the time %s', (timestampValue) => expect(isAccepted({ timestampValue })).toBe(false));

test.each(['', 'AA', 'AAA', 'AAAA', 'AA==', 'AAA=', '-_+/'])('accepts the bytes "%s"', (bytesValue) =>
  expect(isAccepted({ bytesValue })).toBe(true),
);

test.each(['A', 'AAAAA', 'AA=', 'AAA==', '=', '=='])('rejects the bytes "%s"', (bytesValue) =>
  expect(isAccepted({ bytesValue })).toBe(false),
);

test('accepts a geo point within the ranges of latitude and longitude', () => {
  expect(isAccepted({ geoPointValue: { latitude: -90, longitude: 180 } })).toBe(true);
  expect(isAccepted({ geoPointValue: { latitude: 90.1 } })).toBe(false);
  expect(isAccepted({ geoPointValue: { longitude: Number.NEGATIVE_INFINITY } })).toBe(false);
});

test.each(['geoPointValue', 'arrayValue', 'mapValue'])(
  'accepts an object and rejects an array as the content of a %s',
  (kind) => {
    expect([{}, []].map((inner) => isAccepted({ [kind]: inner }))).toEqual([true, false]);
  },
);
