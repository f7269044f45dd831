import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDiskFull } from '../store/errors.ts';
import { RateLimitError } from '../limits/rate-limits.ts';

/** The refusal of an identity call. The message is a code, or a code and a text joined by ` : `, as the SDK expects. */
export class IdentityFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IdentityFailure';
  }
}

/** The error envelope of the identity service. */
export const toErrorBody = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});

// On a JSON 5xx the SDK signs the user out and erases its storage. It treats plain text as a network failure.
const unavailable = (context: Context, error: Error): Response => {
  context.header('Retry-After', isDiskFull(error) ? '60' : '5');
  return context.text('The service is unavailable.', 503);
};

/** Handles the errors of the identity calls; `toBody` creates the body of a refusal. */
export const failureToResponse =
  (toBody: (message: string) => object) =>
  (error: Error, context: Context): Response => {
    if (error instanceof IdentityFailure) return context.json(toBody(error.message), 400);
    if (error instanceof RateLimitError)
      return context.json(toBody(`TOO_MANY_ATTEMPTS_TRY_LATER : ${error.message}`), 400);
    if (error instanceof HTTPException) return context.json(toErrorBody(error.status, error.message), error.status);
    return unavailable(context, error);
  };
