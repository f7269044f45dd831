import { createReadStream, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { createStreamBody } from '@hono/node-server/utils/stream';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acquireResponseBytes } from '../limits/byte-limit.ts';
import { acceptedEncodings } from './json-response.ts';

/** `Cache-Control` of the page and of files without a content hash in their name: the browser revalidates them at each visit. */
export const revalidated = 'no-cache';

/** `Cache-Control` of the files below `/assets/`: their names contain a content hash. */
export const immutable = 'public, max-age=31536000, immutable';

// Only a path without an extension falls back to index.html: a missing JavaScript chunk must be a 404 instead of a page.
const isRoute = (path: string): boolean => !/[.%]/.test(path) && !path.startsWith('/assets/');

// Never served directly: dot files, source maps, and precompressed variants, which content negotiation selects.
const isHidden = (path: string): boolean => /%|\/\.|\.(?:map|br|gz)$/.test(path);

const statFile = (path: string): Stats | undefined => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch {
    // ENOTDIR or ENAMETOOLONG: there is no such file.
    return undefined;
  }
};

const extensions = { br: '.br', gzip: '.gz' } as const;

type AppFile = { readonly path: string; readonly stats: Stats; readonly type: string; readonly encoding?: string };

/** The smallest variant of a file that the client's `Accept-Encoding` allows. */
const findFile = (context: Context, path: string): AppFile | undefined => {
  const stats = statFile(path);
  if (stats === undefined) return undefined;
  const type = getMimeType(path) ?? 'application/octet-stream';
  for (const encoding of acceptedEncodings(context)) {
    const variant = path + extensions[encoding];
    const variantStats = statFile(variant);
    if (variantStats !== undefined) return { path: variant, stats: variantStats, type, encoding };
  }
  return { path, stats, type };
};

// The tag of the variant that is sent: during a build the variant may be older than the original. The tag uses `ctime`, because all
// files of an archive or a container image may have the same `mtime`.
const tagOf = ({ size, ctimeMs }: Stats): string => `"${String(size)}-${String(ctimeMs)}"`;

/** Whether `If-None-Match` lists the tag; weak comparison (RFC 9110). */
const isListed = (tag: string, listed = ''): boolean =>
  listed.trim() === '*' || listed.match(/"[^"]*"/g)?.includes(tag) === true;

/** Bytes of a streamed file in memory: one chunk is read while another is sent. */
const streamed = 128 * 1024;

const send = (context: Context, { path, stats, type, encoding }: AppFile): Response => {
  context.header('Content-Type', type);
  context.header('Content-Length', String(stats.size));
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  return context.req.method === 'HEAD' ? context.body(null) : context.body(createStreamBody(createReadStream(path)));
};

type AppEnv = { readonly Bindings: Partial<HttpBindings> };

/**
 * Serves the built app from a folder: precompressed files, and `index.html` for client-side routes. A 304 opens no file. `callerOf`
 * returns the caller whose unsent bytes are counted. A request past their limit fails with `OverloadError`.
 */
export const createAppRoutes = (folder: string, callerOf: (context: Context<AppEnv>) => string): Hono<AppEnv> => {
  const routes = new Hono<AppEnv>();
  routes.on(['GET', 'HEAD'], ['/assets/*', '/*'], (context) => {
    const { pathname } = new URL(context.req.raw.url);
    const name = isRoute(pathname) ? '/index.html' : pathname;
    const file = isHidden(name) ? undefined : findFile(context, join(folder, name));
    if (file === undefined) return context.text('Not found', 404);
    const tag = tagOf(file.stats);
    const isUnchanged = isListed(tag, context.req.header('if-none-match'));
    // Runs before the headers are set: a refusal must not be cached.
    if (!isUnchanged)
      acquireResponseBytes(context.env.outgoing, callerOf(context), Math.min(file.stats.size, streamed));
    context.header('Cache-Control', pathname.startsWith('/assets/') ? immutable : revalidated);
    context.header('ETag', tag);
    context.header('Vary', 'Accept-Encoding');
    return isUnchanged ? context.body(null, 304) : send(context, file);
  });
  routes.all('/*', (context) => context.text('Method not allowed', 405));
  return routes;
};
