import { afterAll, beforeAll, expect, it } from 'vitest';
import { identify, signUp } from '../support/calls.ts';
import { countHashes } from '../support/count-hashes.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';

// The test counts hashes and mails, because a slow machine distorts time. `npm run faults -- timing` measures two thousand calls.
let hashes: ReturnType<typeof countHashes>;
let server: LocalServer;
beforeAll(async () => {
  hashes = countHashes();
  server = await startLocalServer({ EMAIL_ENUMERATION_PROTECTION: 'on' });
  await signUp(server.origin, 'known@example.com');
});
afterAll(async () => {
  hashes.stop();
  await server.stop();
});

// Source: docs/specification.md#server-hidden-accounts.
it.each<[string, string, object]>([
  ['a wrong password', 'signInWithPassword', { password: 'correct horse batterx' }],
  ['a wrong password in another form', 'signInWithPassword', { password: 'e\u0301te\u0301 correct' }],
  ['a forgotten password', 'sendOobCode', { requestType: 'PASSWORD_RESET' }],
])('%s does not reveal whether an address has an account (enumeration)', async (_, operation, body) => {
  const answerTo = async (email: string) => {
    const before = hashes.begun();
    const { status, text } = await identify(server.origin, operation, { email, ...body });
    return { status, text: text.replaceAll(email, 'the address'), hashes: hashes.begun() - before };
  };
  expect(await answerTo('known@example.com')).toEqual(await answerTo('nobody@example.com'));
});
