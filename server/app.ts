import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { createDocumentRoutes } from './documents/document-routes.ts';
import type { DocumentService } from './documents/document-service.ts';
import { createRequesterReader } from './identity/requester.ts';
import type { Identity } from './identity/identity.ts';
import { createIdentityRoutes, createTokenRoutes } from './identity/identity-routes.ts';
import type { AppFiles } from './http/app-files.ts';
import { createAppRoutes } from './http/app-routes.ts';
import { noStore, securityHeaders } from './http/security-headers.ts';

export type AppParts = {
  readonly identity: Identity;
  readonly documents: DocumentService;
  readonly files: AppFiles;
  readonly isHttps: boolean;
  /** Whether the last hop of X-Forwarded-For is the caller; only right behind one's own proxy. */
  readonly trustProxy: boolean;
  /** Throws when the database does not answer. */
  readonly ping: () => void;
};

const addressReader =
  (trustProxy: boolean) =>
  (context: Context<{ Bindings: Partial<HttpBindings> }>): string => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded ?? context.env.incoming?.socket.remoteAddress ?? '';
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

/** Every answer of the server; the identity and document calls own their paths at the root, the app owns the rest. */
export const createApp = (parts: AppParts): Hono => {
  const { identity, documents } = parts;
  const app = new Hono();
  app.use(securityHeaders(parts.isHttps));
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
  app.route('/identitytoolkit.googleapis.com', createIdentityRoutes(identity, addressReader(parts.trustProxy)));
  app.route('/securetoken.googleapis.com', createTokenRoutes(identity));
  app.route('/', createAppRoutes(parts.files));
  app.onError((error, context) => {
    console.error(`An answer failed: ${error.name}`);
    return context.text('The service is unavailable.', 503);
  });
  return app;
};
