import { deleteApp } from 'firebase/app';
import { type Auth, inMemoryPersistence } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdentity, type Identity } from '../../../src/api/identity/identity.ts';
import { openAuth } from '../../../src/api/identity/open-auth.ts';
import { type IdentityFailure, identityFailureOf, identityFailures } from '../../../src/domain/identity/identity.ts';
import {
  agrees,
  type Answer,
  badGateway,
  cutOff,
  refuses,
  type ScriptedProvider,
  startScriptedProvider,
} from '../support/scripted-provider.ts';

const credentials = { email: 'ada@example.org', password: 'orange-bleu-42' };
const uid = 'ada';

// The SDK can decode this token, which is valid until the end of 2286.
const claims = Buffer.from(JSON.stringify({ sub: uid, iat: 1, exp: 9_999_999_999 })).toString('base64url');
const tokens = { idToken: `a.${claims}.c`, refreshToken: 'refresh', localId: uid, expiresIn: '3600' };
const lookup = agrees({ users: [{ localId: uid, email: credentials.email, emailVerified: true }] });
const signedInBy = { signInWithPassword: agrees(tokens), lookup };

/** The errors of the provider, and the failures that the app shows for them. */
const answers: Readonly<Record<string, readonly [Answer, IdentityFailure]>> = {
  INVALID_EMAIL: [refuses('INVALID_EMAIL'), 'invalid-email'],
  USER_DISABLED: [refuses('USER_DISABLED'), 'user-disabled'],
  EMAIL_NOT_FOUND: [refuses('EMAIL_NOT_FOUND'), 'user-not-found'],
  USER_NOT_FOUND: [refuses('USER_NOT_FOUND'), 'user-token-expired'],
  INVALID_PASSWORD: [refuses('INVALID_PASSWORD'), 'wrong-password'],
  INVALID_LOGIN_CREDENTIALS: [refuses('INVALID_LOGIN_CREDENTIALS'), 'invalid-credential'],
  EMAIL_EXISTS: [refuses('EMAIL_EXISTS'), 'email-already-in-use'],
  'WEAK_PASSWORD, with a reason': [refuses('WEAK_PASSWORD : At least 6 characters'), 'weak-password'],
  MISSING_PASSWORD: [refuses('MISSING_PASSWORD'), 'missing-password'],
  TOO_MANY_ATTEMPTS_TRY_LATER: [refuses('TOO_MANY_ATTEMPTS_TRY_LATER'), 'too-many-requests'],
  'TOO_MANY_ATTEMPTS_TRY_LATER, with a reason': [refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'), 'too-many-requests'],
  RESET_PASSWORD_EXCEED_LIMIT: [refuses('RESET_PASSWORD_EXCEED_LIMIT'), 'too-many-requests'],
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: [refuses('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), 'requires-recent-login'],
  OPERATION_NOT_ALLOWED: [refuses('OPERATION_NOT_ALLOWED'), 'operation-not-allowed'],
  PASSWORD_LOGIN_DISABLED: [refuses('PASSWORD_LOGIN_DISABLED'), 'operation-not-allowed'],
  INVALID_OOB_CODE: [refuses('INVALID_OOB_CODE'), 'invalid-action-code'],
  EXPIRED_OOB_CODE: [refuses('EXPIRED_OOB_CODE'), 'expired-action-code'],
  TOKEN_EXPIRED: [refuses('TOKEN_EXPIRED'), 'user-token-expired'],
  INVALID_ID_TOKEN: [refuses('INVALID_ID_TOKEN'), 'invalid-user-token'],
  'a code that nobody lists': [refuses('QUOTA_OF_TOMORROW'), 'unknown'],
  'a code that nobody lists, with a reason': [refuses('QUOTA_OF_TOMORROW : tell nobody'), 'unknown'],
  'a lost connection': [cutOff, 'network-request-failed'],
  'an answer that is no JSON': [badGateway, 'network-request-failed'],
};

// The SDK reports these failures without a response.
const ownFailures: readonly IdentityFailure[] = ['user-mismatch', 'no-current-user'];

type Call = (identity: Identity) => Promise<unknown>;

/** Every call with a visible failure, and the provider's operation that may refuse it. */
const calls: Readonly<Record<string, readonly [operation: string, call: Call]>> = {
  'signing in': ['signInWithPassword', ({ signIn }) => signIn(credentials)],
  'signing in, once the password was right,': ['lookup', ({ signIn }) => signIn(credentials)],
  'signing up': ['signUp', ({ createAccount }) => createAccount(credentials)],
  'a forgotten password': ['sendOobCode', ({ sendPasswordReset }) => sendPasswordReset(credentials.email)],
  'a mail that confirms an address': ['sendOobCode', ({ sendVerification }) => sendVerification()],
  'a name': ['update', ({ setDisplayName }) => setDisplayName('Ada')],
  'another address': ['update', ({ changeEmail }) => changeEmail('new@example.org')],
  'a link to another address': ['sendOobCode', ({ sendChangeLink }) => sendChangeLink('new@example.org')],
  'another password': ['update', ({ changePassword }) => changePassword('violet-gris-77')],
  'signing in again': ['signInWithPassword', ({ reauthenticate }) => reauthenticate(credentials)],
  'the deletion of an account': ['delete', ({ deleteAccount }) => deleteAccount()],
  'a link of a mail': ['update', ({ applyCode }) => applyCode('code')],
  'a link to another password': ['resetPassword', ({ checkCode }) => checkCode('code')],
  'another password by a link': [
    'resetPassword',
    ({ confirmReset }) => confirmReset({ code: 'code', password: 'violet-gris-77', startsOver: false }),
  ],
};

// In a reauthentication EMAIL_NOT_FOUND means that the address belongs to another account.
const exceptions: Readonly<Record<string, Readonly<Record<string, IdentityFailure>>>> = {
  'signing in again': { EMAIL_NOT_FOUND: 'user-mismatch' },
};

let provider: ScriptedProvider;
let auth: Auth;
let identity: Identity;

beforeAll(async () => {
  provider = await startScriptedProvider();
});
beforeEach(() => {
  const options = { apiKey: 'embedded', projectId: 'mon-budget', language: 'fr', origin: provider.origin };
  auth = openAuth(options, [inMemoryPersistence]);
  identity = createIdentity(auth, provider.origin);
});
afterEach(() => deleteApp(auth.app));
afterAll(() => provider.stop());

const signedIn = async () => {
  provider.answer(signedInBy);
  await identity.signIn(credentials);
};

const failureOf = (call: Promise<unknown>): Promise<IdentityFailure | 'none'> =>
  call.then(() => 'none' as const, identityFailureOf);

describe.each(Object.entries(calls))('the call %s', (name, [operation, call]) => {
  it('maps every error of the provider to a failure', async () => {
    const failures: Record<string, string> = {};
    for (const [why, [answer]] of Object.entries(answers)) {
      // The previous error may have signed the user out.
      await signedIn();
      provider.answer({ ...signedInBy, [operation]: answer });
      failures[why] = await failureOf(call(identity));
    }
    const expected = Object.entries(answers).map(([why, [, failure]]) => [why, failure]);
    expect(failures).toEqual({ ...Object.fromEntries(expected), ...exceptions[name] });
  });
});

it('covers every failure that the interface shows', () => {
  const answered = Object.values(answers).map(([, failure]) => failure);
  expect(new Set([...answered, ...ownFailures])).toEqual(new Set(identityFailures));
});

it('requests no mail for a new account whose session has ended', async () => {
  provider.answer({ signUp: agrees(tokens), lookup, update: refuses('TOKEN_EXPIRED') });
  await identity.createAccount(credentials);
  expect(await failureOf(identity.setDisplayName('Ada'))).toBe('user-token-expired');
  expect(await failureOf(identity.sendVerification())).toBe('no-current-user');
});
