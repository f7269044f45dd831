// A second, independent implementation of the typed values that the database accepts (differential testing).

const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Returns the only entry of an object; undefined if it has several entries or none. */
const onlyEntry = (input: unknown): readonly [string, unknown] | undefined => {
  const entries = isObject(input) ? Object.entries(input) : [];
  return entries.length === 1 ? entries[0] : undefined;
};

const within = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const allOf = (text: string, symbols: string): boolean => text.split('').every((symbol) => symbols.includes(symbol));
const digits = '0123456789';
const isDigits = (text: string | undefined, length: number): boolean => text?.length === length && allOf(text, digits);

// No leading zeros, and no minus zero.
const isOneSpelling = (value: string, size: string): boolean => value === '0' || (size !== '' && !size.startsWith('0'));

const isWholeText = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const size = value.startsWith('-') ? value.slice(1) : value;
  if (!isOneSpelling(value, size) || size.length > 19 || !allOf(size, digits)) return false;
  return BigInt(size) < 2n ** 63n || (value.startsWith('-') && BigInt(size) === 2n ** 63n);
};
const isWhole = (value: unknown): boolean =>
  isWholeText(value) || (Number.isInteger(value) && within(value, -(2 ** 53) + 1, 2 ** 53 - 1));

const isDouble = (value: unknown): boolean =>
  value === 'NaN' ||
  value === 'Infinity' ||
  value === '-Infinity' ||
  within(value, -Number.MAX_VALUE, Number.MAX_VALUE);

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isCalendarDay = (text: string): boolean => {
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)];
  if (text[4] !== '-' || text[7] !== '-' || !isDigits(year + month + day, 8) || day.length !== 2) return false;
  const last = (lastDays[Number(month) - 1] ?? 0) + Number(month === '02' && isLeap(Number(year)));
  return within(Number(day), 1, last);
};

const isClock = (text: string, most: readonly number[]): boolean => {
  const parts = text.split(':');
  return (
    parts.length === most.length && most.every((limit, at) => isDigits(parts[at], 2) && Number(parts[at]) <= limit)
  );
};

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Returns the offset of a time zone in minutes, 0 for `Z`; undefined for an invalid zone. */
const zoneOf = (zone: string): number | undefined => {
  if (zone === 'Z') return 0;
  if (!isClock(zone.slice(1), [23, 59])) return undefined;
  if (zone.startsWith('+')) return minutesOf(zone.slice(1));
  return zone.startsWith('-') ? -minutesOf(zone.slice(1)) : undefined;
};

/** Whether a time of the first or the last day is in the years 1 to 9999 when it is converted to UTC. */
const isInRange = (day: string, clock: string, ahead: number): boolean => {
  const minutes = minutesOf(clock) - ahead;
  if (day.startsWith('0000')) return day === '0000-12-31' && minutes >= 24 * 60;
  if (day === '0001-01-01') return minutes >= 0;
  return day !== '9999-12-31' || minutes < 24 * 60;
};

const isFraction = (text: string): boolean =>
  text === '' || (text.startsWith('.') && within(text.length, 2, 10) && allOf(text.slice(1), digits));

const isLocalTime = (text: string): boolean =>
  text[10] === 'T' && isCalendarDay(text.slice(0, 10)) && isClock(text.slice(11), [23, 59, 59]);

const isTime = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const zone = value.endsWith('Z') ? 'Z' : value.slice(19).slice(-6);
  const ahead = zoneOf(zone);
  const isWritten = isLocalTime(value.slice(0, 19)) && isFraction(value.slice(19, -zone.length || undefined));
  return ahead !== undefined && isWritten && isInRange(value.slice(0, 10), value.slice(11, 19), ahead);
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const isBase64 = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const padding = value.length - value.replaceAll('=', '').length;
  const bare = value.slice(0, value.length - padding);
  const isPadded = padding === 0 || (padding <= 2 && value.length % 4 === 0);
  return isPadded && bare.length % 4 !== 1 && allOf(bare, `${letters}${digits}+/-_`);
};

/** Whether an input is an object, and each key has a rule that accepts its value. */
const isRecord = (input: unknown, rules: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
  isObject(input) &&
  Object.entries(input).every(([key, value]) => Object.hasOwn(rules, key) && rules[key]?.(value) === true);

const isItem = (value: unknown): boolean => isTypedValue(value) && onlyEntry(value)?.[0] !== 'arrayValue';
const isText = (value: unknown): boolean => typeof value === 'string';

const kinds: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['nullValue', (value) => value === null],
  ['booleanValue', (value) => value === true || value === false],
  ['integerValue', isWhole],
  ['doubleValue', isDouble],
  ['timestampValue', isTime],
  ['stringValue', isText],
  ['bytesValue', isBase64],
  ['referenceValue', isText],
  [
    'geoPointValue',
    (value) =>
      isRecord(value, { latitude: (each) => within(each, -90, 90), longitude: (each) => within(each, -180, 180) }),
  ],
  ['arrayValue', (value) => isRecord(value, { values: (items) => Array.isArray(items) && items.every(isItem) })],
  ['mapValue', (value) => isRecord(value, { fields: isTypedFields })],
]);

const isTypedValue = (input: unknown): boolean => {
  const [kind, value] = onlyEntry(input) ?? [''];
  return kinds.get(kind)?.(value) === true;
};

/** Whether the database accepts the fields of a document or of a map. */
export const isTypedFields = (input: unknown): boolean => isObject(input) && Object.values(input).every(isTypedValue);

/** Returns the expected JSON of accepted fields. Integers become strings, and minus zero becomes zero. */
export const expectedText = (fields: unknown): string =>
  JSON.stringify(fields, (key, value: unknown) =>
    key === 'integerValue' && typeof value === 'number' ? String(value) : value,
  );
