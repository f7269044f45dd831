const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** A time in UTC: its whole second, in milliseconds since the epoch, and six digits of the fraction. Further digits are cut off. */
type Parts = { readonly milliseconds: number; readonly fraction: string };

const partsOf = (text: string): Parts => {
  const [, seconds, fraction = '', zone] = pattern.exec(text) ?? [];
  const milliseconds = Date.parse(`${seconds ?? ''}${zone ?? ''}`);
  return { milliseconds, fraction: fraction.padEnd(6, '0').slice(0, 6) };
};

const textOf = ({ milliseconds, fraction }: Parts): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}.${fraction}Z`;

/** Microseconds since the epoch of an RFC 3339 time, exact until the year 2255; NaN for any other text. */
export const timestampToMicros = (text: string): number => {
  const { milliseconds, fraction } = partsOf(text);
  return milliseconds * 1000 + Number(fraction);
};

/** Formats an RFC 3339 time in UTC with six decimals, so that times sort as text. Throws `RangeError` for any other text. */
export const normalTimestamp = (text: string): string => textOf(partsOf(text));

const format = (micros: number): string => {
  const fraction = ((micros % 1_000_000) + 1_000_000) % 1_000_000;
  return textOf({ milliseconds: (micros - fraction) / 1000, fraction: String(fraction).padStart(6, '0') });
};

// A cache of one time: a commit writes most lines of a sheet, and they all have the time of the commit.
let latest = { micros: Number.NaN, text: '' };

/** Formats microseconds as RFC 3339 text in UTC with six decimals, so that times sort as text. */
export const microsToTimestamp = (micros: number): string => {
  if (latest.micros !== micros) latest = { micros, text: format(micros) };
  return latest.text;
};
