interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  /** Address of a realtime database, where the project has one. */
  readonly VITE_FIREBASE_DATABASE_URL?: string;
  /** Origins of emulators on this machine, such as `http://127.0.0.1:9099`, which stand in for the hosted services. */
  readonly VITE_FIREBASE_AUTH_EMULATOR?: string;
  readonly VITE_FIREBASE_FIRESTORE_EMULATOR?: string;
}

/** The styles of MUI that home needs, as the build has prerendered them (`scripts/prerender/home-styles.tsx`). */
declare module 'virtual:home-styles' {
  /** Emotion's names of them; none in development. */
  export const names: readonly string[];
}
