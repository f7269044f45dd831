import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { bindInstall } from './install.effects.ts';

const start = async () => {
  const listeners: (() => void)[] = [];
  let starts = 0;
  const worker = {
    watch: (notify: () => void) => {
      listeners.push(notify);
      return () => void listeners.pop();
    },
    start: () => {
      starts += 1;
      return Promise.resolve();
    },
  };
  const actor = createActor(bindInstall(window, { load: async () => worker, afterStartup: soon })).start();
  await vi.waitFor(() => expect(listeners).toHaveLength(1));
  onTestFinished(() => void actor.stop());
  const has = (tag: 'installable' | 'updatable') => actor.getSnapshot().hasTag(tag);
  return { actor, has, notify: () => listeners[0]?.(), starts: () => starts };
};

const soon = (run: () => void) => {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};

/** The install prompt of the browser, and the user's answer. */
const offer = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  window.dispatchEvent(event);
  return { event, prompt };
};

// Source: docs/specification.md#installation.
describe('the installation', () => {
  test.each([
    ['accepted', 'installed', 1],
    ['dismissed', 'unavailable', 0],
  ] as const)('that the user has %s ends in the state %s', async (outcome, state, persisted) => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { actor, has } = await start();
    expect(has('installable')).toBe(false);
    const { event, prompt } = offer(outcome);
    expect([has('installable'), event.defaultPrevented]).toEqual([true, true]);
    actor.send({ type: 'install.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches({ app: state }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(persist).toHaveBeenCalledTimes(persisted);
  });

  test('that the browser offers before the app starts is offered on start', async () => {
    const machine = bindInstall(window, { load: () => new Promise(() => {}), afterStartup: soon });
    const { event } = offer('dismissed');
    const actor = createActor(machine).start();
    onTestFinished(() => void actor.stop());
    expect([actor.getSnapshot().hasTag('installable'), event.defaultPrevented]).toEqual([true, true]);
  });

  test('from the menu of the browser is detected', async () => {
    const { has } = await start();
    offer('accepted');
    window.dispatchEvent(new Event('appinstalled'));
    expect(has('installable')).toBe(false);
  });
});

// Source: docs/specification.md#newer-version.
test('offers a newer version, and starts it on request', async () => {
  const { actor, has, notify, starts } = await start();
  notify();
  expect(has('updatable')).toBe(true);
  actor.send({ type: 'update.requested', isTyping: false });
  await waitFor(actor, (snapshot) => snapshot.matches({ version: 'latest' }));
  expect(starts()).toBe(1);
});
