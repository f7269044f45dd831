import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** `Cache-Control` of a page, and of what keeps its name from one build to the next: asked for again at each visit. */
export const revalidated = 'no-cache';

/** `Cache-Control` of the files below `/assets/`, whose names change with their content. */
export const immutable = 'public, max-age=31536000, immutable';

// Only a path that cannot be meant as a file is a route of the app: a missing chunk must never look like a page.
const isRoute = (path: string): boolean => !/[.%]/.test(path) && !path.startsWith('/assets/');

// Dot files, source maps, and the copies that the build has compressed, which are no files of their own.
const isHidden = (path: string): boolean => /%|\/\.|\.(?:map|br|gz)$/.test(path);

/** Serves the built app of a folder: its files as the build has compressed them, and `index.html` for the app's own routes. */
export const createAppRoutes = (folder: string): Hono => {
  const routes = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  routes.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] }));
  routes.on(['GET', 'HEAD'], ['/assets/*', '/*'], async (context) => {
    const { pathname } = new URL(context.req.raw.url);
    const serve = isRoute(pathname) ? page : files;
    const answer = isHidden(pathname) ? undefined : await serve(context, async () => {});
    if (!answer) return context.text('Not found', 404);
    answer.headers.set('Cache-Control', pathname.startsWith('/assets/') ? immutable : revalidated);
    answer.headers.set('Vary', 'Accept-Encoding');
    return answer;
  });
  routes.all('/*', (context) => context.text('Method not allowed', 405));
  return routes;
};
