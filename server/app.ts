import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createDocumentRoutes } from './documents/document-routes.ts';
import type { DocumentService } from './documents/document-service.ts';
import { procedureNames } from './documents/procedures.ts';
import { createAppRoutes } from './http/app-routes.ts';
import { createCallerReader } from './limits/caller-address.ts';
import { logResponses } from './http/log-responses.ts';
import { noStore, securityHeaders, type SecurityOptions } from './http/security-headers.ts';
import { createRequesterReader } from './identity/sessions/authenticate.ts';
import { createIdentityRoutes, createTokenRoutes, operationNames } from './identity/identity-routes.ts';
import type { Identity } from './identity/identity.ts';
import { OverloadError } from './limits/work-queue.ts';

export type AppParts = {
  readonly identity: Identity;
  readonly documents: DocumentService;
  /** The folder of the built app; undefined when another server serves it. */
  readonly appDir: string | undefined;
  readonly security: SecurityOptions;
  readonly accessLog: boolean;
  /** Whether to trust the last entry of X-Forwarded-For. This is only safe behind the operator's own proxy. */
  readonly trustProxy: boolean;
  /** Throws when the database does not answer. */
  readonly ping: () => void;
};

const health =
  (ping: () => void) =>
  (context: Context): Response => {
    try {
      ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  };

/** Creates all routes: the identity calls, the document calls, and the app for every other path. */
export const createApp = (parts: AppParts): Hono => {
  const { identity, documents } = parts;
  const app = new Hono();
  // Only the operator's proxy may set X-Request-Id: a client could forge another request's id in the log.
  app.use(requestId({ limitLength: parts.trustProxy ? 64 : 0 }));
  app.use(logResponses({ accessLog: parts.accessLog, calls: new Set([...operationNames, ...procedureNames]) }));
  app.use(securityHeaders(parts.security));
  for (const path of ['/healthz', '/v1/*', '/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.use(path, noStore);
  }
  app.get('/healthz', health(parts.ping));
  app.route(
    '/v1',
    createDocumentRoutes({
      service: documents,
      project: identity.settings.project,
      authenticate: createRequesterReader(identity),
    }),
  );
  const callerOf = createCallerReader(parts.trustProxy);
  app.route('/identitytoolkit.googleapis.com', createIdentityRoutes(identity, callerOf));
  app.route('/securetoken.googleapis.com', createTokenRoutes(identity, callerOf));
  if (parts.appDir !== undefined) app.route('/', createAppRoutes(parts.appDir, callerOf));
  app.onError((error, context) => {
    if (error instanceof OverloadError) context.header('Retry-After', '5');
    return context.text('The service is unavailable.', 503);
  });
  return app;
};
