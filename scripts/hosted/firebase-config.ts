import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { immutable, revalidated } from '../../server/http/app-routes.ts';
import { inlineScripts, securityHeaderPairs } from '../../server/http/security-headers.ts';
import { earlyScript } from '../prerender/early-script.ts';

type Header = { readonly key: string; readonly value: string };

const toHeaders = (pairs: readonly (readonly [string, string])[]): readonly Header[] =>
  pairs.map(([key, value]) => ({ key, value }));

const caching = (value: string): readonly Header[] => [{ key: 'Cache-Control', value }];

/** The Google services that the hosted app calls. */
const google = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

// The inline scripts of index.html and of the prerendered sign-in page.
const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const scripts = inlineScripts(`${page}<script>${earlyScript}</script>`);

const securityHeaders = async (calls: readonly string[]): Promise<readonly Header[]> =>
  toHeaders(await securityHeaderPairs({ scripts: () => scripts, calls, isHttps: true }));

/**
 * The content of `firebase.json`: the security rules, and the headers and paths of the embedded server. `services` are the origins that
 * the page may call: Google's or the emulators'.
 */
export const firebaseConfig = async (services: readonly string[] = google) => ({
  firestore: { rules: 'firestore.rules' },
  hosting: {
    public: 'public',
    // Firebase Hosting compresses files itself.
    ignore: ['**/.*', '**/*.br', '**/*.gz', '**/*.map'],
    cleanUrls: false,
    trailingSlash: false,
    // Only paths without an extension fall back to index.html, so that a missing chunk is a 404.
    rewrites: [{ regex: '^/[^.%]*$', destination: '/index.html' }],
    headers: [
      { source: '**', headers: await securityHeaders(services) },
      { source: '**', headers: caching(revalidated) },
      { source: '/assets/**', headers: caching(immutable) },
    ],
  },
});
