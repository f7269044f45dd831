import * as v from 'valibot';

/** A typed value of the document database's REST protocol: an object with exactly one kind. */
export type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number | undefined; readonly longitude?: number | undefined } }
  | { readonly arrayValue: { readonly values?: readonly WireValue[] | undefined } }
  | { readonly mapValue: { readonly fields?: WireFields | undefined } };

export type WireFields = { readonly [field: string]: WireValue };

const integerText = v.union([
  v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)),
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((value) => String(value)),
  ),
]);

export const wireValue: v.GenericSchema<unknown, WireValue> = v.lazy(() =>
  v.union([
    v.strictObject({ nullValue: v.null() }),
    v.strictObject({ booleanValue: v.boolean() }),
    v.strictObject({ integerValue: integerText }),
    v.strictObject({ doubleValue: v.union([v.pipe(v.number(), v.finite()), v.picklist(['NaN', 'Infinity', '-Infinity'])]) }),
    v.strictObject({ timestampValue: v.pipe(v.string(), v.isoTimestamp()) }),
    v.strictObject({ stringValue: v.string() }),
    v.strictObject({ bytesValue: v.string() }),
    v.strictObject({ referenceValue: v.string() }),
    v.strictObject({
      geoPointValue: v.strictObject({ latitude: v.optional(v.number()), longitude: v.optional(v.number()) }),
    }),
    v.strictObject({ arrayValue: v.strictObject({ values: v.optional(v.array(wireValue)) }) }),
    v.strictObject({ mapValue: v.strictObject({ fields: v.optional(wireFields) }) }),
  ]),
);

export const wireFields: v.GenericSchema<unknown, WireFields> = v.record(v.string(), wireValue);

/** A document as the database sends it; `fields` is absent when the document holds none. */
export const wireDocument = v.object({
  name: v.string(),
  fields: v.optional(wireFields, {}),
  createTime: v.optional(v.string()),
  updateTime: v.optional(v.string()),
});
export type WireDocument = v.InferOutput<typeof wireDocument>;

/** A page of a listing; an empty collection answers `{}`. */
export const wirePage = v.object({
  documents: v.optional(v.array(wireDocument), []),
  nextPageToken: v.optional(v.string()),
});

/** The error envelope of both services. */
export const wireError = v.object({
  error: v.object({ code: v.number(), message: v.string(), status: v.optional(v.string()) }),
});
