import * as v from 'valibot';
import { wireError } from '../../../contract/values.ts';

/** A response of the server. The body is text and, if it is JSON, also a value. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a request, with a JSON body and an id token if the caller passes them. */
export const send = async (
  url: string,
  method: string,
  token?: string,
  body?: unknown,
  sendRequest = fetch,
): Promise<Answer> => {
  const response = await sendRequest(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: readJson(text), headers: response.headers };
};

/** The HTTP status, the error status and the message of a refused document call. */
export const refusalOf = ({ status, json }: Pick<Answer, 'status' | 'json'>) => {
  const { error } = v.parse(wireError, json);
  return [status, error.status, error.message];
};

export const documentsUrl = (origin: string): string =>
  `${origin}/v1/projects/mon-budget/databases/(default)/documents`;

export const identify = async (origin: string, operation: string, body: unknown): Promise<Answer> =>
  send(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, 'POST', undefined, body);

const account = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });
export type Account = v.InferOutput<typeof account>;

export const password = 'correct horse battery';

export const signUp = async (origin: string, email: string, secret = password): Promise<Account> =>
  v.parse(account, (await identify(origin, 'signUp', { email, password: secret })).json);

export const signIn = async (origin: string, email: string, secret = password): Promise<Account> =>
  v.parse(account, (await identify(origin, 'signInWithPassword', { email, password: secret })).json);

export const refresh = async (origin: string, refreshToken: string): Promise<string> => {
  const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return v.parse(v.object({ id_token: v.string() }), await response.json()).id_token;
};

/** Returns the status of a listing with an id token: 200 while the session is active. */
export const listStatus = async (origin: string, uid: string, idToken: string): Promise<number> =>
  (await send(`${documentsUrl(origin)}/${uid}`, 'GET', idToken)).status;

/** Ends the session of a refresh token, or all other sessions of its account. */
export const signOut = async (
  origin: string,
  refreshToken: string,
  operation: 'signOut' | 'signOutOthers' = 'signOut',
): Promise<Answer> => identify(origin, operation, { refreshToken });

/** Returns the message of an identity error without the text after ` : `. */
export const codeOf = (answer: Answer): string => {
  const body = v.safeParse(v.object({ error: v.object({ message: v.string() }) }), answer.json);
  return body.success ? (body.output.error.message.split(' : ')[0] ?? '') : `${String(answer.status)} ${answer.text}`;
};

/** Creates an account with a verified address, and tokens that contain this claim. */
export const signUpVerified = async (
  server: { readonly origin: string; readonly lastCode: () => string | Promise<string> },
  email: string,
  secret = password,
): Promise<Account> => {
  const made = await signUp(server.origin, email, secret);
  await identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: made.idToken });
  await identify(server.origin, 'update', { oobCode: await server.lastCode() });
  return { ...made, idToken: await refresh(server.origin, made.refreshToken) };
};
