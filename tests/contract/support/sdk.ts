import { DatabaseSync } from 'node:sqlite';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { vi } from 'vitest';
import { password } from './calls.ts';
import type { LocalServer } from './local-server.ts';

/** A test user with a unique address, and the identity SDK on one or more devices. */
export type Person = {
  readonly email: string;
  /** Returns an unused address of this user, by name. */
  readonly unusedAddress: (name: string) => string;
  readonly auth: Auth;
  /** Creates the account and signs it in on the first device. */
  readonly join: () => Promise<User>;
  /** Returns the SDK on another device, signed in. */
  readonly onAnotherDevice: () => Promise<Auth>;
  readonly createOtherAccount: (email: string) => Promise<User>;
  /** Returns the code that a call mails. */
  readonly mailed: (call: () => Promise<unknown>) => Promise<string>;
  /** Disables the account, as an operator would. */
  readonly disable: () => void;
  readonly server: LocalServer;
  readonly leave: () => Promise<void>;
};

const openAuth = (origin: string): Auth => {
  const app = initializeApp({ apiKey: 'any', projectId: 'mon-budget' }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
};

const codeOf = (line: string | undefined): string => /oobCode=([^&]+)/.exec(line ?? '')?.[1] ?? '';

export const newPerson = (server: LocalServer): Person => {
  const domain = `${crypto.randomUUID()}.example.com`;
  const email = `owner@${domain}`;
  const auths = [openAuth(server.origin)];
  const another = (): Auth => {
    const auth = openAuth(server.origin);
    auths.push(auth);
    return auth;
  };
  const [auth = another()] = auths;
  return {
    email,
    unusedAddress: (name) => `${name}@${domain}`,
    auth,
    join: async () => (await createUserWithEmailAndPassword(auth, email, password)).user,
    onAnotherDevice: async () => {
      const device = another();
      await signInWithEmailAndPassword(device, email, password);
      return device;
    },
    createOtherAccount: async (address) => (await createUserWithEmailAndPassword(another(), address, password)).user,
    mailed: async (call) => {
      const before = server.lines.length;
      await call();
      // With enumeration protection the server responds before it sends the mail.
      return vi.waitUntil(() => codeOf(server.lines[before]) || undefined, { timeout: 10_000 });
    },
    disable: () => {
      const database = new DatabaseSync(`${server.dataDir}/data.db`, { timeout: 5000 });
      database.prepare('UPDATE users SET disabled = 1 WHERE email = ?').run(email);
      database.close();
    },
    server,
    leave: async () => {
      await Promise.all(auths.map(async ({ app }) => deleteApp(app)));
    },
  };
};

/** Returns the SDK's error code of a call without the prefix `auth/`; `done` if the call succeeds. */
export const outcomeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'done';
  } catch (error) {
    return error instanceof FirebaseError ? error.code.replace('auth/', '') : String(error);
  }
};
