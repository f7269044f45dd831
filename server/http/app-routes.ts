import { createReadStream, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { createStreamBody } from '@hono/node-server/utils/stream';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acquireResponseBytes } from '../limits/byte-limit.ts';
import { acceptedEncodings } from './json-response.ts';

/** `Cache-Control` of the page and of files without a content hash in their name: revalidated at each visit. */
export const revalidated = 'no-cache';

/** `Cache-Control` of the files below `/assets/`, which have a content hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';

// Only a path without an extension falls back to index.html: a missing chunk must be a 404, not a page.
const isRoute = (path: string): boolean => !/[.%]/.test(path) && !path.startsWith('/assets/');

// Dot files, source maps, and the precompressed variants, which are served by content negotiation only.
const isHidden = (path: string): boolean => /%|\/\.|\.(?:map|br|gz)$/.test(path);

const statFile = (path: string): Stats | undefined => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch {
    // A file is no folder (ENOTDIR), and a name has a length (ENAMETOOLONG).
    return undefined;
  }
};

const extensions = { br: '.br', gzip: '.gz' } as const;

type AppFile = { readonly path: string; readonly stats: Stats; readonly type: string; readonly encoding?: string };

/** A file, or its smallest precompressed variant that the client accepts. */
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

// Of the variant itself: while a build writes, it may be older than the page. `ctime`, because an archive or an image may give all
// its files the same `mtime`.
const tagOf = ({ size, ctimeMs }: Stats): string => `"${String(size)}-${String(ctimeMs)}"`;

/** Whether `If-None-Match` lists the tag; weak comparison (RFC 9110). */
const isListed = (tag: string, listed = ''): boolean =>
  listed.trim() === '*' || listed.match(/"[^"]*"/g)?.includes(tag) === true;

/** Bytes of a file that are in memory while it is streamed: a chunk that is read and one that is sent. */
const streamed = 128 * 1024;

const send = (context: Context, { path, stats, type, encoding }: AppFile): Response => {
  context.header('Content-Type', type);
  context.header('Content-Length', String(stats.size));
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  return context.req.method === 'HEAD' ? context.body(null) : context.body(createStreamBody(createReadStream(path)));
};

type AppEnv = { readonly Bindings: Partial<HttpBindings> };

/**
 * Serves the built app of a folder: precompressed files, and `index.html` for client-side routes. No file is opened for a 304.
 * `callerOf` is the key by which responses in memory are counted; beyond the limit a request fails with an `OverloadError`.
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
    // Before the headers are set: a refusal must not have them.
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
