import * as v from 'valibot';
import { identityFailureOf } from '../../domain/identity/identity.ts';
import { wireError } from '../../../contract/values.ts';
import { DocumentsError } from './documents-error.ts';
import type { TokenSource } from './token-source.ts';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query below the documents root. */
  readonly path: string;
  readonly body?: unknown;
};

export type RequestOptions = {
  /** The documents root, without a trailing slash. */
  readonly root: string;
  readonly tokens: TokenSource;
  readonly fetch: typeof fetch;
  /** For headers and body together, in milliseconds. */
  readonly timeout: number;
  /** `AbortSignal.timeout` by default. */
  readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
  readonly log: (message: string) => void;
};

const deniedStatuses = new Set(['PERMISSION_DENIED', 'UNAUTHENTICATED']);
const isDenied = (error: unknown) => error instanceof DocumentsError && deniedStatuses.has(error.status);

// Dates are ignored: our servers send none, and clocks differ.
const retryAfterOf = (headers: Headers): number | undefined => {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) * 1000 : undefined;
};

function errorOf({ status, headers }: Response, text: string): DocumentsError {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), wireError), text);
  const { message, status: reason = 'UNKNOWN' } = parsed.success
    ? parsed.output.error
    : { message: `The database answered ${status}.` };
  return new DocumentsError(message, reason, status, retryAfterOf(headers));
}

const platformTimeout = (milliseconds: number) => AbortSignal.timeout(milliseconds);

const withTimeoutSignal = ({ timeoutSignal = platformTimeout, timeout }: RequestOptions, signal: AbortSignal) =>
  AbortSignal.any([signal, timeoutSignal(timeout)]);

// Without a timeout, a hanging provider would block all calls that share its token.
const rejectOnAbort = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });

async function send(call: Call, token: string, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  const response = await options.fetch(`${options.root}${call.path}`, {
    method: call.method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    cache: 'no-store',
    signal: withTimeoutSignal(options, signal),
  });
  const text = await response.text();
  if (!response.ok) throw errorOf(response, text);
  return v.parse(v.pipe(v.string(), v.parseJson()), text);
}

async function refreshed(options: RequestOptions, signal: AbortSignal): Promise<string> {
  try {
    return await rejectOnAbort(withTimeoutSignal(options, signal), options.tokens.refreshed());
  } catch (error) {
    options.log('No other access token was given.');
    throw error;
  }
}

const isUnauthenticated = (error: unknown) => error instanceof DocumentsError && error.httpStatus === 401;

// The provider refuses a token: the user must sign in again.
const hasRefused = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  'failure' in failure &&
  identityFailureOf(failure) !== 'network-request-failed';

async function sendWithRenewal(call: Call, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  // Checked before a token is requested: an aborted caller handles no rejection.
  signal.throwIfAborted();
  try {
    return await send(
      call,
      await rejectOnAbort(withTimeoutSignal(options, signal), options.tokens.current()),
      options,
      signal,
    );
  } catch (error) {
    if (!isDenied(error)) throw error;
    options.log('The access token has expired; asking for another.');
    const token = await refreshed(options, signal).catch((failure: unknown) => {
      throw hasRefused(failure) && isUnauthenticated(error) ? error : failure;
    });
    return await send(call, token, options, signal);
  }
}

// Paths and bodies are not logged: they contain personal data.
const reasonOf = (error: unknown): string => {
  if (error instanceof DocumentsError) return error.status;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * Sends a call with its bearer token. If permission is denied, the token is renewed and the call repeated once; a failure is logged.
 * Source: docs/specification.md#call-renewal, docs/specification.md#call-failure.
 * @throws {DocumentsError} when the database refuses; the error of `fetch` when it is unreachable or too slow
 */
export async function request(call: Call, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  try {
    return await sendWithRenewal(call, options, signal);
  } catch (error) {
    if (!signal.aborted) options.log(`A call of the database failed: ${call.method}, ${reasonOf(error)}.`);
    throw error;
  }
}
