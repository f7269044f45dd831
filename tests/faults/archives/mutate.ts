import { march, marchLines, parametersDocument, sheetDocumentOf } from '../../../testing/api/archive-documents.ts';
import type { Random } from '../../support/random.ts';
import { drawDeepText, drawJson, drawText, drawValue } from '../fuzz/values.ts';

const april = sheetDocumentOf('April000000000000000', '2026-4-1');

/** An archive with two sheets, a line of every kind, and parameters. */
export const wholeFile = JSON.stringify({
  format: 'mon-budget-archive',
  version: 1,
  exportedAt: '2026-11-21T00:00:00.000Z',
  documents: [april, ...marchLines, march, parametersDocument],
});

/** A position in JSON: an object or a list, and a key in it. */
type Position = { readonly container: object; readonly key: string };

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const positionsIn = (container: object): readonly Position[] =>
  Object.entries(container).flatMap(([key, value]) => [
    { container, key },
    ...(isContainer(value) ? positionsIn(value) : []),
  ]);

// `defineProperty` creates `__proto__` as an ordinary property.
const put = ({ container, key }: Position, value: unknown): void => {
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
};

const valueAt = ({ container, key }: Position): unknown => Object.getOwnPropertyDescriptor(container, key)?.value;

const drop = ({ container, key }: Position): void => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else Reflect.deleteProperty(container, key);
};

const repeat = (position: Position): void => {
  const { container, key } = position;
  const copy: unknown = structuredClone(valueAt(position));
  if (Array.isArray(container)) container.push(copy);
  else put({ container, key: `${key}2` }, copy);
};

const otherNames = [
  'stringValue integerValue doubleValue booleanValue timestampValue nullValue mapValue arrayValue bytesValue'.split(
    ' ',
  ),
  'geoPointValue referenceValue values fields path documents version format id name value categories day'.split(' '),
  ['__proto__', 'constructor', 'toString', '', '0', 'suggestions'],
].flat();

const rename = (random: Random, position: Position): void => {
  const { container } = position;
  const value = valueAt(position);
  drop(position);
  put({ container, key: random.pick(otherNames) ?? '' }, value);
};

const otherPaths = [
  ['parameters', 'March000000000000000', 'April000000000000000', 'March000000000000000/in/Gaz00000000000000000'],
  ['March000000000000000/outDay/Loyer000000000000000', 'May00000000000000000', 'May00000000000000000/in/a'],
  [
    '../somebody/parameters',
    'parameters/in',
    '/',
    '',
    'a/b/c/d',
    '__proto__',
    'March000000000000000/in/a',
    'constructor/in/x',
  ],
].flat();

const otherDates = [
  '2026-3-1',
  '2026-03-01',
  '2026-4-1',
  '2026-04-01',
  '2026-2-30',
  '0000-1-1',
  '2026-13-1',
  '26-1-1',
  '',
];

const otherNumbers = '0 -0 31 32 -1 1e400 9999999999999 10000000000000 9223372036854775807 NaN'.split(' ');

const drawOther = (random: Random): unknown => {
  const drawn: readonly (() => unknown)[] = [
    () => drawJson(random),
    () => drawValue(random),
    () => random.pick(otherPaths),
    () => random.pick(otherDates),
    () => random.pick(otherNumbers),
    () => Number(random.pick(otherNumbers)),
    () => drawText(random),
    () => 'L'.repeat(random.pick([199, 200, 201, 2001, 100_000]) ?? 0),
    () => Array.from({ length: random.pick([2001, 501, 51, 10_001]) ?? 0 }, () => ({ stringValue: 'a' })),
  ];
  return random.pick(drawn)?.();
};

const wrap = (random: Random, position: Position): void => {
  let value = valueAt(position);
  for (let depth = random.pick([1, 2, 19, 21, 200]) ?? 1; depth > 0; depth -= 1)
    value = random.chance(0.5) ? { mapValue: { fields: { a: value } } } : { arrayValue: { values: [value] } };
  put(position, value);
};

const exchange = (random: Random, position: Position, positions: readonly Position[]): void => {
  const other = random.pick(positions) ?? position;
  const [mine, theirs] = [structuredClone(valueAt(position)), structuredClone(valueAt(other))];
  put(position, theirs);
  put(other, mine);
};

/** Moves a document to another path or date, often without the id that would reveal the move. */
const readdress = (random: Random, _: Position, positions: readonly Position[]): void => {
  const key = random.chance(0.7) ? 'path' : 'date';
  const position = random.pick(positions.filter((each) => each.key === key));
  if (!position) return;
  put(position, key === 'path' ? random.pick(otherPaths) : { stringValue: random.pick(otherDates) });
  const fields = positions.find(({ container, key: name }) => container === position.container && name === 'fields');
  const container = fields && valueAt(fields);
  if (isContainer(container) && random.chance(0.5)) drop({ container, key: 'id' });
};

type Change = (random: Random, position: Position, positions: readonly Position[]) => void;

const replace: Change = (random, position) => put(position, drawOther(random));

const changes: readonly Change[] = [
  replace,
  replace,
  replace,
  replace,
  rename,
  rename,
  exchange,
  wrap,
  readdress,
  (_, position) => drop(position),
  (_, position) => drop(position),
  (_, position) => repeat(position),
];

const changeOne = (random: Random, json: object): void => {
  const positions = positionsIn(json);
  const position = random.pick(positions);
  if (position) random.pick(changes)?.(random, position, positions);
};

/** A value that is nested so deeply that a recursive parser overflows its stack. */
const deepValue = (random: Random): string => {
  const depth = 10 ** (1 + random.below(3)) * 3;
  return `${'{"mapValue":{"fields":{"a":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`;
};

/** Corrupts the JSON text: truncation, a byte order mark, a NUL, a duplicate key, an invalid number, or deep nesting. */
const corruptText = (random: Random, text: string): string => {
  const at = random.below(text.length + 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const spoilt: readonly (() => string)[] = [
    () => head,
    () => tail,
    () => `\uFEFF${text}`,
    () => `${head}${random.pick(['\u0000', '"', '\\', '{', '}', ',', '\uD800', '-', '9', ' ', '\n']) ?? ''}${tail}`,
    () => text.replace('"path":', `"path": ${JSON.stringify(random.pick(otherPaths))}, "path":`),
    () => text.replace('"fields":', '"fields": {"a": {"nullValue": null}}, "fields":'),
    () => text.replace(/\d+(?:\.\d+)?/, random.pick(['1e400', '-0', '01', 'NaN', '0x1', '1.', '1e-400']) ?? '0'),
    () => text.replace(/true|false|null/, random.pick(['True', 'undefined', '0', 'nul']) ?? '0'),
    () => `${text}${text}`,
    () => drawDeepText(random),
    () => text.replace('"fields":{', () => `"fields":{"a":${deepValue(random)},`),
    () => text.replaceAll('"', "'"),
    () => text.toUpperCase(),
  ];
  return random.pick(spoilt)?.() ?? '';
};

/** A valid file with up to four changes, sometimes with corrupted text. */
export const drawFile = (random: Random): string => {
  const json: unknown = JSON.parse(wholeFile);
  const times = random.pick([0, 1, 1, 1, 2, 4]) ?? 1;
  if (isContainer(json)) for (let count = 0; count < times; count += 1) changeOne(random, json);
  const text = JSON.stringify(json);
  return random.chance(0.2) ? corruptText(random, text) : text;
};
