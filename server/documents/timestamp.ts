import { invalidArgument } from './failure.ts';

const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Microseconds since the epoch of an RFC 3339 time; finer digits are cut off, as the database does.
 * Throws `INVALID_ARGUMENT` for anything else.
 */
export const timestampToMicros = (text: string): number => {
  const [, seconds, fraction = '', zone] = pattern.exec(text) ?? [];
  const milliseconds = Date.parse(`${seconds ?? ''}${zone ?? ''}`);
  if (Number.isNaN(milliseconds)) throw invalidArgument(`Invalid time "${text}".`);
  return milliseconds * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
};

const format = (micros: number): string => {
  const fraction = ((micros % 1_000_000) + 1_000_000) % 1_000_000;
  const seconds = new Date((micros - fraction) / 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(fraction).padStart(6, '0')}Z`;
};

// Most lines of a sheet were written together, by the copy that began its month.
let latest = { micros: Number.NaN, text: '' };

/** RFC 3339 text in UTC with six decimals; two of these compare as their times do. */
export const microsToTimestamp = (micros: number): string => {
  if (latest.micros !== micros) latest = { micros, text: format(micros) };
  return latest.text;
};
