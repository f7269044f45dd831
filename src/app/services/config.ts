/** Where the data lives: with a hosted project's keys on Firebase, without them on the server that served the page. */
export type BackendConfig = {
  readonly apiKey: string;
  readonly projectId: string;
  /** Origin of the embedded server; undefined for the hosted services. */
  readonly origin: string | undefined;
  /** Root of the document calls, without a slash at its end. */
  readonly documentsRoot: string;
};

// Asked for by name, which the build replaces: one for Google's own services holds nothing of an emulator.
const firestore = import.meta.env.VITE_FIREBASE_FIRESTORE_EMULATOR || 'https://firestore.googleapis.com';

const rootOf = (origin: string, projectId: string) =>
  `${origin}/v1/projects/${projectId}/databases/(default)/documents`;

/** @param environment the build's variables; `origin` is the page's own. */
export function readConfig(
  environment: Pick<ImportMetaEnv, 'VITE_FIREBASE_API_KEY' | 'VITE_FIREBASE_PROJECT_ID'>,
  origin: string,
): BackendConfig {
  const { VITE_FIREBASE_API_KEY: apiKey = '', VITE_FIREBASE_PROJECT_ID: projectId = '' } = environment;
  return apiKey === '' || projectId === ''
    ? { apiKey: 'embedded', projectId: 'mon-budget', origin, documentsRoot: rootOf(origin, 'mon-budget') }
    : { apiKey, projectId, origin: undefined, documentsRoot: rootOf(firestore, projectId) };
}
