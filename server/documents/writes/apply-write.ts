import type { WireFields, WireValue } from '../../../contract/values.ts';
import type { WireTransform, WireWrite } from '../../../contract/writes.ts';
import type { FieldsEditor } from './field-path.ts';
import { editFields, parseFieldPath, readField } from './field-path.ts';
import { microsToTimestamp, normalTimestamp } from '../../lib/timestamp.ts';
import { valueKey } from './value-key.ts';

type Update = Extract<WireWrite, { update: unknown }>;

const elementsOf = (value: WireValue | undefined): readonly WireValue[] =>
  value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

const appendMissing = (present: readonly WireValue[], added: readonly WireValue[]): readonly WireValue[] => {
  const known = new Set(present.map(valueKey));
  const missing = new Map(added.map((value) => [valueKey(value), value]));
  return [...present, ...[...missing].filter(([key]) => !known.has(key)).map(([, value]) => value)];
};

const removeAll = (present: readonly WireValue[], removed: readonly WireValue[]): readonly WireValue[] => {
  const keys = new Set(removed.map(valueKey));
  return present.filter((value) => !keys.has(valueKey(value)));
};

const transformed = (transform: WireTransform, current: WireValue | undefined, now: number): WireValue => {
  if ('setToServerValue' in transform) return { timestampValue: microsToTimestamp(now) };
  const present = elementsOf(current);
  const values =
    'appendMissingElements' in transform
      ? appendMissing(present, transform.appendMissingElements.values)
      : removeAll(present, transform.removeAllFromArray.values);
  return { arrayValue: { values } };
};

const applyMask = (editor: FieldsEditor, { update, updateMask }: Update): void => {
  for (const path of (updateMask?.fieldPaths ?? []).map(parseFieldPath)) {
    editor.write(path, readField(update.fields, path));
  }
};

// Stored times are in UTC with microseconds, so that they sort as text.
const normalise = (value: WireValue): WireValue => {
  if ('timestampValue' in value) return { timestampValue: normalTimestamp(value.timestampValue) };
  if ('arrayValue' in value) return { arrayValue: { values: (value.arrayValue.values ?? []).map(normalise) } };
  if ('mapValue' in value) return { mapValue: { fields: normaliseFields(value.mapValue.fields ?? {}) } };
  return value;
};

const normaliseFields = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalise(value)]));

/**
 * Applies a write to the fields of a document. A mask merges the body: masked fields that the body lacks are deleted. Then the
 * transforms run in order. `now` is in microseconds. `countElements` gets the length of each list that a transform reads; it may
 * throw to limit the work.
 */
export const applyUpdate = (
  stored: WireFields,
  update: Update,
  now: number,
  countElements: (elements: number) => void,
): WireFields => {
  const editor = editFields(update.updateMask === undefined ? update.update.fields : stored);
  applyMask(editor, update);
  for (const transform of update.updateTransforms) {
    const path = parseFieldPath(transform.fieldPath);
    const current = editor.read(path);
    countElements(elementsOf(current).length);
    editor.write(path, transformed(transform, current, now));
  }
  return normaliseFields(editor.result());
};
