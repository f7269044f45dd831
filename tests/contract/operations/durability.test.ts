import { afterEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server.ts';
import { startServer } from '../../support/server.ts';
import { codeOf, documentsUrl, identify, refresh, send, signIn, signUp } from '../support/calls.ts';
import { entryFields, sampleId } from '../support/samples.ts';

let server: TestServer;
afterEach(async () => server.stop());

const writeUntilCut = async (url: string, token: string, acknowledged: string[]): Promise<string> => {
  try {
    for (let index = 0; index < 10_000; index += 1) {
      const id = sampleId(`w${String(index)}`);
      const answer = await send(`${url}?documentId=${id}`, 'POST', token, { fields: entryFields(id) });
      if (answer.status === 200) acknowledged.push(id);
    }
    return 'never cut';
  } catch {
    return 'cut';
  }
};

describe('a server', () => {
  // Source: docs/specification.md#server-durability.
  it('loses no acknowledged write and no account if it is killed during writes (crash)', async () => {
    server = await startServer({ app: 'empty' });
    const { localId, idToken, refreshToken } = await signUp(server.origin, 'owner@example.com');
    await identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const [mail] = await server.mails();
    await identify(server.origin, 'update', { oobCode: mail?.code });
    const token = await refresh(server.origin, refreshToken);
    const url = `${documentsUrl(server.origin)}/${localId}/${sampleId('sheet')}/outDay`;
    const acknowledged: string[] = [];
    const writing = writeUntilCut(url, token, acknowledged);
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(30);
    await server.kill('SIGKILL');
    expect(await writing).toBe('cut');
    await server.restart();
    const statuses = await Promise.all(
      acknowledged.map(async (id) => (await send(`${url}/${id}`, 'GET', token)).status),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await signIn(server.origin, 'owner@example.com')).localId).toBe(localId);
  });

  it('keeps rate limits and lockouts after a restart', async () => {
    const settings = { SIGN_INS_PER_MINUTE: '9', SIGN_UPS_PER_HOUR: '1', MAILS_PER_HOUR: '1' };
    server = await startServer({ app: 'empty', settings });
    const email = 'owner@example.com';
    const password = 'wrong password';
    await signUp(server.origin, email);
    const mail = () => identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const guess = (address: string) => identify(server.origin, 'signInWithPassword', { email: address, password });
    await mail();
    for (let tries = 0; tries < 9; tries += 1) await guess(`user${String(tries)}@example.com`);
    await server.kill('SIGKILL');
    await server.restart();
    const asked = [
      guess('another@example.com'),
      mail(),
      identify(server.origin, 'signUp', { email: 'b@c.de', password }),
    ];
    expect((await Promise.all(asked)).map(codeOf)).toEqual(Array(3).fill('TOO_MANY_ATTEMPTS_TRY_LATER'));
  });

  it('completes requests in flight on SIGTERM (graceful shutdown), and exits with code 0 despite idle connections', async () => {
    server = await startServer({ app: 'empty' });
    const { idToken } = await signUp(server.origin, 'owner@example.com');
    const body = { email: 'owner@example.com', password: 'wrong password' };
    const inFlight = identify(server.origin, 'signInWithPassword', body);
    await identify(server.origin, 'lookup', { idToken });
    const ended = server.kill('SIGTERM');
    expect((await inFlight).status).toBe(400);
    expect(await ended).toBe(0);
  });
});
