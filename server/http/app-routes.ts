import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** `Cache-Control` of the page and of files without a content hash in their name: revalidated at each visit. */
export const revalidated = 'no-cache';

/** `Cache-Control` of the files below `/assets/`, which have a content hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';

// Only a path without an extension falls back to index.html: a missing chunk must be a 404, not a page.
const isRoute = (path: string): boolean => !/[.%]/.test(path) && !path.startsWith('/assets/');

// Dot files, source maps, and the precompressed variants, which are served by content negotiation only.
const isHidden = (path: string): boolean => /%|\/\.|\.(?:map|br|gz)$/.test(path);

/** Serves the built app of a folder: precompressed files, and `index.html` for client-side routes. */
export const createAppRoutes = (folder: string): Hono => {
  const routes = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  routes.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] }));
  routes.on(['GET', 'HEAD'], ['/assets/*', '/*'], async (context) => {
    const { pathname } = new URL(context.req.raw.url);
    const serve = isRoute(pathname) ? page : files;
    const response = isHidden(pathname) ? undefined : await serve(context, async () => {});
    if (!response) return context.text('Not found', 404);
    response.headers.set('Cache-Control', pathname.startsWith('/assets/') ? immutable : revalidated);
    response.headers.set('Vary', 'Accept-Encoding');
    return response;
  });
  routes.all('/*', (context) => context.text('Method not allowed', 405));
  return routes;
};
