import type { WireFields, WireValue } from '../../../contract/values.ts';
import { normalTimestamp } from '../../lib/timestamp.ts';

const numberKey = (value: number): string => (Number.isInteger(value) ? BigInt(value).toString() : value.toString());

const mapKey = (fields: WireFields): string => {
  const members = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${valueKey(value)}`);
  return `{${members.toSorted().join()}}`;
};

const textKey = (value: WireValue): string | undefined => {
  if ('stringValue' in value) return JSON.stringify(value.stringValue);
  if ('timestampValue' in value) return `time ${normalTimestamp(value.timestampValue)}`;
  if ('bytesValue' in value) return `bytes ${Buffer.from(value.bytesValue, 'base64').toString('base64')}`;
  return 'referenceValue' in value ? `reference ${JSON.stringify(value.referenceValue)}` : undefined;
};

const numericKey = (value: WireValue): string | undefined => {
  if ('integerValue' in value) return BigInt(value.integerValue).toString();
  if ('doubleValue' in value) return numberKey(Number(value.doubleValue));
  if (!('geoPointValue' in value)) return undefined;
  const { latitude = 0, longitude = 0 } = value.geoPointValue;
  return `geopoint ${String(latitude + 0)} ${String(longitude + 0)}`;
};

const constantKey = (value: WireValue): string => ('booleanValue' in value ? String(value.booleanValue) : 'null');

/**
 * Returns the same key for two values that Firestore's array transforms treat as equal. An integer equals a double of the same
 * value; times and bytes are equal in any encoding; lists and maps are compared by content.
 */
export const valueKey = (value: WireValue): string => {
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(valueKey).join()}]`;
  if ('mapValue' in value) return mapKey(value.mapValue.fields ?? {});
  return textKey(value) ?? numericKey(value) ?? constantKey(value);
};
