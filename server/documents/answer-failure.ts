import type { Context } from 'hono';
import { BodyFailure } from '../http/body.ts';
import { isDiskFull } from '../store/disk-full.ts';
import { DocumentFailure } from './failure.ts';

const unexpected = (context: Context, error: Error): Response => {
  const seconds = isDiskFull(error) ? 60 : 5;
  context.header('Retry-After', String(seconds));
  // Clients keep what they could not save and try again; the reason stays in the log.
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
