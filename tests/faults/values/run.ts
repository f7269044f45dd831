import * as v from 'valibot';
import { applyUpdate } from '../../../server/documents/writes/apply-write.ts';
import { valueKey } from '../../../server/documents/writes/value-key.ts';
import { DocumentFailure } from '../../../server/documents/failure.ts';
import { fieldsToText } from '../../../server/documents/size-limits.ts';
import { parseFields } from '../../../server/documents/stored-document.ts';
import { fieldsToRule } from '../../../server/rules/rule-value.ts';
import { type WireFields, wireFields } from '../../../contract/values.ts';
import { createRandom } from '../../support/random.ts';
import { createFindings, type Print, type Report } from '../support/findings.ts';
import { firstFault, type Rule } from '../support/first-fault.ts';
import { documentRules } from './documents.ts';
import { drawDocument } from './draw-document.ts';
import { oddlyNamed, oddValues } from './oddities.ts';
import { expectedText, isTypedFields } from './value-grammar.ts';

const textOf = (fields: unknown): string => JSON.stringify(fields);
const decoded = (text: string): WireFields => v.parse(wireFields, JSON.parse(text));

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const own = Object.getPrototypeOf(value);
  return own === (Array.isArray(value) ? Array.prototype : Object.prototype) && Object.values(value).every(isPlain);
};

/** The text under which the server keeps the fields; undefined where they are too large for it. */
const keptText = (fields: WireFields): string | undefined => {
  try {
    return fieldsToText(applyUpdate({}, { update: { name: '', fields }, updateTransforms: [] }, 0, () => {}));
  } catch (error) {
    if (error instanceof DocumentFailure && error.status === 'INVALID_ARGUMENT') return undefined;
    throw error;
  }
};

// What storing may normalise: the form of a timestamp, and an empty list or map.
const unwritten: Readonly<Record<string, (value: object) => unknown>> = {
  timestampValue: () => 'a moment',
  arrayValue: (value) => ({ values: [], ...value }),
  mapValue: (value) => ({ fields: {}, ...value }),
};

const keptShape = (fields: WireFields): string =>
  JSON.stringify(fields, (key, value: unknown) =>
    Object.hasOwn(unwritten, key) ? unwritten[key]?.(Object(value)) : value,
  );

const isKeptWhole = (fields: WireFields): boolean => {
  const text = keptText(fields);
  if (text === undefined) return true;
  return keptShape(decoded(text)) === keptShape(fields) && textOf(decoded(text)) === textOf(parseFields(text));
};

const isKeptOnce = (fields: WireFields): boolean => {
  const text = keptText(fields);
  return text === undefined || keptText(parseFields(text)) === text;
};

const isSameMoment = (given: string, kept: string): boolean => {
  const [, fraction = ''] = /\.(\d+)/.exec(given) ?? [];
  const digits = fraction.padEnd(6, '0').slice(0, 6);
  return kept.endsWith(`.${digits}Z`) && Math.floor(Date.parse(given) / 1000) === Math.floor(Date.parse(kept) / 1000);
};

const areMomentsKept = (fields: WireFields): boolean => {
  const text = keptText(fields);
  const kept = text === undefined ? fields : parseFields(text);
  return Object.entries(fields).every(([name, value]) => {
    const other = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (text === undefined || !('timestampValue' in value)) return true;
    return other !== undefined && 'timestampValue' in other && isSameMoment(value.timestampValue, other.timestampValue);
  });
};

// Stored values are normalised: equal values have equal texts.
const areKeysRight = (fields: WireFields): boolean => {
  const text = keptText(fields);
  if (text === undefined) return true;
  const kept = Object.values(parseFields(text));
  return kept.every((left) =>
    kept.every((right) => textOf({ a: left }) !== textOf({ a: right }) || valueKey(left) === valueKey(right)),
  );
};

const rules: readonly Rule<WireFields>[] = [
  ['is another when it is read again', (fields) => textOf(decoded(textOf(fields))) === textOf(fields)],
  ['has a prototype of its own', isPlain],
  ['does not come back from the server', isKeptWhole],
  ['changes when the server writes it again', isKeptOnce],
  ['is kept as another moment', areMomentsKept],
  ['is not what the rules see', (fields) => fieldsToRule(fields).size === Object.keys(fields).length],
  ['is not equal to itself in a list', areKeysRight],
  ...documentRules,
];

const faultOf = (text: string): string | undefined => {
  const input: unknown = JSON.parse(text);
  const result = v.safeParse(wireFields, input);
  if (result.success !== isTypedFields(input)) return result.success ? 'is taken' : 'is refused';
  if (!result.success) return undefined;
  if (textOf(result.output) !== expectedText(input)) return `is read as ${textOf(result.output)}`;
  return firstFault(rules, result.output);
};

const builtIns = [Object.prototype, Array.prototype, Function.prototype];
const builtInNames = (): string => builtIns.map((each) => Reflect.ownKeys(each).map(String).join()).join(' ');

/**
 * Reads every oddity and so many drawn documents as typed values, as the app and as the server do, and writes them again.
 * The same seed draws the same documents.
 */
export function runValues(runs: number, seed: number, print?: Print): Report {
  const findings = createFindings(print);
  const random = createRandom(seed);
  const before = builtInNames();
  const check = (text: string) => findings.check(text, () => faultOf(text));
  for (const text of ['{}', '[]', 'null', '1', '"a"', ...oddValues.flatMap((value) => oddlyNamed(value, 'a'))])
    check(text);
  for (let run = 0; run < runs; run += 1) check(drawDocument(random));
  findings.check('everything', () =>
    builtInNames() === before ? undefined : 'has changed what every object inherits',
  );
  return findings.report();
}
