import { describe, expect, it } from 'vitest';
import type { WireValue } from '../../src/api/contract/values.ts';
import { compareValues } from './compare.ts';
import { parseFieldPath, readField, writeField } from './field-path.ts';
import { parseOrder, sortDocuments } from './order.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import type { ListedDocument } from './stored-document.ts';
import { microsToTimestamp, normalTimestamp, timestampToMicros } from './timestamp.ts';

const document = (id: string, value?: WireValue): ListedDocument => ({
  parent: 'p',
  id,
  fields: JSON.stringify(value === undefined ? {} : { a: value }),
  createTime: 0,
  updateTime: 0,
});

describe('values', () => {
  it('of all kinds are ordered as the database orders them', () => {
    const ordered: readonly WireValue[] = [
      { nullValue: null },
      { booleanValue: false },
      { booleanValue: true },
      { doubleValue: 'NaN' },
      { doubleValue: '-Infinity' },
      { integerValue: '-2' },
      { doubleValue: 1.5 },
      { integerValue: '2' },
      { integerValue: '9007199254740993' },
      { doubleValue: 'Infinity' },
      { timestampValue: '2026-01-01T00:00:00.000001Z' },
      { timestampValue: '2026-01-01T00:00:00.000002Z' },
      { stringValue: 'Z' },
      { stringValue: 'a' },
      { stringValue: '\uFFFD' },
      { stringValue: '😀' },
      { bytesValue: 'AQ==' },
      { referenceValue: 'a' },
      { geoPointValue: { latitude: 1, longitude: 2 } },
      { arrayValue: { values: [{ integerValue: '1' }] } },
      { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
      { mapValue: { fields: { a: { integerValue: '1' } } } },
      { mapValue: { fields: { b: { integerValue: '0' } } } },
    ];
    expect(ordered.toReversed().toSorted(compareValues)).toEqual(ordered);
  });

  it('that are the same number are equal, whole or not', () => {
    expect(compareValues({ integerValue: '3' }, { doubleValue: 3 })).toBe(0);
  });
});

describe('an order', () => {
  it.each([
    ['', { field: undefined, descending: false }],
    ['day', { field: 'day', descending: false }],
    ['datePicker DESC', { field: 'datePicker', descending: true }],
    ['__name__', { field: undefined, descending: false }],
  ])('reads %o', (text, order) => {
    expect(parseOrder(text)).toEqual(order);
  });

  it.each(['a sideways', 'a asc b', '1a', 'a,b', '__name__ desc'])('refuses %o', (text) => {
    expect(() => parseOrder(text)).toThrow(/^Invalid (order by clause|field path)|requires an index/);
  });

  it('leaves out documents without its field', () => {
    const documents = [document('x'), document('y', { integerValue: '1' })];
    expect(sortDocuments(parseOrder('a'), documents).map(({ id }) => id)).toEqual(['y']);
  });
});

describe('a page token', () => {
  const order = parseOrder('a desc');

  it('gives back the place that it was made of', () => {
    const place = { value: { stringValue: 'é' }, id: 'x' };
    expect(decodePageToken(order, encodePageToken(order, place))).toEqual(place);
  });

  it.each(['', 'nonsense', encodePageToken(parseOrder('a'), { value: undefined, id: 'x' })])(
    'of another order or of none is refused: %s',
    (token) => {
      expect(() => decodePageToken(order, token)).toThrow('invalid page token');
    },
  );
});

describe('a field path', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`a\\`b`', ['a`b']],
  ])('reads %s', (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
  });

  it.each(['', '.', 'a.', '.a', '1a', 'a b', '`', '``', 'a..b', 'à'])('refuses %o', (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid field path');
  });

  it('puts, reads and takes away a field inside maps', () => {
    const path = parseFieldPath('m.a.b');
    const fields = writeField({ x: { nullValue: null } }, path, { integerValue: '1' });
    expect(readField(fields, path)).toEqual({ integerValue: '1' });
    expect(readField(writeField(fields, path, undefined), path)).toBeUndefined();
    expect(writeField({}, path, undefined)).toEqual({});
  });

  it('does not find what every object inherits', () => {
    expect(readField({}, parseFieldPath('constructor'))).toBeUndefined();
    expect(readField({}, parseFieldPath('__proto__'))).toBeUndefined();
  });
});

describe('a time', () => {
  it.each([
    ['2026-09-05T10:00:00Z', '2026-09-05T10:00:00.000000Z'],
    ['2026-09-05T10:00:00.1234567Z', '2026-09-05T10:00:00.123456Z'],
    ['2026-09-05T10:00:00+02:00', '2026-09-05T08:00:00.000000Z'],
    ['1969-12-31T23:59:59.5Z', '1969-12-31T23:59:59.500000Z'],
  ])('%s is kept as %s', (text, kept) => {
    expect(microsToTimestamp(timestampToMicros(text))).toBe(kept);
    expect(normalTimestamp(text)).toBe(kept);
  });

  it('is kept to the microsecond where no number counts that many', () => {
    expect(normalTimestamp('9999-12-31T23:59:59.999999999Z')).toBe('9999-12-31T23:59:59.999999Z');
    const [early, late] = ['9999-12-31T23:59:59.999998Z', '9999-12-31T23:59:59.999999Z'];
    expect(compareValues({ timestampValue: early }, { timestampValue: late })).toBeLessThan(0);
  });
});
