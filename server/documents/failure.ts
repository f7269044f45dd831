import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isBusy, isDiskFull } from '../store/errors.ts';
import { OverloadError } from '../limits/work-queue.ts';
import { QuotaError } from '../limits/quotas.ts';

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

/** Why a document call is refused. The response is `{error: {code, message, status}}`. */
export class DocumentFailure extends Error {
  readonly status: DocumentStatus;

  constructor(status: DocumentStatus, message: string) {
    super(message);
    this.name = 'DocumentFailure';
    this.status = status;
  }

  get httpCode(): (typeof httpCodes)[DocumentStatus] {
    return httpCodes[this.status];
  }

  toBody(): { readonly error: { readonly code: number; readonly message: string; readonly status: DocumentStatus } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

export const invalidArgument = (message: string): DocumentFailure => new DocumentFailure('INVALID_ARGUMENT', message);

export const unauthenticated = (): DocumentFailure =>
  new DocumentFailure('UNAUTHENTICATED', 'Missing or invalid authentication.');

// Every denial has the same message: a different one would reveal whether another user's document exists (enumeration).
export const permissionDenied = (): DocumentFailure =>
  new DocumentFailure('PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** Seconds for Retry-After; undefined if a retry would fail too. */
const secondsToRetry = (error: Error): number | undefined => {
  if (isDiskFull(error)) return 60;
  return error instanceof OverloadError || isBusy(error) ? 5 : undefined;
};

// Only the log contains the reason: it may quote data.
const unexpected = (context: Context, error: Error): Response => {
  const seconds = secondsToRetry(error);
  // After a 500, unlike after a 503, clients retry only this write and keep sending the others.
  if (seconds === undefined)
    return context.json(new DocumentFailure('INTERNAL', 'The service has failed.').toBody(), 500);
  context.header('Retry-After', String(seconds));
  return context.json(new DocumentFailure('UNAVAILABLE', 'The service is unavailable.').toBody(), 503);
};

const overQuota = (context: Context, { message, retryAfter }: QuotaError): Response => {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json(new DocumentFailure('RESOURCE_EXHAUSTED', message).toBody(), 429);
};

/** The error handler of the document calls: an envelope of code, message and status. */
export const failureToResponse = (error: Error, context: Context): Response => {
  if (error instanceof DocumentFailure) return context.json(error.toBody(), error.httpCode);
  if (error instanceof QuotaError) return overQuota(context, error);
  if (error instanceof HTTPException) {
    const body = { error: { code: error.status, message: error.message, status: 'INVALID_ARGUMENT' } };
    return context.json(body, error.status);
  }
  return unexpected(context, error);
};
