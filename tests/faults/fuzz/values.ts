import type { Random } from '../../support/random.ts';

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202E',
  '🧾'.repeat(50),
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE documents; --",
  '%00',
  '../../..',
  '`a``b',
  '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:59.999999999+23:59',
  '0000-01-01T00:00:00Z',
  '9223372036854775807',
  '-9223372036854775809',
  '1e400',
];
const oddNumbers = [0, -0, 1e308, -1e-308, 2 ** 53, -(2 ** 63), 1e21, 0.1, 255, -1];

export const drawText = (random: Random): string =>
  random.chance(0.7) ? (random.pick(oddTexts) ?? '') : random.id().slice(0, random.below(21));

/** Creates random JSON with names such as `__proto__`. */
export const drawJson = (random: Random, depth = 0): unknown => {
  const kind = random.below(depth > 4 ? 5 : 8);
  const names = ['__proto__', 'constructor', 'fields', 'mapValue', 'arrayValue', 'values', 'update', drawText(random)];
  const drawn: readonly (() => unknown)[] = [
    () => null,
    () => random.chance(0.5),
    () => random.pick(oddNumbers),
    () => drawText(random),
    () => [],
    () => Array.from({ length: random.below(5) }, () => drawJson(random, depth + 1)),
    () =>
      Object.fromEntries(names.slice(random.below(names.length)).map((name) => [name, drawJson(random, depth + 1)])),
    () => drawValue(random, depth + 1),
  ];
  return drawn[kind]?.();
};

const kinds = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
];

const drawScalar = (random: Random, depth: number): unknown => {
  const good: Readonly<Record<string, unknown>> = {
    nullValue: null,
    booleanValue: random.chance(0.5),
    integerValue: String(random.below(100)),
    doubleValue: random.pick([...oddNumbers, 'NaN', '-Infinity']),
    timestampValue: '2026-09-05T00:00:00.123456789Z',
    stringValue: drawText(random),
    bytesValue: 'AAEC',
    referenceValue: drawText(random),
    geoPointValue: { latitude: 1, longitude: random.pick(oddNumbers) },
  };
  const kind = random.pick(kinds) ?? 'nullValue';
  const value = random.chance(0.85) ? good[kind] : drawJson(random, depth + 1);
  return random.chance(0.97) ? { [kind]: value } : { [kind]: value, stringValue: '' };
};

/** Creates a random typed value, in most cases a valid one. */
export const drawValue = (random: Random, depth = 0): unknown => {
  const kind = depth < 6 ? random.fraction() : 1;
  if (kind < 0.15) return { mapValue: { fields: drawFields(random, depth + 1) } };
  if (kind > 0.3) return drawScalar(random, depth);
  return { arrayValue: { values: Array.from({ length: random.below(6) }, () => drawValue(random, depth + 1)) } };
};

const fieldNames = [
  'id',
  'name',
  'value',
  'day',
  'date',
  'sheetid',
  'datePicker',
  'categories',
  '__proto__',
  'a.b',
  '',
];

export const drawFields = (random: Random, depth = 0): unknown =>
  Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [
      random.chance(0.8) ? (random.pick(fieldNames) ?? '') : drawText(random),
      drawValue(random, depth + 1),
    ]),
  );

/** Creates brackets that are nested so deeply that a recursive parser overflows its stack. */
export const drawDeepText = (random: Random): string => {
  const depth = 10 ** (1 + random.below(5));
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"mapValue":{"fields":{"a":', '}}}'],
    ['{"arrayValue":{"values":[', ']}}'],
  ]) ?? ['[', ']'];
  return `{"fields":{"a":${open.repeat(depth)}1${random.chance(0.8) ? close.repeat(depth) : ''}}}`;
};
