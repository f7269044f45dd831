import * as v from 'valibot';
import { applyUpdate } from '../../../server/documents/writes/apply-write.ts';
import { valueKey } from '../../../server/documents/writes/value-key.ts';
import { DocumentFailure } from '../../../server/documents/failure.ts';
import { fieldsToText } from '../../../server/documents/size-limits.ts';
import { parseFields } from '../../../server/documents/stored-document.ts';
import { fieldsToRule } from '../../../server/rules/rule-value.ts';
import { type WireFields, wireFields } from '../../../contract/values.ts';
import { createRandom } from '../../support/random.ts';
import { createFindings, type Print, type Report, firstFault, type Rule } from '../support/findings.ts';
import { documentRules } from './documents.ts';
import { drawDocument } from './draw-document.ts';
import { documentsWith, edgeCases } from './edge-cases.ts';
import { expectedText, isTypedFields } from './value-grammar.ts';

const textOf = (fields: unknown): string => JSON.stringify(fields);
const decoded = (text: string): WireFields => v.parse(wireFields, JSON.parse(text));

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const own = Object.getPrototypeOf(value);
  return own === (Array.isArray(value) ? Array.prototype : Object.prototype) && Object.values(value).every(isPlain);
};

/** Returns the stored JSON of fields; undefined if they are too large for the server. */
const storedText = (fields: WireFields): string | undefined => {
  try {
    return fieldsToText(applyUpdate({}, { update: { name: '', fields }, updateTransforms: [] }, 0, () => {}));
  } catch (error) {
    if (error instanceof DocumentFailure && error.status === 'INVALID_ARGUMENT') return undefined;
    throw error;
  }
};

// Storage may change the text of a timestamp, and the form of an empty list or map.
const normalisedKinds: Readonly<Record<string, (value: object) => unknown>> = {
  timestampValue: () => 'a moment',
  arrayValue: (value) => ({ values: [], ...value }),
  mapValue: (value) => ({ fields: {}, ...value }),
};

const storedShape = (fields: WireFields): string =>
  JSON.stringify(fields, (key, value: unknown) =>
    Object.hasOwn(normalisedKinds, key) ? normalisedKinds[key]?.(Object(value)) : value,
  );

const survivesStorage = (fields: WireFields): boolean => {
  const text = storedText(fields);
  if (text === undefined) return true;
  return storedShape(decoded(text)) === storedShape(fields) && textOf(decoded(text)) === textOf(parseFields(text));
};

const isStable = (fields: WireFields): boolean => {
  const text = storedText(fields);
  return text === undefined || storedText(parseFields(text)) === text;
};

const isSameTimestamp = (given: string, kept: string): boolean => {
  const [, fraction = ''] = /\.(\d+)/.exec(given) ?? [];
  const digits = fraction.padEnd(6, '0').slice(0, 6);
  return kept.endsWith(`.${digits}Z`) && Math.floor(Date.parse(given) / 1000) === Math.floor(Date.parse(kept) / 1000);
};

const areTimestampsKept = (fields: WireFields): boolean => {
  const text = storedText(fields);
  const kept = text === undefined ? fields : parseFields(text);
  return Object.entries(fields).every(([name, value]) => {
    const other = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (text === undefined || !('timestampValue' in value)) return true;
    return (
      other !== undefined && 'timestampValue' in other && isSameTimestamp(value.timestampValue, other.timestampValue)
    );
  });
};

// Stored values are normalised, so equal values have the same text.
const areKeysRight = (fields: WireFields): boolean => {
  const text = storedText(fields);
  if (text === undefined) return true;
  const kept = Object.values(parseFields(text));
  return kept.every((left) =>
    kept.every((right) => textOf({ a: left }) !== textOf({ a: right }) || valueKey(left) === valueKey(right)),
  );
};

const rules: readonly Rule<WireFields>[] = [
  ['changes when it is read again', (fields) => textOf(decoded(textOf(fields))) === textOf(fields)],
  ['has a custom prototype', isPlain],
  ['is lost or changed in storage', survivesStorage],
  ['changes when the server writes it again', isStable],
  ['is stored as another time', areTimestampsKept],
  ['has other fields in the rules', (fields) => fieldsToRule(fields).size === Object.keys(fields).length],
  ['is not equal to itself in a list', areKeysRight],
  ...documentRules,
];

const faultOf = (text: string): string | undefined => {
  const input: unknown = JSON.parse(text);
  const result = v.safeParse(wireFields, input);
  if (result.success !== isTypedFields(input)) return result.success ? 'is accepted' : 'is refused';
  if (!result.success) return undefined;
  if (textOf(result.output) !== expectedText(input)) return `is read as ${textOf(result.output)}`;
  return firstFault(rules, result.output);
};

const builtIns = [Object.prototype, Array.prototype, Function.prototype];
const builtInNames = (): string => builtIns.map((each) => Reflect.ownKeys(each).map(String).join()).join(' ');

/** Reads every edge case and `runs` random documents as the app and as the server, and writes them again. */
export function runValues(runs: number, seed: number, print?: Print): Report {
  const findings = createFindings(print);
  const random = createRandom(seed);
  const before = builtInNames();
  const check = (text: string) => findings.check(text, () => faultOf(text));
  for (const text of ['{}', '[]', 'null', '1', '"a"', ...edgeCases.flatMap((value) => documentsWith(value, 'a'))])
    check(text);
  for (let run = 0; run < runs; run += 1) check(drawDocument(random));
  findings.check('everything', () => (builtInNames() === before ? undefined : 'built-in prototypes have changed'));
  return findings.report();
}
