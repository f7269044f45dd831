import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '../../domain/identity/identity.ts';
import { fakeSession } from '../../../testing/ui/fake-session.ts';
import { deviceEnvironment } from '../services/environment.ts';

const ada: User = { uid: 'ada', email: 'ada@example.com', emailVerified: false, displayName: '' };

/** The session of Ada; the identity library fails to load the first times. */
function openSession(failures: number) {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    warned.mockRestore();
  });
  let loads = 0;
  const loadIdentity = async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError('no network');
  };
  const environment = deviceEnvironment(false);
  const machine = fakeSession({ user: ada, identity: {}, environment, loadIdentity });
  const session = createActor(machine, { input: { environment } }).start();
  onTestFinished(() => void session.stop());
  return { session, warned, loads: () => loads, user: () => session.getSnapshot().context.user };
}

test('retries to load the identity library, then signs in', async () => {
  const { warned, loads, user } = openSession(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(user()).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1001);
  expect(user()).toEqual(ada);
  expect(loads()).toBe(3);
});

test('stops loading the identity library when the session ends', async () => {
  const { loads, session } = openSession(9);
  await vi.advanceTimersByTimeAsync(1000);
  session.stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(loads()).toBe(1);
});
