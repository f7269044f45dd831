import type { WireFields, WireValue } from '../../contract/values.ts';
import { timestampToMicros } from '../lib/timestamp.ts';

/** A rule cannot be evaluated; the call is denied. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** A rule cannot be decided without a document that has not been read. */
export class UnreadError extends Error {
  constructor() {
    super('a document has not been read');
    this.name = 'UnreadError';
  }
}

/** Integers have 64 bits. */
export const largestInteger = 2n ** 63n - 1n;

/** A point in time in the rules, in microseconds since the epoch. */
export class RuleTime {
  readonly micros: number;
  constructor(micros: number) {
    this.micros = micros;
  }
}

/** A document path; segments from `databases` on. */
export class RulePath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** A value whose content the rules cannot see: bytes, latlng, reference. */
export class RuleOpaque {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}

/** A document; of its properties only `data` is known here. */
export class RuleDocument {
  readonly #fields: WireFields;
  #data: ReadonlyMap<string, RuleValue> | undefined;
  constructor(fields: WireFields) {
    this.#fields = fields;
  }

  // Lazy: most rules decide without the document, which may be long.
  get data(): ReadonlyMap<string, RuleValue> {
    this.#data ??= fieldsToRule(this.#fields);
    return this.#data;
  }
}

/** A value of the rules: integers are bigints, doubles are numbers. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleTime
  | RulePath
  | RuleOpaque
  | RuleDocument
  | readonly RuleValue[]
  | ReadonlyMap<string, RuleValue>;

export const isList = (value: RuleValue): value is readonly RuleValue[] => Array.isArray(value);
export const isMap = (value: RuleValue): value is ReadonlyMap<string, RuleValue> => value instanceof Map;

const scalarToRule = (value: WireValue): RuleValue => {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  return 'timestampValue' in value ? new RuleTime(timestampToMicros(value.timestampValue)) : null;
};

/** Converts a stored value. */
const wireToRule = (value: WireValue): RuleValue => {
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(wireToRule);
  if ('mapValue' in value) return fieldsToRule(value.mapValue.fields ?? {});
  if ('bytesValue' in value) return new RuleOpaque('bytes');
  if ('geoPointValue' in value) return new RuleOpaque('latlng');
  return 'referenceValue' in value ? new RuleOpaque('path') : scalarToRule(value);
};

export const fieldsToRule = (fields: WireFields): ReadonlyMap<string, RuleValue> =>
  new Map(Object.entries(fields).map(([name, value]) => [name, wireToRule(value)]));
