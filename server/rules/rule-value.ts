import type { WireFields, WireValue } from '../../contract/values.ts';
import { timestampToMicros } from '../lib/timestamp.ts';

/** An expression has no value, so the policy denies the call. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

export class UnreadError extends Error {
  constructor() {
    super('the document is unread');
    this.name = 'UnreadError';
  }
}

/** The largest integer of Firestore: 64 bits, signed. */
export const largestInteger = 2n ** 63n - 1n;

/** A point in time in the rules, in microseconds since the epoch. */
export class RuleTime {
  readonly micros: number;
  constructor(micros: number) {
    this.micros = micros;
  }
}

/** A document path, with its segments from `databases` on. */
export class RulePath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** A value whose content is unknown to this evaluator: bytes, latlng, reference. */
export class RuleOpaque {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}

/** A document. Rules can read only its `data`. */
export class RuleDocument {
  readonly #fields: WireFields;
  #data: ReadonlyMap<string, RuleValue> | undefined;
  constructor(fields: WireFields) {
    this.#fields = fields;
  }

  // Converted lazily: a document may be long, and most rules do not read it.
  get data(): ReadonlyMap<string, RuleValue> {
    this.#data ??= fieldsToRule(this.#fields);
    return this.#data;
  }
}

/** A value in the rules: integers are bigints, doubles are numbers. */
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

const wireToRule = (value: WireValue): RuleValue => {
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(wireToRule);
  if ('mapValue' in value) return fieldsToRule(value.mapValue.fields ?? {});
  if ('bytesValue' in value) return new RuleOpaque('bytes');
  if ('geoPointValue' in value) return new RuleOpaque('latlng');
  return 'referenceValue' in value ? new RuleOpaque('path') : scalarToRule(value);
};

export const fieldsToRule = (fields: WireFields): ReadonlyMap<string, RuleValue> =>
  new Map(Object.entries(fields).map(([name, value]) => [name, wireToRule(value)]));
