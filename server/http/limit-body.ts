import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BodyFailure, incompleteBody } from './body.ts';

const hasBody = new Set(['POST', 'PATCH']);

const refuse = (context: Context): never => {
  // What is still on its way would otherwise be read as the connection's next request.
  context.header('Connection', 'close');
  throw new BodyFailure(413, 'Request payload size exceeds the limit.');
};

/** Refuses, with a `BodyFailure`, bodies longer than so many bytes. Other methods are not asked for a body at all. */
export const limitBody =
  (bytesFor: (context: Context) => number): MiddlewareHandler =>
  async (context, next) => {
    if (!hasBody.has(context.req.method)) return next();
    try {
      return await bodyLimit({ maxSize: bytesFor(context), onError: refuse })(context, next);
    } catch (error) {
      // Only what it throws itself comes here, not what the routes after it throw.
      throw error instanceof BodyFailure ? error : incompleteBody();
    }
  };
