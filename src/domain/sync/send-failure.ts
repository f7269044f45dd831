import { endsSession, identityFailureOf } from '../identity/identity.ts';
import type { Refusal } from './writes.ts';

/**
 * What a write that failed asks for:
 * `wait` until the server is reached or can take anything, with all that is queued; `defer` it behind the others, since the server
 * failed over this one; `merge` it with what the server holds now, read again; `signIn` again; else the person's decision.
 */
export type Remedy = 'wait' | 'defer' | 'merge' | 'signIn' | Exclude<Refusal, 'conflict' | 'dateTaken' | 'quota'>;

/** Who or what keeps a write waiting: nobody was reached, the server is not able to take it, it says that what it holds has
 * changed, or it asks who is there. */
export type SendReason = 'unreachable' | 'server' | 'conflict' | 'signIn';

/** Why a write could not be sent now, and how long the server asks to wait, in milliseconds. */
export type SendFailure = { readonly remedy: Remedy; readonly reason: SendReason; readonly retryAfter: number };

// By the service's own name of the reason, which tells more than its number.
const remediesByStatus: ReadonlyMap<unknown, Remedy> = new Map<string, Remedy>([
  ['UNAUTHENTICATED', 'signIn'],
  ['PERMISSION_DENIED', 'refused'],
  ['NOT_FOUND', 'deleted'],
  // The creation of something that is there already has succeeded before it gets here.
  ['ALREADY_EXISTS', 'refused'],
  ['FAILED_PRECONDITION', 'merge'],
  ['ABORTED', 'merge'],
  ['INVALID_ARGUMENT', 'refused'],
  // A limit of the service or of its project, which is over after a while.
  ['RESOURCE_EXHAUSTED', 'wait'],
  ['CANCELLED', 'defer'],
  ['DEADLINE_EXCEEDED', 'defer'],
  ['INTERNAL', 'defer'],
  ['UNAVAILABLE', 'wait'],
]);

// What stands between the app and the service answers with a number alone.
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
 * What a transport's error asks for, by its `httpStatus`, the service's name for it (`status`) and `retryAfter`; an error
 * without an `httpStatus` is an identity failure, or says that nobody answered.
 */
export function remedyOf(error: unknown): Remedy {
  const code = numberIn(error, 'httpStatus');
  // One that was waited for in vain may be too large for the line; whatever is behind it may not be.
  if (code === undefined) {
    if (endsSession(identityFailureOf(error))) return 'signIn';
    return propertyOf(error, 'name') === 'TimeoutError' ? 'defer' : 'wait';
  }
  // A server that is short of something and says when to come back may take what needs less of it, such as a deletion.
  if (code === 503 && numberIn(error, 'retryAfter') !== undefined) return 'defer';
  return remediesByStatus.get(propertyOf(error, 'status')) ?? remedyOfCode(code);
}

const reasonOf = (error: unknown, remedy: Remedy): SendReason => {
  if (remedy === 'signIn') return 'signIn';
  if (remedy === 'merge') return 'conflict';
  return numberIn(error, 'httpStatus') === undefined ? 'unreachable' : 'server';
};

/** Reads what a transport's error tells; of the time that the server asks to wait, at most a quarter of an hour is kept. */
export function sendFailureOf(error: unknown): SendFailure {
  const remedy = remedyOf(error);
  return {
    remedy,
    reason: reasonOf(error, remedy),
    retryAfter: Math.min(numberIn(error, 'retryAfter') ?? 0, maxRetryAfter),
  };
}
