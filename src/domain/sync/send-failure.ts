import { endsSession, identityFailureOf } from '../identity/identity.ts';
import type { Refusal } from './writes.ts';

/**
 * The remedy for a failed write:
 * - `wait`: keep the whole queue until the server is available
 * - `defer`: send other writes first, because the server failed on this write
 * - `merge`: merge the write with the server's current version
 * - `signIn`: ask the user to sign in again
 * - otherwise the user decides
 */
export type Remedy = 'wait' | 'defer' | 'merge' | 'signIn' | Exclude<Refusal, 'conflict' | 'dateTaken' | 'quota'>;

/** Why a write waits: no response, a server error, a conflict with another change, or an expired session. */
export type SendReason = 'unreachable' | 'server' | 'conflict' | 'signIn';

/** A failed request; `retryAfter` is the delay that the server asks for, in milliseconds. */
export type SendFailure = { readonly remedy: Remedy; readonly reason: SendReason; readonly retryAfter: number };

// The gRPC status name is more precise than the HTTP status.
const remediesByStatus: ReadonlyMap<unknown, Remedy> = new Map<string, Remedy>([
  ['UNAUTHENTICATED', 'signIn'],
  ['PERMISSION_DENIED', 'refused'],
  ['NOT_FOUND', 'deleted'],
  // The remedy applies only if another write created the document.
  ['ALREADY_EXISTS', 'refused'],
  ['FAILED_PRECONDITION', 'merge'],
  ['ABORTED', 'merge'],
  ['INVALID_ARGUMENT', 'refused'],
  // A temporary limit of the service or the project.
  ['RESOURCE_EXHAUSTED', 'wait'],
  ['CANCELLED', 'defer'],
  ['DEADLINE_EXCEEDED', 'defer'],
  ['INTERNAL', 'defer'],
  ['UNAVAILABLE', 'wait'],
]);

// Proxies respond with an HTTP status only.
const remediesByCode: ReadonlyMap<number, Remedy> = new Map<number, Remedy>([
  [401, 'signIn'],
  [408, 'defer'],
  [425, 'wait'],
  [429, 'wait'],
  [499, 'defer'],
  [502, 'wait'],
  [503, 'wait'],
]);

const remedyOfCode = (code: number): Remedy => remediesByCode.get(code) ?? (code >= 500 ? 'defer' : 'refused');

const maxRetryAfter = 15 * 60_000;

const propertyOf = (error: unknown, property: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;

const numberIn = (error: unknown, property: string): number | undefined => {
  const value = propertyOf(error, property);
  return typeof value === 'number' ? value : undefined;
};

/**
 * The remedy for an error, by its `httpStatus`, its gRPC `status` and `retryAfter`. An error without an `httpStatus` is an identity
 * failure or a missing response.
 */
export function remedyOf(error: unknown): Remedy {
  const code = numberIn(error, 'httpStatus');
  // After a timeout the write may be too large for the connection, but smaller writes may succeed.
  if (code === undefined) {
    if (endsSession(identityFailureOf(error))) return 'signIn';
    return propertyOf(error, 'name') === 'TimeoutError' ? 'defer' : 'wait';
  }
  // A server that lacks a resource may accept smaller writes, such as deletions.
  if (code === 503 && numberIn(error, 'retryAfter') !== undefined) return 'defer';
  return remediesByStatus.get(propertyOf(error, 'status')) ?? remedyOfCode(code);
}

const reasonOf = (error: unknown, remedy: Remedy): SendReason => {
  if (remedy === 'signIn') return 'signIn';
  if (remedy === 'merge') return 'conflict';
  return numberIn(error, 'httpStatus') === undefined ? 'unreachable' : 'server';
};

/** The failure of an error, with a `retryAfter` of at most 15 minutes. */
export function sendFailureOf(error: unknown): SendFailure {
  const remedy = remedyOf(error);
  return {
    remedy,
    reason: reasonOf(error, remedy),
    retryAfter: Math.min(numberIn(error, 'retryAfter') ?? 0, maxRetryAfter),
  };
}
