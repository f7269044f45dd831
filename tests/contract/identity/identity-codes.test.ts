import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tried } from '../../support/tier.ts';
import { codeCases, mailCases } from '../support/code-cases.ts';
import { changeCases, reauthenticationCases, signInCases, signUpCases } from '../support/identity-cases.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import type { Person } from '../support/sdk.ts';
import { newPerson, outcomeOf } from '../support/sdk.ts';
import type { IdentityCase } from '../support/situations.ts';

const tables: readonly (readonly [string, readonly IdentityCase[]])[] = [
  ['signing in with', signInCases],
  ['signing up with', signUpCases],
  ['reauthenticating with', reauthenticationCases],
  ['changing', changeCases],
  ['requesting', mailCases],
  ['a code', codeCases],
];

// Protection is the default. Without protection only the cases with another result run.
const expectedUnder = (protection: 'off' | 'on') =>
  tables.flatMap(([table, cases]) =>
    tried(cases, ([, , , hidden]) => protection === 'on' || hidden !== undefined).map(
      ([name, attempt, open, hidden = open]) =>
        [`${table} ${name}`, protection === 'on' ? hidden : open, attempt] as const,
    ),
  );

let server: LocalServer;
let person: Person;

describe.each(['off', 'on'] as const)('the identity SDK, with email enumeration protection %s,', (protection) => {
  beforeAll(async () => {
    server = await startLocalServer({ EMAIL_ENUMERATION_PROTECTION: protection });
  });
  beforeEach(() => {
    person = newPerson(server);
  });
  afterEach(async () => person.leave());
  afterAll(async () => server.stop());

  it.each(expectedUnder(protection))('completes %s with the result %s', async (_name, outcome, attempt) => {
    expect(await outcomeOf(attempt(person))).toBe(outcome);
  });
});

it.each([
  ['sign-ins in a minute', { SIGN_INS_PER_MINUTE: '1' }, 'too-many-requests', 'done'],
  ['sign-ups in an hour', { SIGN_UPS_PER_HOUR: '1' }, 'done', 'too-many-requests'],
])('reports too many %s from one network address', async (_, settings, signIn, signUp) => {
  server = await startLocalServer(settings);
  const [first, second] = [newPerson(server), newPerson(server)];
  await first.join();
  await first.onAnotherDevice();
  expect([await outcomeOf(first.onAnotherDevice()), await outcomeOf(second.join())]).toEqual([signIn, signUp]);
  await Promise.all([first, second].map(async ({ leave }) => leave()));
  await server.stop();
});
