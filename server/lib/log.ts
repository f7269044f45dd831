import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The logged properties of a response, without personal data: no address, user id or token. */
export type ResponseFacts = {
  readonly requestId: string;
  /** Method and pattern of the route, never the path. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the response was ready. */
  readonly ms: number;
};

const folder = `${resolve(import.meta.dirname, '../..')}/`;
const root = pathToFileURL(folder).href;
const frame = /^ {4}at (?:(?:async |new )*[\w.$#<>[\] ]+ \()?(?:file:\/\/|node:|\/)\S+:\d+:\d+\)?$/;

// Messages of SQLite, JSON.parse and mail servers quote user data, and a stack starts with the message: only frames are logged.
const framesOf = ({ message, stack = '' }: Error): readonly string[] => {
  const start = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  const lines = stack.slice(start).split('\n');
  return lines.filter((line) => frame.test(line)).map((line) => line.slice(7).replace(root, '').replace(folder, ''));
};

// `errstr` is SQLite's text for the error code, such as "database or disk is full".
const codes = ['code', 'errcode', 'errstr', 'syscall', 'responseCode'] as const;

/** An error without its message: name, codes and stack frames, and the same for its cause. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error };
  const known = new Map<string, unknown>(Object.entries(error));
  return {
    name: error.name,
    ...Object.fromEntries(codes.filter((code) => known.has(code)).map((code) => [code, known.get(code)])),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

const toLine = (level: 'info' | 'error', event: string, facts: object): string =>
  JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });

/** Writes one JSON line about a failure on stderr, with the error but without its message. */
export const logFailure = (event: string, error: unknown, response?: ResponseFacts): void => {
  console.error(toLine('error', event, { ...response, error: describeError(error) }));
};

/** Writes one JSON line about a response on stdout. */
export const logResponse = (response: ResponseFacts & { readonly bytes: number }): void => {
  console.log(toLine('info', 'response sent', response));
};

export const logActivity = (figures: Readonly<Record<string, number>>): void => {
  console.log(toLine('info', 'activity', figures));
};
