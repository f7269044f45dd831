import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { userOf } from '../../../testing/server/identity.ts';
import { createTokens } from './tokens.ts';

const start = Date.UTC(2026, 10, 1);
const seconds = (count: number) => start + count * 1000;
const hour = 60 * 60;

/** Issues a token of one hour at `start`. Returns a function that reads the token a number of seconds later. */
async function issueToken() {
  const tokens = await createTokens([{ kid: 'one', ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }], 'budget');
  const session = { id: 'session', uid: 'ada', signedInAt: start, lastUsedAt: start };
  const token = await tokens.issue(userOf('ada', start), session, start);
  return async (count: number) => (await tokens.read(token, seconds(count)))?.uid;
}

// The clock tolerance is a minute.
test.each([
  [-61, undefined],
  [-60, 'ada'],
  [hour + 59, 'ada'],
  [hour + 60, undefined],
])('reads a token of one hour %i seconds after its issue as the token of %s', async (count, uid) => {
  const read = await issueToken();
  expect(await read(count)).toBe(uid);
});

test('rejects a cached token before its issue and after its expiry', async () => {
  const read = await issueToken();
  expect([await read(0), await read(hour + 59), await read(hour + 60), await read(-61)]).toEqual([
    'ada',
    'ada',
    undefined,
    undefined,
  ]);
});
