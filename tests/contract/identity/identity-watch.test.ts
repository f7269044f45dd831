import { deleteApp } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../../src/domain/identity/identity.ts';
import { createIdentity } from '../../../src/api/identity/identity.ts';
import { openAuth } from '../../../src/api/identity/open-auth.ts';
import { password } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(async () => server.stop());

// Source: docs/specification.md#identity-watch, docs/specification.md#user-fields.
it('notifies the app at once, at each change of the user and at each token refresh, until the app unsubscribes', async () => {
  const options = { apiKey: 'embedded', projectId: 'mon-budget', language: 'fr', origin: server.origin };
  const auth = openAuth(options, [inMemoryPersistence]);
  const identity = createIdentity(auth, server.origin);
  const heard: (User | undefined)[] = [];
  const stop = identity.watch((user) => heard.push(user));
  await expect.poll(() => heard).toEqual([undefined]);

  const { uid } = await identity.createAccount({ email: 'first@example.com', password });
  const person = { uid, email: 'first@example.com', emailVerified: false, displayName: '' };
  await expect.poll(() => heard.at(-1)).toEqual(person);

  await identity.setDisplayName('Camille');
  await identity.changeEmail('second@example.com');
  const changed = { ...person, email: 'second@example.com', displayName: 'Camille' };
  await expect.poll(() => heard.at(-1)).toEqual(changed);

  const before = heard.length;
  server.advance(1);
  await identity.token(true);
  await expect.poll(() => heard.slice(before)).toEqual([changed]);

  await identity.signOut(uid);
  await expect.poll(() => heard.at(-1)).toBeUndefined();
  stop();
  const last = heard.length;
  await identity.signIn({ email: changed.email, password });
  expect(heard).toHaveLength(last);
  await deleteApp(auth.app);
});
