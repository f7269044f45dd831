import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import { counts } from '../lib/activity.ts';
import { type ResponseFacts, logResponse, logFailure } from '../lib/log.ts';
import { OverloadError } from '../limits/work-queue.ts';

type LoggedContext = Context<{ Bindings: Partial<HttpBindings>; Variables: RequestIdVariables }>;

export type ResponseLogOptions = {
  /** Whether every response is logged, not only failures. */
  readonly accessLog: boolean;
  /** Only these methods after a colon are logged. Any other text there comes from the client and may be personal. */
  readonly calls: ReadonlySet<string>;
};

const routeOf = ({ req }: Context, pattern: string, calls: ReadonlySet<string>): string => {
  const [, call = ''] = /:(\w+)$/.exec(req.path) ?? [];
  return `${req.method} ${pattern}${calls.has(call) ? `:${call}` : ''}`;
};

// Load shedding is not logged: a flood would fill the log.
const hasFailed = ({ error, res }: Context): boolean =>
  error !== undefined && res.status >= 500 && !(error instanceof OverloadError);

/** Logs failed requests with their error, and every response if the access log is on. Counts shed requests. */
export const logResponses =
  ({ accessLog, calls }: ResponseLogOptions): MiddlewareHandler =>
  async (context: LoggedContext, next) => {
    const start = performance.now();
    const { outgoing } = context.env;
    const { socket } = outgoing ?? {};
    const sent = (): number => socket?.bytesWritten ?? 0;
    const sentBefore = sent();
    await next();
    const facts = (): ResponseFacts => ({
      requestId: context.get('requestId'),
      route: routeOf(context, routePath(context), calls),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
    if (context.error instanceof OverloadError) counts.shed += 1;
    if (hasFailed(context)) logFailure('request failed', context.error, facts());
    if (accessLog) outgoing?.once('close', () => logResponse({ ...facts(), bytes: sent() - sentBefore }));
  };
