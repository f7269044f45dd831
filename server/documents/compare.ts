import type { WireFields, WireValue } from '../../src/api/contract/values.ts';
import { normalTimestamp } from './timestamp.ts';

const ranks = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
];

const isNumber = (value: WireValue): boolean => 'integerValue' in value || 'doubleValue' in value;

const rankOf = (value: WireValue): number => ranks.indexOf(isNumber(value) ? 'number' : (Object.keys(value)[0] ?? ''));

const compare = <Item extends string | number | bigint | boolean>(left: Item, right: Item): number => {
  if (left < right) return -1;
  return left > right ? 1 : 0;
};

const numberOf = (value: WireValue): number | bigint => {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : 0;
};

// JavaScript compares a bigint with a double by their exact values; NaN sorts before every number.
const compareNumbers = (left: number | bigint, right: number | bigint): number => {
  const leftIsNaN = Number.isNaN(left);
  const rightIsNaN = Number.isNaN(right);
  if (leftIsNaN || rightIsNaN) return compare(rightIsNaN, leftIsNaN);
  return compare<number | bigint>(left, right);
};

// UTF-8 order is the database's order; it differs from JavaScript's UTF-16 order beyond U+FFFF only.
const isBeyond = (text: string): boolean => /[\uD800-\uDFFF]/.test(text);

/** Order of two texts as the database has it. */
export const compareText = (left: string, right: string): number =>
  isBeyond(left) || isBeyond(right)
    ? Buffer.compare(Buffer.from(left, 'utf8'), Buffer.from(right, 'utf8'))
    : compare(left, right);

const compareLists = (left: readonly WireValue[], right: readonly WireValue[]): number => {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareValues(left[index] ?? { nullValue: null }, right[index] ?? { nullValue: null });
    if (order !== 0) return order;
  }
  return left.length - right.length;
};

const flatten = (fields: WireFields): readonly WireValue[] =>
  Object.entries(fields)
    .toSorted(([left], [right]) => compareText(left, right))
    .flatMap(([name, value]) => [{ stringValue: name }, value]);

const comparePlaces = (
  left: { latitude?: number | undefined; longitude?: number | undefined },
  right: { latitude?: number | undefined; longitude?: number | undefined },
): number => compare(left.latitude ?? 0, right.latitude ?? 0) || compare(left.longitude ?? 0, right.longitude ?? 0);

const textOf = (value: WireValue): string => {
  if ('stringValue' in value) return value.stringValue;
  return 'referenceValue' in value ? value.referenceValue : '';
};

type Comparison = (left: WireValue, right: WireValue) => number;

const comparisons: Record<string, Comparison> = {
  booleanValue: (left, right) =>
    'booleanValue' in left && 'booleanValue' in right ? compare(left.booleanValue, right.booleanValue) : 0,
  timestampValue: (left, right) =>
    'timestampValue' in left && 'timestampValue' in right
      ? compare(normalTimestamp(left.timestampValue), normalTimestamp(right.timestampValue))
      : 0,
  bytesValue: (left, right) =>
    'bytesValue' in left && 'bytesValue' in right
      ? Buffer.compare(Buffer.from(left.bytesValue, 'base64'), Buffer.from(right.bytesValue, 'base64'))
      : 0,
  geoPointValue: (left, right) =>
    'geoPointValue' in left && 'geoPointValue' in right ? comparePlaces(left.geoPointValue, right.geoPointValue) : 0,
  arrayValue: (left, right) =>
    'arrayValue' in left && 'arrayValue' in right
      ? compareLists(left.arrayValue.values ?? [], right.arrayValue.values ?? [])
      : 0,
  mapValue: (left, right) =>
    'mapValue' in left && 'mapValue' in right
      ? compareLists(flatten(left.mapValue.fields ?? {}), flatten(right.mapValue.fields ?? {}))
      : 0,
  number: (left, right) => compareNumbers(numberOf(left), numberOf(right)),
  stringValue: (left, right) => compareText(textOf(left), textOf(right)),
  referenceValue: (left, right) => compareText(textOf(left), textOf(right)),
  nullValue: () => 0,
};

/**
 * Order of two stored values, of any kinds: null, booleans, numbers, times, texts, bytes, references, places, lists, maps.
 * Whole and decimal numbers compare by their value.
 */
export const compareValues = (left: WireValue, right: WireValue): number => {
  const rank = rankOf(left);
  const difference = rank - rankOf(right);
  return difference === 0 ? (comparisons[ranks[rank] ?? '']?.(left, right) ?? 0) : difference;
};
