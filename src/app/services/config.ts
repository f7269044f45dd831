/** The backend: Firebase with the keys of a hosted project, otherwise the server that served the page. */
export type BackendConfig = {
  readonly apiKey: string;
  readonly projectId: string;
  /** The origin of the embedded server; undefined for Firebase. */
  readonly origin: string | undefined;
  /** The root of document calls, without a trailing slash. */
  readonly documentsRoot: string;
};

// Accessed by its full name, which the build replaces: a production build contains no emulator.
const firestore = import.meta.env.VITE_FIREBASE_FIRESTORE_EMULATOR || 'https://firestore.googleapis.com';

const rootOf = (origin: string, projectId: string) =>
  `${origin}/v1/projects/${projectId}/databases/(default)/documents`;

/**
 * @param environment the variables of the build
 * @param origin the origin of the page
 */
export function readConfig(
  environment: Pick<ImportMetaEnv, 'VITE_FIREBASE_API_KEY' | 'VITE_FIREBASE_PROJECT_ID'>,
  origin: string,
): BackendConfig {
  const { VITE_FIREBASE_API_KEY: apiKey = '', VITE_FIREBASE_PROJECT_ID: projectId = '' } = environment;
  return apiKey === '' || projectId === ''
    ? { apiKey: 'embedded', projectId: 'mon-budget', origin, documentsRoot: rootOf(origin, 'mon-budget') }
    : { apiKey, projectId, origin: undefined, documentsRoot: rootOf(firestore, projectId) };
}
