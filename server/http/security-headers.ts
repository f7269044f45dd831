import type { MiddlewareHandler } from 'hono';

// The hashes of scripts are those of the early ones in `index.html`, the other one is that of the empty style element which emotion fills through the CSS object model.
const contentSecurityPolicy = (calls: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'sha256-6yxjQvbHNuaZyWv6gE0UHAMJbDNgrspiOg2KL2jmuJs=' 'sha256-kqVS0mgddr2TclryzQ9Tc0/S/8q4JgLS1epSeIUf1TM='",
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw',
  ].join('; ');

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What browsers are told to refuse; beside its own origin the page may call the origins of `calls`. */
export const pageHeaders = (calls: readonly string[]): readonly (readonly [string, string])[] => [
  ['Content-Security-Policy', contentSecurityPolicy(calls)],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', unusedFeatures],
];

const headers = pageHeaders([]);

/** Told to browsers that reached the app over https. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const;

/** Sets on every answer what browsers are told to refuse; `isHttps` when the app is reached over https. */
export const securityHeaders =
  (isHttps: boolean): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (isHttps) context.res.headers.set(...strictTransport);
  };

/** Keeps answers of the calls out of every cache; what kept one all the same would keep it for the page that asked. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cache-Control', 'no-store');
  context.res.headers.append('Vary', 'Origin');
};
