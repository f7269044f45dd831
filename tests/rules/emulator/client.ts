import type { WireFields } from '../../../contract/values.ts';

type Claims = { readonly uid: string; readonly emailVerified: boolean };

/** The caller: a user with these claims, an unauthenticated caller, or the administrator, who bypasses the rules. */
export type Caller = Claims | 'unauthenticated' | 'administrator';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below the documents of the project. */
  readonly path: readonly string[];
  readonly query?: string | undefined;
  readonly fields?: WireFields | undefined;
};

export type Seed = { readonly path: readonly string[]; readonly fields: WireFields };

/** The calls of Firestore's emulator that the suite needs. */
export type Emulator = {
  /** Deploys rules; `text` is the compiler's error, if there is one. */
  readonly install: (rules: string) => Promise<{ readonly isAccepted: boolean; readonly text: string }>;
  readonly seed: (documents: readonly Seed[]) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly ask: (caller: Caller, call: Call) => Promise<{ readonly status: number; readonly text: string }>;
};

type Send = (request: Request) => Promise<Response>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the Authorization header of a caller. The emulator accepts unsigned tokens, and `owner` as the administrator's token. */
export const authorization = (caller: Caller, project: string): Readonly<Record<string, string>> => {
  if (caller === 'unauthenticated') return {};
  if (caller === 'administrator') return { authorization: 'Bearer owner' };
  const claims = {
    sub: caller.uid,
    user_id: caller.uid,
    email: 'somebody@example.com',
    email_verified: caller.emailVerified,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: 0,
    iat: 0,
    exp: 4_000_000_000,
  };
  return { authorization: `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.` };
};

const withBody = (value: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Connects to an emulator at an origin, and uses a separate project. */
export const connect = (origin: string, project: string, send: Send = fetch): Emulator => {
  const database = `projects/${project}/databases/(default)`;
  const documents = `${origin}/v1/${database}/documents`;
  const emulator = `${origin}/emulator/v1/projects/${project}`;

  const ask = async (caller: Caller, call: Call) => {
    const path = call.path.map((segment) => `/${encodeURIComponent(segment)}`).join('');
    const headers = authorization(caller, project);
    const answer = await send(
      new Request(`${documents}${path}?${call.query ?? ''}`, {
        method: call.method,
        ...(call.fields === undefined ? { headers } : withBody({ fields: call.fields }, headers)),
      }),
    );
    return { status: answer.status, text: await answer.text() };
  };

  const mustSucceed = async (request: Request): Promise<void> => {
    const answer = await send(request);
    if (!answer.ok) throw new Error(`${request.url} answered ${String(answer.status)}: ${await answer.text()}`);
  };

  return {
    install: async (rules) => {
      const file = { name: 'firestore.rules', content: rules };
      const answer = await send(
        new Request(`${emulator}:securityRules`, { method: 'PUT', ...withBody({ rules: { files: [file] } }) }),
      );
      return { isAccepted: answer.ok, text: await answer.text() };
    },
    seed: async (seeds) => {
      const writes = seeds.map(({ path, fields }) => ({
        update: { name: `${database}/documents/${path.join('/')}`, fields },
      }));
      const init = withBody({ writes }, authorization('administrator', project));
      await mustSucceed(new Request(`${documents}:commit`, { method: 'POST', ...init }));
    },
    clear: async () => mustSucceed(new Request(`${emulator}/databases/(default)/documents`, { method: 'DELETE' })),
    ask,
  };
};
