import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export type SecurityOptions = {
  /** Hashes of the page's inline scripts, each as `'sha256-…'`. */
  readonly scripts: () => readonly string[];
  readonly calls: readonly string[];
  readonly isHttps: boolean;
};

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The CSP sources, as hashes, of the inline scripts of a page. */
export const inlineScripts = (page: string): readonly string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, text = '']) => toSource(text));

/**
 * Returns the script hashes of an HTML file, and reads the file again after a build has replaced it. Earlier hashes stay allowed:
 * during a build the compressed variant of the page may be older.
 */
export const watchInlineScripts = (file: string): (() => readonly string[]) => {
  const sources = new Set<string>();
  let readAt = 0;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
    if (changedAt !== readAt) for (const source of inlineScripts(readFileSync(file, 'utf8'))) sources.add(source);
    readAt = changedAt;
    return [...sources];
  };
};

export const securityHeaders = ({ scripts, calls, isHttps }: SecurityOptions): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [() => ["'self'", ...scripts()].join(' ')],
      // The hash of an empty <style> element, which Emotion fills through the CSSOM.
      styleSrcElem: ["'self'", toSource('')],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...calls],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['sw'],
    },
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isHttps && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
  });

/** Returns the security headers as names and values, for responses that bypass the routes. */
export const securityHeaderPairs = async (options: SecurityOptions): Promise<readonly [string, string][]> => {
  const app = new Hono().use(securityHeaders(options)).get('/', (context) => context.body(null));
  return [...(await app.request('/')).headers];
};

/** Keeps API responses out of every cache; `Vary: Origin` separates them in caches that ignore `no-store`. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cache-Control', 'no-store');
  context.res.headers.append('Vary', 'Origin');
};
