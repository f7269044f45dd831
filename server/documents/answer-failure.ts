import type { Context } from 'hono';
import { BodyFailure } from '../http/body.ts';
import { OverloadError } from '../http/overload.ts';
import { isBusy } from '../store/busy.ts';
import { isDiskFull } from '../store/disk-full.ts';
import { DocumentFailure } from './failure.ts';

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
