interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  /** Address of a realtime database, where the project has one. */
  readonly VITE_FIREBASE_DATABASE_URL?: string;
}
