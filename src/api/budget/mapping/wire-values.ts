import type { WireFields, WireValue } from '../../../../contract/values.ts';

export const text = (value: string): WireValue => ({ stringValue: value });
export const flag = (value: boolean): WireValue => ({ booleanValue: value });
export const moment = (milliseconds: number): WireValue => ({ timestampValue: new Date(milliseconds).toISOString() });
export const textList = (values: readonly string[]): WireValue => ({ arrayValue: { values: values.map(text) } });

/**
 * A number as a typed value: whole numbers as integers, others as doubles; minus zero becomes zero.
 * @throws {RangeError} for a number that is not finite or too large for its digits to be exact
 */
export function number(value: number): WireValue {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError('not an exact number');
  return Number.isInteger(value) ? { integerValue: String(value + 0) } : { doubleValue: value };
}

const valueOf = (fields: WireFields, field: string): WireValue | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

export function readText(fields: WireFields, field: string): string {
  const value = valueOf(fields, field);
  return value && 'stringValue' in value ? value.stringValue : '';
}

export function readFlag<T>(fields: WireFields, field: string, absent: T): boolean | T {
  const value = valueOf(fields, field);
  return value && 'booleanValue' in value ? value.booleanValue : absent;
}

function numberOf(value: WireValue): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : 0;
}

/** Reads an integer or a double; 0 for anything else, and beyond exact numbers. */
export function readNumber(fields: WireFields, field: string): number {
  const value = valueOf(fields, field);
  const found = value ? numberOf(value) : 0;
  return Math.abs(found) <= Number.MAX_SAFE_INTEGER ? found + 0 : 0;
}

/** Reads milliseconds since the epoch; 0 when absent. */
export function readMoment(fields: WireFields, field: string): number {
  const value = valueOf(fields, field);
  return value && 'timestampValue' in value ? Date.parse(value.timestampValue) : 0;
}

const items = (value: WireValue | undefined): readonly WireValue[] =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

const textsOf = (values: readonly WireValue[]): readonly string[] =>
  values.flatMap((value) => ('stringValue' in value ? [value.stringValue] : []));

export const readTextList = (fields: WireFields, field: string): readonly string[] =>
  textsOf(items(valueOf(fields, field)));

/** Reads a list of objects with one key each as `[key, texts]`; ignores others. */
export const readNamedLists = (fields: WireFields, field: string): readonly (readonly [string, readonly string[]])[] =>
  items(valueOf(fields, field)).flatMap((value) => {
    const [entry] = 'mapValue' in value ? Object.entries(value.mapValue.fields ?? {}) : [];
    return entry ? [[entry[0], textsOf(items(entry[1]))] as const] : [];
  });

/** The conversion of each property of `T` to a typed value. */
export type Encoders<T> = { readonly [K in keyof T]-?: (value: NonNullable<T[K]>) => WireValue };

/** Converts the given properties to typed values; absent ones stay absent. */
export function encode<T extends object>(encoders: Encoders<T>, values: Partial<T>): WireFields {
  const fields: Record<string, WireValue> = {};
  for (const key in encoders) {
    const value = values[key];
    if (value !== undefined && value !== null) fields[key] = encoders[key](value);
  }
  return fields;
}
