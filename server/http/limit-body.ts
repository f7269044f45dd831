import type { Context, MiddlewareHandler } from 'hono';
import { BodyFailure } from './body.ts';
import { bodyBytes } from './byte-limit.ts';

const hasBody = new Set(['POST', 'PATCH']);

const checkLength = (context: Context, size: number, maximum: number): void => {
  if (size <= maximum) return;
  closeAfter(context);
  throw new BodyFailure(413, 'Request payload size exceeds the limit.');
};

// What is still on its way would otherwise be read as the connection's next request.
const closeAfter = (context: Context): void => {
  context.header('Connection', 'close');
};

export type BodyLimit<Env extends object> = {
  readonly maximum: (context: Context<Env>) => number;
  /** Whose share of the memory a body takes. */
  readonly caller: (context: Context<Env>) => string;
};

/**
 * Limits the bodies of the routes after it to so many bytes, and what is held of all bodies, as they arrive, for each caller
 * and in the whole process. Nothing is read before a route asks for it; the bytes count until it has answered. Beyond a limit
 * the reading, or the call where the length is declared, fails with a `BodyFailure` or an `OverloadError`. Methods without a
 * body are not asked for one.
 */
export const limitBody =
  <Env extends object>(limit: BodyLimit<Env>): MiddlewareHandler<Env> =>
  async (context, next) => {
    const { raw } = context.req;
    if (!hasBody.has(context.req.method) || raw.body === null) return next();
    const maximum = limit.maximum(context);
    const caller = limit.caller(context);
    checkLength(context, Number(raw.headers.get('content-length')), maximum);
    let held = 0;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        checkLength(context, held + chunk.byteLength, maximum);
        try {
          bodyBytes.hold(caller, chunk.byteLength);
        } catch (error) {
          closeAfter(context);
          throw error;
        }
        held += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const { url, method, headers } = raw;
    // A request of the adapter is none that the platform copies.
    const init = { method, headers: [...headers], body: raw.body.pipeThrough(count), duplex: 'half' };
    context.req.raw = new Request(url, init);
    try {
      return await next();
    } finally {
      bodyBytes.release(caller, held);
    }
  };
