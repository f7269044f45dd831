import type { WireFields, WireValue } from '../../../../contract/values.ts';

/** How each property of `T` becomes a typed value. */
export type Encoders<T> = { readonly [K in keyof T]-?: (value: NonNullable<T[K]>) => WireValue };

/** The given properties as typed values; those that are absent stay out. */
export function encode<T extends object>(encoders: Encoders<T>, values: Partial<T>): WireFields {
  const fields: Record<string, WireValue> = {};
  for (const key in encoders) {
    const value = values[key];
    if (value !== undefined && value !== null) fields[key] = encoders[key](value);
  }
  return fields;
}
