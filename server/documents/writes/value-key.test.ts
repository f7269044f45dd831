import { expect, test } from 'vitest';
import type { WireValue } from '../../../contract/values.ts';
import { valueKey } from './value-key.ts';

test.each<[string, WireValue, WireValue]>([
  ['an integer and a double', { integerValue: '3' }, { doubleValue: 3 }],
  ['zero and minus zero', { integerValue: '0' }, { doubleValue: -0 }],
  [
    'a time in two time zones',
    { timestampValue: '2026-01-01T02:00:00+02:00' },
    { timestampValue: '2026-01-01T00:00:00Z' },
  ],
  ['bytes with padding and without', { bytesValue: 'AQ==' }, { bytesValue: 'AQ' }],
  [
    'a geo point without a coordinate, and with minus zero',
    { geoPointValue: { latitude: 0 } },
    { geoPointValue: { longitude: -0 } },
  ],
  [
    'maps in another order',
    { mapValue: { fields: { a: { nullValue: null }, b: { booleanValue: true } } } },
    { mapValue: { fields: { b: { booleanValue: true }, a: { nullValue: null } } } },
  ],
])('returns the same key for %s', (_, left, right) => {
  expect(valueKey(left)).toBe(valueKey(right));
});

test('returns different keys for values of different types or contents', () => {
  const values: readonly WireValue[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { doubleValue: 1.5 },
    { integerValue: '2' },
    { integerValue: '9007199254740993' },
    { doubleValue: 9_007_199_254_740_992 },
    { stringValue: '2' },
    { stringValue: 'null' },
    { stringValue: '",":"' },
    { timestampValue: '2026-01-01T00:00:00.000001Z' },
    { stringValue: 'time 2026-01-01T00:00:00.000001Z' },
    { bytesValue: 'AQ==' },
    { referenceValue: 'a' },
    { geoPointValue: { latitude: 1, longitude: 2 } },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } },
    { arrayValue: { values: [{ stringValue: '1,2' }] } },
    { mapValue: {} },
    { mapValue: { fields: { a: { integerValue: '1' } } } },
    { mapValue: { fields: { 'a":1,"b': { integerValue: '1' } } } },
  ];
  expect(new Set(values.map(valueKey)).size).toBe(values.length);
});
