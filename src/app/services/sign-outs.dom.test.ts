import { afterEach, expect, test } from 'vitest';
import { listSignOuts, changeSignOut } from '../../api/storage/sign-out-store.ts';
import { fakeData } from '../../../testing/app/fake-data.ts';
import { createSignOuts } from './sign-outs.ts';

afterEach(() => {
  for (const signOut of listSignOuts()) changeSignOut(signOut, undefined);
  localStorage.clear();
});

const session = { uid: 'ada', accessToken: 'a', refreshToken: 'old', expirationTime: 0 };

/** A tab of a device with a stored session; `read` resolves when that session can be read. */
function openTab(origin: string | undefined, read: () => Promise<void> = async () => {}) {
  const removed: string[] = [];
  const storedUser = {
    read: async () => {
      await read();
      return session;
    },
    remove: async () => void removed.push('stored user'),
  };
  const data = { ...fakeData({}), storedUser };
  const signOuts = createSignOuts({ data, origin, refreshTokenOf: () => undefined, now: () => 1 });
  return { signOuts, removed };
}

test('a slow tab does not sign out a user who has signed in again meanwhile (race)', async () => {
  const slow = Promise.withResolvers<void>();
  const fast = openTab('http://budget.example');
  fast.signOuts.decide('ada', 'discard');
  const late = openTab('http://budget.example', () => slow.promise);
  const cleaning = late.signOuts.clean();
  await fast.signOuts.clean();
  expect(fast.removed).toEqual(['stored user']);
  slow.resolve();
  await cleaning;
  expect(late.removed).toEqual([]);
  expect(listSignOuts()).toMatchObject([{ uid: 'ada', stage: 'ending', refreshToken: 'old' }]);
});

test('the refresh token of a hosted session is not stored: nothing can end that session', async () => {
  const read = Promise.withResolvers<void>();
  const { signOuts, removed } = openTab(undefined, () => read.promise);
  const seen: string[] = [];
  signOuts.decide('ada', 'discard');
  const cleaning = signOuts.clean();
  read.resolve();
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
    seen.push(localStorage.getItem('sign-outs') ?? '');
  }
  await cleaning;
  expect(removed).toEqual(['stored user']);
  expect(seen.join('')).not.toContain('old');
  expect(listSignOuts()).toEqual([]);
});
