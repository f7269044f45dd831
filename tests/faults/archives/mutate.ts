import { march, marchLines, parametersDocument, sheetDocumentOf } from '../../../testing/api/archive-documents.ts';
import type { Random } from '../../support/random.ts';
import { drawDeepText, drawJson, drawText, drawValue } from '../fuzz/values.ts';

const april = sheetDocumentOf('April000000000000000', '2026-4-1');

/** The text of a file with two sheets, a line of every kind, and parameters. */
export const wholeFile = JSON.stringify({
  format: 'mon-budget-archive',
  version: 1,
  exportedAt: '2026-11-21T00:00:00.000Z',
  documents: [april, ...marchLines, march, parametersDocument],
});

/** A place in JSON: an object or a list, and one of its keys. */
type Place = { readonly holder: object; readonly key: string };

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const placesIn = (holder: object): readonly Place[] =>
  Object.entries(holder).flatMap(([key, value]) => [{ holder, key }, ...(isHolder(value) ? placesIn(value) : [])]);

// `__proto__` becomes a key like any other.
const put = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

const valueAt = ({ holder, key }: Place): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value;

const drop = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

const repeat = (place: Place): void => {
  const { holder, key } = place;
  const copy: unknown = structuredClone(valueAt(place));
  if (Array.isArray(holder)) holder.push(copy);
  else put({ holder, key: `${key}2` }, copy);
};

const otherNames = [
  'stringValue integerValue doubleValue booleanValue timestampValue nullValue mapValue arrayValue bytesValue'.split(
    ' ',
  ),
  'geoPointValue referenceValue values fields path documents version format id name value categories day'.split(' '),
  ['__proto__', 'constructor', 'toString', '', '0', 'suggestions'],
].flat();

const rename = (random: Random, place: Place): void => {
  const { holder } = place;
  const value = valueAt(place);
  drop(place);
  put({ holder, key: random.pick(otherNames) ?? '' }, value);
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

const wrap = (random: Random, place: Place): void => {
  let value = valueAt(place);
  for (let depth = random.pick([1, 2, 19, 21, 200]) ?? 1; depth > 0; depth -= 1)
    value = random.chance(0.5) ? { mapValue: { fields: { a: value } } } : { arrayValue: { values: [value] } };
  put(place, value);
};

const exchange = (random: Random, place: Place, places: readonly Place[]): void => {
  const other = random.pick(places) ?? place;
  const [mine, theirs] = [structuredClone(valueAt(place)), structuredClone(valueAt(other))];
  put(place, theirs);
  put(other, mine);
};

/** Gives a document another path or date, often without the id that would tell. */
const readdress = (random: Random, _: Place, places: readonly Place[]): void => {
  const key = random.chance(0.7) ? 'path' : 'date';
  const place = random.pick(places.filter((each) => each.key === key));
  if (!place) return;
  put(place, key === 'path' ? random.pick(otherPaths) : { stringValue: random.pick(otherDates) });
  const fields = places.find(({ holder, key: name }) => holder === place.holder && name === 'fields');
  const holder = fields && valueAt(fields);
  if (isHolder(holder) && random.chance(0.5)) drop({ holder, key: 'id' });
};

type Change = (random: Random, place: Place, places: readonly Place[]) => void;

const replace: Change = (random, place) => put(place, drawOther(random));

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
  (_, place) => drop(place),
  (_, place) => drop(place),
  (_, place) => repeat(place),
];

/** Changes one place of the file's content. */
const changeOne = (random: Random, json: object): void => {
  const places = placesIn(json);
  const place = random.pick(places);
  if (place) random.pick(changes)?.(random, place, places);
};

/** A value nested so deeply that a recursive parser would overflow its stack. */
const deepValue = (random: Random): string => {
  const depth = 10 ** (1 + random.below(3)) * 3;
  return `${'{"mapValue":{"fields":{"a":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`;
};

/** Corrupts the text itself: truncation, a byte order mark, a NUL, a duplicate key, an invalid number, deep nesting. */
const spoil = (random: Random, text: string): string => {
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

/** The text of a file that was whole before it was changed in up to four places, and spoilt now and then. */
export const drawFile = (random: Random): string => {
  const json: unknown = JSON.parse(wholeFile);
  const times = random.pick([0, 1, 1, 1, 2, 4]) ?? 1;
  if (isHolder(json)) for (let count = 0; count < times; count += 1) changeOne(random, json);
  const text = JSON.stringify(json);
  return random.chance(0.2) ? spoil(random, text) : text;
};
