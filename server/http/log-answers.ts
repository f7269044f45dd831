import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import { type AnswerFacts, logAnswer, logFailure } from '../log.ts';
import { OverloadError } from '../work-queue.ts';

type LoggedContext = Context<{ Bindings: Partial<HttpBindings>; Variables: RequestIdVariables }>;

export type AnswerLogOptions = {
  /** Whether every answer is logged, not only those that failed. */
  readonly accessLog: boolean;
  /** The calls that a path may name after a colon; whatever else stands there is the caller's own text. */
  readonly calls: ReadonlySet<string>;
};

const routeOf = ({ req }: Context, pattern: string, calls: ReadonlySet<string>): string => {
  const [, call = ''] = /:(\w+)$/.exec(req.path) ?? [];
  return `${req.method} ${pattern}${calls.has(call) ? `:${call}` : ''}`;
};

// Who is turned away because there is too much to do would fill the log just then.
const hasFailed = ({ error, res }: Context): boolean =>
  error !== undefined && res.status >= 500 && !(error instanceof OverloadError);

/** Logs the answers that failed, with the reason, and all of them where the settings say so. */
export const logAnswers =
  ({ accessLog, calls }: AnswerLogOptions): MiddlewareHandler =>
  async (context: LoggedContext, next) => {
    const start = performance.now();
    const { outgoing } = context.env;
    const { socket } = outgoing ?? {};
    const sent = (): number => socket?.bytesWritten ?? 0;
    const sentBefore = sent();
    await next();
    const facts = (): AnswerFacts => ({
      requestId: context.get('requestId'),
      route: routeOf(context, routePath(context), calls),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
    if (hasFailed(context)) logFailure('an answer failed', context.error, facts());
    if (accessLog) outgoing?.once('close', () => logAnswer({ ...facts(), bytes: sent() - sentBefore }));
  };
