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
  /** The documents root, without a slash at its end. */
  readonly root: string;
  readonly tokens: TokenSource;
  readonly fetch: typeof fetch;
  /** Milliseconds for headers and body together. */
  readonly timeout: number;
  /** A signal that aborts after so many milliseconds; the platform's own by default. */
  readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
  readonly log: (message: string) => void;
};

const deniedStatuses = new Set(['PERMISSION_DENIED', 'UNAUTHENTICATED']);
const isDenied = (error: unknown) => error instanceof DocumentsError && deniedStatuses.has(error.status);

// The header may also hold a date; no server of ours sends one, and clocks differ.
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

const limited = ({ timeoutSignal = platformTimeout, timeout }: RequestOptions, signal: AbortSignal) =>
  AbortSignal.any([signal, timeoutSignal(timeout)]);

// Without a timeout, a provider that never answers would block this call and all that share its token.
const within = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
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
    signal: limited(options, signal),
  });
  const text = await response.text();
  if (!response.ok) throw errorOf(response, text);
  return v.parse(v.pipe(v.string(), v.parseJson()), text);
}

async function refreshed(options: RequestOptions, signal: AbortSignal): Promise<string> {
  try {
    return await within(limited(options, signal), options.tokens.refreshed());
  } catch (error) {
    options.log('No other access token was given.');
    throw error;
  }
}

const isUnauthenticated = (error: unknown) => error instanceof DocumentsError && error.httpStatus === 401;

// The provider has answered, and gives no token: only the person can help.
const hasRefused = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  'failure' in failure &&
  identityFailureOf(failure) !== 'network-request-failed';

async function sendRenewing(call: Call, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  // Checked before a token is requested: an aborted caller does not handle a rejection.
  signal.throwIfAborted();
  try {
    return await send(call, await within(limited(options, signal), options.tokens.current()), options, signal);
  } catch (error) {
    if (!isDenied(error)) throw error;
    options.log('The access token has expired; asking for another.');
    const token = await refreshed(options, signal).catch((failure: unknown) => {
      throw hasRefused(failure) && isUnauthenticated(error) ? error : failure;
    });
    return await send(call, token, options, signal);
  }
}

// Neither the path nor the body is logged: they hold personal data.
const reasonOf = (error: unknown): string => {
  if (error instanceof DocumentsError) return error.status;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * One call with its bearer token. A first refusal for want of permission renews the token and sends the call again,
 * once; what fails then is logged. Source: docs/specification.md#call-renewal, docs/specification.md#call-failure.
 * @throws {DocumentsError} when the database refuses; the fetch's own error when it was not reached or took too long
 */
export async function request(call: Call, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  try {
    return await sendRenewing(call, options, signal);
  } catch (error) {
    if (!signal.aborted) options.log(`A call of the database failed: ${call.method}, ${reasonOf(error)}.`);
    throw error;
  }
}
