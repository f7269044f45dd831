import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { bodyBytes } from './byte-limit.ts';

const hasBody = new Set(['POST', 'PATCH']);

const checkLength = (context: Context, size: number, maximum: number): void => {
  if (size <= maximum) return;
  closeAfter(context);
  throw new HTTPException(413, { message: 'Request payload size exceeds the limit.' });
};

// Node would parse the rest of an unread body as the next request of the connection.
const closeAfter = (context: Context): void => {
  context.header('Connection', 'close');
};

export type BodyLimit<Env extends object> = {
  readonly maximum: (context: Context<Env>) => number;
  /** Returns the caller whose bodies in memory are counted. */
  readonly caller: (context: Context<Env>) => string;
};

/**
 * Limits the length of a request body, and the bytes of all bodies in memory, for each caller and for the whole process. The body
 * is streamed when a route reads it, and counts until the response exists. Past a limit, reading fails with an `HTTPException` of
 * status 413 or an `OverloadError`. A `Content-Length` past the limit is refused at once. Methods without a body are not limited.
 */
export const limitBody =
  <Env extends object>(limit: BodyLimit<Env>): MiddlewareHandler<Env> =>
  async (context, next) => {
    const { raw } = context.req;
    if (!hasBody.has(context.req.method) || raw.body === null) return next();
    const maximum = limit.maximum(context);
    const caller = limit.caller(context);
    checkLength(context, Number(raw.headers.get('content-length')), maximum);
    let received = 0;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        checkLength(context, received + chunk.byteLength, maximum);
        try {
          bodyBytes.acquire(caller, chunk.byteLength);
        } catch (error) {
          closeAfter(context);
          throw error;
        }
        received += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const { url, method, headers } = raw;
    // `new Request(request, …)` cannot copy the request object of @hono/node-server.
    const init = { method, headers: [...headers], body: raw.body.pipeThrough(count), duplex: 'half' };
    context.req.raw = new Request(url, init);
    try {
      return await next();
    } finally {
      bodyBytes.release(caller, received);
    }
  };
