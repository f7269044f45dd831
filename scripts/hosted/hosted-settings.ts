import * as v from 'valibot';

const settings = v.object({
  VITE_FIREBASE_API_KEY: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('is missing'),
    v.regex(/^AIza[\w-]{35}$/, 'is no web API key: "AIza" and 35 letters, digits, - or _'),
  ),
  VITE_FIREBASE_PROJECT_ID: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('is missing'),
    v.regex(/^[a-z][a-z0-9-]{3,28}[a-z0-9]$/, 'is no project id: 6 to 30 small letters, digits or -'),
  ),
  VITE_FIREBASE_DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)?\.(?:firebaseio\.com|firebasedatabase\.app)$/,
        'is no address of a realtime database: https://….firebaseio.com or https://….firebasedatabase.app',
      ),
    ),
  ),
});

// An empty setting is one that was not made.
const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''));

/** What is wrong with the settings of a hosted build, a line each; none when it can be made. */
export const hostedProblems = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const { issues = [] } = v.safeParse(settings, withoutEmpty(environment), { abortPipeEarly: true });
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`);
};
