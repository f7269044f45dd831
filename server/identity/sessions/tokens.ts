import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { createLocalJWKSet, errors, exportJWK, jwtVerify, SignJWT } from 'jose';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { idTokenSeconds } from '../../../contract/identity.ts';
import type { Reserve } from '../../limits/reserve.ts';
import { prepareQuery } from '../../store/rows.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { Session } from './sessions.ts';
import { nameClaim, type User } from '../accounts/users.ts';

type SigningKey = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };

/** The first (newest) key signs; all keys verify. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

const keyRow = v.object({ kid: v.string(), private_key: v.string(), created_at: v.number() });
const keyLifetime = 180 * 24 * 60 * 60 * 1000;
const retainedKeys = 2;

const toKey = (kid: string, pem: string): SigningKey => {
  const privateKey = createPrivateKey(pem);
  return { kid, privateKey, publicKey: createPublicKey(privateKey) };
};

const generateKey = async (): Promise<{ readonly kid: string; readonly pem: string }> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { kid: randomToken(15), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
};

/** Loads the keys. Generates a key at the first start, and when the newest key is half a year old (rotation). */
export const loadSigningKeys = async (database: DatabaseSync, reserve: Reserve, now: number): Promise<SigningKeys> => {
  const rows = prepareQuery(
    database,
    'SELECT kid, private_key, created_at FROM signing_keys ORDER BY created_at DESC LIMIT ?',
    keyRow,
  ).all(retainedKeys);
  const [newest, ...older] = rows.map((row) => toKey(row.kid, row.private_key));
  const isFresh = rows[0] !== undefined && now - rows[0].created_at < keyLifetime;
  if (newest !== undefined && isFresh) return [newest, ...older];
  const generated = await generateKey();
  const insert = database.prepare('INSERT INTO signing_keys (kid, private_key, created_at) VALUES (?, ?, ?)');
  reserve.writeEssential(() => insert.run(generated.kid, generated.pem, now));
  const first = toKey(generated.kid, generated.pem);
  return newest === undefined ? [first] : [first, newest];
};

const algorithm = 'RS256';
const clockToleranceSeconds = 60;

const claims = v.object({
  sub: v.string(),
  sid: v.string(),
  email: v.string(),
  email_verified: v.boolean(),
  auth_time: v.number(),
});

/** The claims of a valid id token; `authTime` is in seconds since the epoch. */
export type IdClaims = {
  readonly uid: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly authTime: number;
};

export type Tokens = Awaited<ReturnType<typeof createTokens>>;

/** Maximum number of tokens in the cache of verified signatures. */
const maxCachedTokens = 1000;

type CachedToken = { readonly claims: IdClaims; readonly issuedAt: number; readonly expiresAt: number };

// Verifying a signature takes a fifth of the time of a page of documents. A cached token must not outlive its expiry, session or
// account: each call checks the expiry, and the caller checks the others.
const createTokenCache = () => {
  const cached = new Map<string, CachedToken>();
  return {
    /** Returns the claims of a cached token that is valid at `now`, in milliseconds. */
    find: (token: string, now: number): IdClaims | undefined => {
      const found = cached.get(token);
      if (found === undefined) return undefined;
      const seconds = Math.floor(now / 1000);
      const isValid =
        found.issuedAt - clockToleranceSeconds <= seconds && seconds < found.expiresAt + clockToleranceSeconds;
      return isValid ? found.claims : undefined;
    },
    add: (token: string, found: CachedToken): void => {
      const [oldest] = cached.keys();
      if (oldest !== undefined && cached.size >= maxCachedTokens) cached.delete(oldest);
      cached.set(token, found);
    },
  };
};

const toClaims = (payload: unknown): IdClaims | undefined => {
  const result = v.safeParse(claims, payload);
  if (!result.success) return undefined;
  const { sub, sid, email, email_verified: emailVerified, auth_time: authTime } = result.output;
  return { uid: sub, sessionId: sid, email, emailVerified, authTime };
};

export const createTokens = async (keys: SigningKeys, project: string) => {
  const [signing] = keys;
  const issuer = `https://securetoken.google.com/${project}`;
  const jwks = await Promise.all(
    keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: algorithm })),
  );
  const keySet = createLocalJWKSet({ keys: jwks });
  const cache = createTokenCache();
  return {
    /** Issues an id token of one hour. `now` is in milliseconds. */
    issue: async (user: User, session: Session, now: number): Promise<string> => {
      const issuedAt = Math.floor(now / 1000);
      const name = nameClaim(user);
      const body = {
        // Two tokens of the same second must differ: the SDK ignores a new refresh token if the id token is the same.
        jti: randomToken(15),
        sid: session.id,
        user_id: user.uid,
        auth_time: Math.floor(session.signedInAt / 1000),
        email: user.email,
        email_verified: user.emailVerified,
        ...(name === null ? {} : { name }),
        firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
      };
      return new SignJWT(body)
        .setProtectedHeader({ alg: algorithm, kid: signing.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(project)
        .setSubject(user.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + idTokenSeconds)
        .sign(signing.privateKey);
    },
    /** Returns the account id of a token that this server signed, even after its expiry; undefined for any other token. */
    readUid: async (token: string): Promise<string | undefined> => {
      const result = await jwtVerify(token, keySet, {
        algorithms: [algorithm],
        issuer,
        audience: project,
        // A clock at the epoch disables the check of the expiry.
        currentDate: new Date(0),
      }).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      });
      return result?.payload.sub;
    },
    /** Returns the claims of a token that this server signed; undefined if it has expired or was issued in the future. */
    read: async (token: string, now: number): Promise<IdClaims | undefined> => {
      const cachedClaims = cache.find(token, now);
      if (cachedClaims !== undefined) return cachedClaims;
      try {
        const { payload } = await jwtVerify(token, keySet, {
          algorithms: [algorithm],
          issuer,
          audience: project,
          clockTolerance: clockToleranceSeconds,
          // Also refuses a token that was issued in the future.
          maxTokenAge: idTokenSeconds,
          currentDate: new Date(now),
          requiredClaims: ['exp', 'iat', 'sub'],
        });
        const read = toClaims(payload);
        if (read !== undefined)
          cache.add(token, { claims: read, issuedAt: payload.iat ?? Infinity, expiresAt: payload.exp ?? 0 });
        return read;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};
