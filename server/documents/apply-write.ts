import type { WireFields, WireValue } from '../../src/api/contract/values.ts';
import type { WireTransform, WireWrite } from '../../src/api/contract/writes.ts';
import { compareValues } from './compare.ts';
import { parseFieldPath, readField, writeField } from './field-path.ts';
import { microsToTimestamp, normalTimestamp } from './timestamp.ts';

type Update = Extract<WireWrite, { update: unknown }>;

const elementsOf = (value: WireValue | undefined): readonly WireValue[] =>
  value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

const holds = (values: readonly WireValue[], wanted: WireValue): boolean =>
  values.some((value) => compareValues(value, wanted) === 0);

const appendMissing = (present: readonly WireValue[], wanted: readonly WireValue[]): readonly WireValue[] =>
  wanted.reduce((all, value) => (holds(all, value) ? all : [...all, value]), present);

const transformed = (transform: WireTransform, current: WireValue | undefined, now: number): WireValue => {
  if ('setToServerValue' in transform) return { timestampValue: microsToTimestamp(now) };
  const present = elementsOf(current);
  const values =
    'appendMissingElements' in transform
      ? appendMissing(present, transform.appendMissingElements.values)
      : present.filter((value) => !holds(transform.removeAllFromArray.values, value));
  return { arrayValue: { values } };
};

const applyMask = (stored: WireFields, update: Update): WireFields => {
  if (update.updateMask === undefined) return update.update.fields;
  return update.updateMask.fieldPaths
    .map(parseFieldPath)
    .reduce((fields, path) => writeField(fields, path, readField(update.update.fields, path)), stored);
};

// Times are kept to the microsecond and in UTC, whatever was sent.
const normalise = (value: WireValue): WireValue => {
  if ('timestampValue' in value) return { timestampValue: normalTimestamp(value.timestampValue) };
  if ('arrayValue' in value) return { arrayValue: { values: (value.arrayValue.values ?? []).map(normalise) } };
  if ('mapValue' in value) return { mapValue: { fields: normaliseFields(value.mapValue.fields ?? {}) } };
  return value;
};

const normaliseFields = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalise(value)]));

/**
 * Fields of a document after a write: replaced whole, or only what the mask names (a masked field that the body lacks is
 * deleted), then the transforms in order. `now` is in microseconds.
 */
export const applyUpdate = (stored: WireFields, update: Update, now: number): WireFields => {
  const masked = normaliseFields(applyMask(stored, update));
  return update.updateTransforms.reduce((fields, transform) => {
    const path = parseFieldPath(transform.fieldPath);
    return writeField(fields, path, transformed(transform, readField(fields, path), now));
  }, masked);
};
