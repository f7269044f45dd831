import { immutable, revalidated } from '../../server/http/caching.ts';
import { pageHeaders, strictTransport } from '../../server/http/security-headers.ts';

type Header = { readonly key: string; readonly value: string };

const toHeaders = (pairs: readonly (readonly [string, string])[]): readonly Header[] =>
  pairs.map(([key, value]) => ({ key, value }));

const caching = (value: string): readonly Header[] => [{ key: 'Cache-Control', value }];

/** The services that the hosted app calls: sign-in, its tokens, and the documents. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** What `firebase deploy` reads: the rules, and the app with the headers and the paths of the embedded server. */
export const firebaseConfig = {
  firestore: { rules: 'firestore.rules' },
  hosting: {
    public: 'public',
    // Hosting compresses by itself.
    ignore: ['**/.*', '**/*.br', '**/*.gz', '**/*.map'],
    cleanUrls: false,
    trailingSlash: false,
    // Only a path that cannot be meant as a file is a route of the app: a missing chunk must never look like a page.
    rewrites: [{ regex: '^/[^.%]*$', destination: '/index.html' }],
    headers: [
      { source: '**', headers: toHeaders([...pageHeaders(services), strictTransport]) },
      { source: '**', headers: caching(revalidated) },
      { source: '/assets/**', headers: caching(immutable) },
    ],
  },
};
