import type { Context } from 'hono';
import { BodyFailure } from '../http/body.ts';
import { isBusy, isDiskFull } from '../store/errors.ts';
import { OverloadError } from '../work-queue.ts';

const httpCodes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type DocumentStatus = keyof typeof httpCodes;

/** Why a document call is refused; it becomes the answer `{error: {code, message, status}}`. */
export class DocumentFailure extends Error {
  readonly status: DocumentStatus;
  /** After so many seconds the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: DocumentStatus, message: string, retryAfter?: number) {
    super(message);
    this.name = 'DocumentFailure';
    this.status = status;
    this.retryAfter = retryAfter;
  }

  get httpCode(): (typeof httpCodes)[DocumentStatus] {
    return httpCodes[this.status];
  }

  /** The body of the answer. */
  toBody(): { readonly error: { readonly code: number; readonly message: string; readonly status: DocumentStatus } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

export const invalidArgument = (message: string): DocumentFailure => new DocumentFailure('INVALID_ARGUMENT', message);

export const unauthenticated = (): DocumentFailure =>
  new DocumentFailure('UNAUTHENTICATED', 'Missing or invalid authentication.');

// One text for every refusal, so that nobody learns whether another user's document exists.
export const permissionDenied = (): DocumentFailure =>
  new DocumentFailure('PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** After so many seconds there may be room, or less to do; undefined when waiting would change nothing. */
const retryAfter = (error: Error): number | undefined => {
  if (isDiskFull(error)) return 60;
  return error instanceof OverloadError || isBusy(error) ? 5 : undefined;
};

// Clients keep what they could not save and try again; the reason stays in the log.
const unexpected = (context: Context, error: Error): Response => {
  const seconds = retryAfter(error);
  // Of an error over one document clients think otherwise than of a server that cannot take any: others need not wait for it.
  if (seconds === undefined)
    return context.json(new DocumentFailure('INTERNAL', 'The service has failed.').toBody(), 500);
  context.header('Retry-After', String(seconds));
  return context.json(new DocumentFailure('UNAVAILABLE', 'The service is unavailable.').toBody(), 503);
};

/** The answer to a document call that failed: an envelope of code, message and status. */
export const failureToResponse = (error: Error, context: Context): Response => {
  if (error instanceof DocumentFailure) {
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
    return context.json(error.toBody(), error.httpCode);
  }
  if (error instanceof BodyFailure) {
    const body = { error: { code: error.httpCode, message: error.message, status: 'INVALID_ARGUMENT' } };
    return context.json(body, error.httpCode);
  }
  return unexpected(context, error);
};
