import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AppFile, AppFiles } from './app-files.ts';
import { immutable, revalidated } from './caching.ts';
import { acceptedEncoding } from './encoding.ts';

const cacheControl = (path: string): string => (path.startsWith('/assets/') ? immutable : revalidated);

const send = async (context: Context, path: string, file: AppFile): Promise<Response> => {
  const encoding = file.isText ? acceptedEncoding(context.req.header('accept-encoding')) : 'identity';
  const validator = `"${file.hash}-${encoding}"`;
  const headers = {
    'Cache-Control': cacheControl(path),
    'Content-Type': file.type,
    ETag: validator,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (context.req.header('if-none-match') === validator) return context.body(null, 304, headers);
  const content = await file.content(encoding);
  return context.body(content, 200, { ...headers, 'Content-Length': String(content.byteLength) });
};

// Only a path that cannot be meant as a file is a route of the app: a missing chunk must never look like a page.
const isRoute = (path: string): boolean => !/[.%]/.test(path) && !path.startsWith('/assets/');

/** Serves the built app: its files, and `index.html` for the app's own routes. */
export const createAppRoutes = (files: AppFiles): Hono => {
  const routes = new Hono();
  routes.on(['GET', 'HEAD'], '/*', async (context) => {
    const { pathname } = new URL(context.req.raw.url);
    const path = isRoute(pathname) ? '/index.html' : pathname;
    const file = files.get(path);
    return file === undefined ? context.text('Not found', 404) : send(context, path, file());
  });
  routes.all('/*', (context) => context.text('Method not allowed', 405));
  return routes;
};
