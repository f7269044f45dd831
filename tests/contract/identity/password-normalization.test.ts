import { argon2Sync } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, identify, signIn, signUp } from '../support/calls.ts';
import { countHashes } from '../support/count-hashes.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

// The test counts hashes, because a slow machine distorts time.
let hashes: ReturnType<typeof countHashes>;

const composed = 'mot de passe d’\u00E9t\u00E9';
const decomposed = composed.normalize('NFD');

let server: LocalServer;
let email: string;
beforeAll(async () => {
  hashes = countHashes();
  server = await startLocalServer();
});
afterAll(async () => {
  hashes.stop();
  await server.stop();
});
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

const inDatabase = <Result>(use: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(join(server.dataDir, 'data.db'), { timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
};
const storedHash = (): unknown =>
  inDatabase((database) => database.prepare('SELECT password_hash AS hash FROM users WHERE email = ?').get(email))?.[
    'hash'
  ];

/** Stores the hash of a password without normalization, like earlier versions. */
const storeHashOf = (message: string): void => {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', { message, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  inDatabase((database) =>
    database
      .prepare('UPDATE users SET password_hash = ? WHERE email = ?')
      .run(`$argon2id$v=19$m=19456,t=2,p=1$${salt ?? ''}$${hash ?? ''}`, email),
  );
};

const attempt = async (
  address: string,
  password: string,
): Promise<{ readonly code: string; readonly hashes: number }> => {
  const before = hashes.begun();
  const code = codeOf(await identify(server.origin, 'signInWithPassword', { email: address, password }));
  return { code: code.slice(0, 20), hashes: hashes.begun() - before };
};

it.each([
  ['composed', 'decomposed', composed, decomposed],
  ['decomposed', 'composed', decomposed, composed],
])(
  'accepts a password set with %s letters and typed with %s ones (Unicode normalization)',
  async (_, __, chosen, typed) => {
    const { localId } = await signUp(server.origin, email, chosen);
    expect((await signIn(server.origin, email, typed)).localId).toBe(localId);
  },
);

it('verifies a hash of decomposed letters from an earlier version, and replaces it with a hash of the normal form', async () => {
  await signUp(server.origin, email);
  storeHashOf(decomposed);
  const old = storedHash();
  expect((await attempt(email, composed)).code).toBe('INVALID_PASSWORD');
  await signIn(server.origin, email, decomposed);
  expect(storedHash()).not.toBe(old);
  await signIn(server.origin, email, composed);
});

it.each([
  ['composed', composed, 1],
  ['decomposed', decomposed, 2],
])(
  'computes as many hashes for a wrong password of %s letters with an account as without one (timing)',
  async (_, wrong, count) => {
    await signUp(server.origin, email);
    expect(await attempt(email, wrong)).toEqual({ code: 'INVALID_PASSWORD', hashes: count });
    expect(await attempt(`not.${email}`, wrong)).toEqual({ code: 'EMAIL_NOT_FOUND', hashes: count });
  },
);

const create = async (password: string) => codeOf(await identify(server.origin, 'signUp', { email, password }));

it('counts the length of a new password in its normal form', async () => {
  expect(await create('e\u0301'.repeat(5))).toBe('WEAK_PASSWORD');
  expect(await create('e\u0301'.repeat(1025))).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect(await create('e\u0301'.repeat(1024))).toContain('200');
});

describe('a lone surrogate', () => {
  const half = 'secret \uD800 word';
  it.each([
    ['email', 'signUp', { email: half, password: composed }],
    ['password', 'signUp', { email: 'new@example.com', password: half }],
    ['password', 'signInWithPassword', { email: 'new@example.com', password: half }],
    ['newPassword', 'resetPassword', { oobCode: 'any', newPassword: half }],
    ['password', 'update', { idToken: 'any', password: half }],
    ['displayName', 'update', { idToken: 'any', displayName: half }],
    ['photoUrl', 'update', { idToken: 'any', photoUrl: half }],
  ])('is refused as %s of %s', async (field, operation, body) => {
    const { status, text } = await identify(server.origin, operation, body);
    expect([status, text]).toEqual([400, expect.stringContaining(`Invalid value at '${field}': well-formed text`)]);
  });
});
