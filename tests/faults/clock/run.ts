import type { LocalServer } from '../../contract/support/local-server.ts';
import { startLocalServer } from '../../contract/support/local-server.ts';
import type { Account } from '../../contract/support/calls.ts';
import { codeOf, identify, listStatus, password, refresh, signIn, signUp } from '../../contract/support/calls.ts';

const day = 86_400;

/** The clock skew in seconds, and whether the server restarts at the start and the end of the skew. */
export type WrongClock = { readonly name: string; readonly seconds: number; readonly isRestarted: boolean };

const errors = [
  { name: 'a day ahead', seconds: day },
  { name: 'a day behind', seconds: -day },
  { name: 'five years ahead', seconds: 5 * 365 * day },
  { name: 'five years behind', seconds: -5 * 365 * day },
];
export const wrongClocks: readonly WrongClock[] = errors.flatMap(({ name, seconds }) => [
  { name, seconds, isRestarted: false },
  { name: `${name}, with restarts`, seconds, isRestarted: true },
]);

const limits = { SIGN_INS_PER_MINUTE: '10', SIGN_UPS_PER_HOUR: '2', RESETS_PER_HOUR: '2', MAILS_PER_HOUR: '1' };
const [before, during, unknown] = ['before@example.com', 'during@example.com', 'unknown@example.com'];

const resetFor = (email: string) => ({ requestType: 'PASSWORD_RESET', email });

/** Exhausts every rate limit of the caller, and locks the account of `before`. */
const useUpLimits = async ({ origin }: LocalServer): Promise<void> => {
  const wrong = { email: before, password: 'wrong one' };
  for (let index = 0; index < 12; index += 1) await identify(origin, 'signInWithPassword', wrong);
  for (let index = 0; index < 3; index += 1) {
    await identify(origin, 'signUp', { email: `${String(index)}@example.com`, password });
    await identify(origin, 'sendOobCode', resetFor(unknown));
  }
};

/** Refreshes an id token; undefined if the session has ended. */
const refreshed = async ({ origin }: LocalServer, refreshToken: string): Promise<string | undefined> =>
  refresh(origin, refreshToken).catch(() => undefined);

type Situation = {
  readonly server: LocalServer;
  readonly clock: WrongClock;
  /** Records a response that does not start with an allowed text. */
  readonly expectOne: (what: string, found: string, allowed: readonly string[]) => void;
};
/** The users who signed up before and during the skew, and a code that was mailed during the skew. */
type Users = { readonly old: Account; readonly made: Account; readonly oobCode: string };

const ask = async ({ origin }: LocalServer, operation: string, body: unknown): Promise<string> =>
  codeOf(await identify(origin, operation, body));

const checkLimitsEnded = async ({ server, expectOne }: Situation): Promise<void> => {
  for (const email of [before, during]) {
    expectOne(`sign-in of ${email}`, await ask(server, 'signInWithPassword', { email, password }), ['200']);
  }
  expectOne('sign-up', await ask(server, 'signUp', { email: 'after@example.com', password }), ['200']);
  expectOne('reset', await ask(server, 'sendOobCode', resetFor(before)), ['200']);
};

const checkFuture = async ({ server, expectOne }: Situation, { made, oobCode }: Users): Promise<void> => {
  expectOne('a token', await ask(server, 'lookup', { idToken: made.idToken }), ['INVALID_ID_TOKEN']);
  expectOne('its documents', String(await listStatus(server.origin, made.localId, made.idToken)), ['401']);
  expectOne('a code', await ask(server, 'resetPassword', { oobCode }), ['EXPIRED_', 'INVALID_']);
  const idToken = await refreshed(server, made.refreshToken);
  const deletion = await ask(server, 'delete', { idToken });
  if (idToken !== undefined) expectOne('a recent sign-in', deletion, ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN']);
};

const checkSessions = async ({ server, clock, expectOne }: Situation, { old, made }: Users): Promise<void> => {
  // A machine that boots with a past date must not end sessions.
  if (clock.seconds < 0 && clock.isRestarted) {
    expectOne('the session from before', (await refreshed(server, old.refreshToken)) ?? 'signed out', ['ey']);
  }
  for (const { refreshToken } of [old, made]) {
    const idToken = await refreshed(server, refreshToken);
    // A user whose session has ended can sign in.
    if (idToken !== undefined) expectOne('after a refresh', await ask(server, 'lookup', { idToken }), ['200']);
  }
  // The hourly maintenance clamps future times.
  server.advance(3600);
  await server.sweep();
  const kept = await signIn(server.origin, before);
  server.advance(91 * day);
  for (const { refreshToken } of [old, made, kept]) {
    expectOne('after 90 idle days', (await refreshed(server, refreshToken)) ?? 'signed out', ['signed out']);
  }
};

const runSituation = async (situation: Situation): Promise<void> => {
  const { server, clock } = situation;
  const move = async (by: number): Promise<void> => {
    server.advance(by);
    if (clock.isRestarted) await server.restart();
    else await server.sweep();
  };
  const old = await signUp(server.origin, before);
  await move(clock.seconds);
  const made = await signUp(server.origin, during);
  // The server caches verified tokens.
  await ask(server, 'lookup', { idToken: made.idToken });
  await identify(server.origin, 'sendOobCode', resetFor(during));
  const met: Users = { old, made, oobCode: server.lastCode() };
  await useUpLimits(server);
  await move(-clock.seconds);
  await checkLimitsEnded(situation);
  if (clock.seconds > 0) await checkFuture(situation, met);
  await checkSessions(situation, met);
};

/**
 * Sets the clock wrong and then right again. During the skew users sign up, sign in, request mails and exhaust every limit.
 * Resolves to the violations after the skew.
 */
export const runWrongClock = async (clock: WrongClock): Promise<readonly string[]> => {
  const server = await startLocalServer(limits);
  const wrong: string[] = [];
  const expectOne = (what: string, found: string, allowed: readonly string[]): void => {
    if (!allowed.some((start) => found.startsWith(start))) wrong.push(`${clock.name}, ${what}: ${found.slice(0, 80)}`);
  };
  try {
    await runSituation({ server, clock, expectOne });
    return wrong;
  } finally {
    await server.stop();
  }
};

export const runWrongClocks = async (): Promise<{ readonly clocks: number; readonly wrong: readonly string[] }> => {
  const wrong: string[] = [];
  for (const clock of wrongClocks) wrong.push(...(await runWrongClock(clock)));
  return { clocks: wrongClocks.length, wrong };
};
