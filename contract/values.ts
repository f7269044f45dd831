import * as v from 'valibot';

/** A typed value of Firestore's REST protocol: an object with exactly one key, its kind. */
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

// The canonical form only: no minus zero, no leading zeros.
const integer = /^(?:0|-?[1-9]\d{0,18})$/;

// Tests the pattern here: valibot runs all checks, even after a failure, and `BigInt` throws on an invalid text.
const isInt64 = (text: string): boolean => integer.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

const integerText = v.union([
  v.pipe(v.string(), v.check(isInt64)),
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((value) => String(value)),
  ),
]);

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
const firstInstant = Date.parse('0001-01-01T00:00:00Z');
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

// Rejects invalid times: `Date` turns 30 February into 2 March, and 24:00 into the next day.
const survivesRoundTrip = (time: string): boolean => new Date(`${time}Z`).toISOString().startsWith(time);

const isTimestamp = (text: string): boolean => {
  const instant = timestamp.test(text) ? Date.parse(text) : Number.NaN;
  return instant >= firstInstant && instant <= lastInstant && survivesRoundTrip(text.slice(0, 19));
};

const base64 = /^[\w+/-]*={0,2}$/;

/** Base64 with or without padding; a single character after the groups of four is invalid. */
const isBase64 = (text: string): boolean =>
  base64.test(text) && (text.endsWith('=') ? text.length % 4 === 0 : text.length % 4 !== 1);

const degrees = (most: number) => v.optional(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)));

const isPlainObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** A strict object that is not an array; valibot's `strictObject` accepts arrays. */
const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<object>(isPlainObject, 'an object'), v.strictObject(entries));

const hasNoNestedArray = (values: WireValue[]): boolean => !values.some((value) => 'arrayValue' in value);

const kinds: ReadonlyMap<string, v.GenericSchema<unknown, WireValue>> = new Map<
  string,
  v.GenericSchema<unknown, WireValue>
>([
  ['nullValue', v.strictObject({ nullValue: v.null() })],
  ['booleanValue', v.strictObject({ booleanValue: v.boolean() })],
  ['integerValue', v.strictObject({ integerValue: integerText })],
  [
    'doubleValue',
    v.strictObject({
      doubleValue: v.union([v.pipe(v.number(), v.finite()), v.picklist(['NaN', 'Infinity', '-Infinity'])]),
    }),
  ],
  ['timestampValue', v.strictObject({ timestampValue: v.pipe(v.string(), v.check(isTimestamp)) })],
  ['stringValue', v.strictObject({ stringValue: v.string() })],
  ['bytesValue', v.strictObject({ bytesValue: v.pipe(v.string(), v.check(isBase64)) })],
  ['referenceValue', v.strictObject({ referenceValue: v.string() })],
  ['geoPointValue', v.strictObject({ geoPointValue: record({ latitude: degrees(90), longitude: degrees(180) }) })],
  [
    'arrayValue',
    v.strictObject({
      arrayValue: record({
        values: v.optional(
          v.pipe(v.array(v.lazy(() => wireValue)), v.check(hasNoNestedArray, 'an array inside an array')),
        ),
      }),
    }),
  ],
  ['mapValue', v.strictObject({ mapValue: record({ fields: v.optional(v.lazy(() => wireFields)) }) })],
]);

const noKind: v.GenericSchema<unknown, WireValue> = v.never('a value of exactly one known kind');

const schemaOf = (input: unknown): v.GenericSchema<unknown, WireValue> => {
  const [kind] = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  return (kind === undefined ? undefined : kinds.get(kind)) ?? noKind;
};

/** A typed value. Its key selects the schema, so that validation takes linear time. A union would try every kind. */
export const wireValue: v.GenericSchema<unknown, WireValue> = v.lazy(schemaOf);

/**
 * The fields of a document or of a map. Any name is allowed, even `constructor` and `__proto__`, because users name categories.
 * Read fields with `Object.entries` or `Object.hasOwn` (prototype pollution).
 */
export const wireFields: v.GenericSchema<unknown, WireFields> = v.pipe(
  v.custom<object>(isPlainObject, 'an object of fields'),
  v.transform((fields): readonly unknown[] => Object.entries(fields)),
  v.array(v.tuple([v.string(), wireValue])),
  v.transform((entries): WireFields => Object.fromEntries(entries)),
);

/** A document in a response. `fields` is absent for an empty document. */
export const wireDocument = v.object({
  name: v.string(),
  fields: v.optional(wireFields, {}),
  createTime: v.optional(v.string()),
  updateTime: v.optional(v.string()),
});
export type WireDocument = v.InferOutput<typeof wireDocument>;

/** A page of a listing; `{}` for an empty collection. */
export const wirePage = v.object({
  documents: v.optional(v.array(wireDocument), []),
  nextPageToken: v.optional(v.string()),
});

/** The error envelope of both services. */
export const wireError = v.object({
  error: v.object({ code: v.number(), message: v.string(), status: v.optional(v.string()) }),
});
