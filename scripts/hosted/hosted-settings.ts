import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

const emulator = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/,
      'is not the origin of a local emulator, such as http://127.0.0.1:9099',
    ),
  ),
);

const emulatorSettings = ['VITE_FIREBASE_AUTH_EMULATOR', 'VITE_FIREBASE_FIRESTORE_EMULATOR'] as const;

const settings = v.object({
  VITE_FIREBASE_API_KEY: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('is missing'),
    v.regex(/^AIza[\w-]{35}$/, 'is not a web API key: "AIza" and 35 letters, digits, - or _'),
  ),
  VITE_FIREBASE_PROJECT_ID: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('is missing'),
    v.regex(/^[a-z][a-z0-9-]{3,28}[a-z0-9]$/, 'is not a project id: 6 to 30 lower-case letters, digits or -'),
  ),
  VITE_FIREBASE_DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)?\.(?:firebaseio\.com|firebasedatabase\.app)$/,
        'is not the address of a realtime database: https://….firebaseio.com or https://….firebasedatabase.app',
      ),
    ),
  ),
  VITE_FIREBASE_AUTH_EMULATOR: emulator,
  VITE_FIREBASE_FIRESTORE_EMULATOR: emulator,
});

/** The origins of the emulators of a build; empty for Google's services. */
export const emulatorsOf = (environment: Environment): readonly string[] =>
  emulatorSettings.flatMap((name) => environment[name] || []);

// All or no services must be emulators: a mixture would send data of real accounts to an emulator, or the reverse.
const missingEmulators = (environment: Environment): readonly string[] => {
  const missing = emulatorSettings.filter((name) => !environment[name]);
  return missing.length === 1 ? missing.map((name) => `${name} is missing beside the other emulator`) : [];
};

// An empty variable counts as unset.
const withoutEmpty = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''));

/** Describes each problem in the settings of a hosted build in one line. */
export const hostedProblems = (environment: Environment): readonly string[] => {
  const { issues = [] } = v.safeParse(settings, withoutEmpty(environment), { abortPipeEarly: true });
  const wrong = issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`);
  return [...wrong, ...missingEmulators(environment)];
};
