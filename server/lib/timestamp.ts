const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** A time in UTC: milliseconds since the epoch of its whole second, and six digits of the fraction; finer ones are cut off. */
type Parts = { readonly milliseconds: number; readonly fraction: string };

const partsOf = (text: string): Parts => {
  const [, seconds, fraction = '', zone] = pattern.exec(text) ?? [];
  const milliseconds = Date.parse(`${seconds ?? ''}${zone ?? ''}`);
  return { milliseconds, fraction: fraction.padEnd(6, '0').slice(0, 6) };
};

const textOf = ({ milliseconds, fraction }: Parts): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}.${fraction}Z`;

/** Microseconds since the epoch of an RFC 3339 time, exact until the year 2255; NaN for anything else, like `Date.parse`. */
export const timestampToMicros = (text: string): number => {
  const { milliseconds, fraction } = partsOf(text);
  return milliseconds * 1000 + Number(fraction);
};

/**
 * An RFC 3339 time in UTC with six decimals, exact in every year, so that times sort as text. Throws `RangeError` for anything
 * else.
 */
export const normalTimestamp = (text: string): string => textOf(partsOf(text));

const format = (micros: number): string => {
  const fraction = ((micros % 1_000_000) + 1_000_000) % 1_000_000;
  return textOf({ milliseconds: (micros - fraction) / 1000, fraction: String(fraction).padStart(6, '0') });
};

// A cache of one: one commit writes most lines of a sheet, so they have the same time.
let latest = { micros: Number.NaN, text: '' };

/** RFC 3339 text in UTC with six decimals, so that times sort as text. */
export const microsToTimestamp = (micros: number): string => {
  if (latest.micros !== micros) latest = { micros, text: format(micros) };
  return latest.text;
};
