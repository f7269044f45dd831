interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  /** The URL of a realtime database. */
  readonly VITE_FIREBASE_DATABASE_URL?: string;
  /** Origins of local emulators of Firebase, such as `http://127.0.0.1:9099`. */
  readonly VITE_FIREBASE_AUTH_EMULATOR?: string;
  readonly VITE_FIREBASE_FIRESTORE_EMULATOR?: string;
}

/** The styles of home, prerendered by the build (`scripts/prerender/home-styles.tsx`). */
declare module 'virtual:home-styles' {
  /** Their names in Emotion; none in development. */
  export const names: readonly string[];
}
