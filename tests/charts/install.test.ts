import { describe, expect, test } from 'vitest';
import { installMachine } from '../../src/machines/install/install.machine.ts';
import { done, failed } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

testChart(installMachine, {
  cases: [
    done('askInstall', 'accepted'),
    done('askInstall', 'dismissed'),
    { type: 'update.requested', isTyping: true },
    { type: 'update.requested', isTyping: false },
  ],
  invariants: {
    'app.unavailable': (snapshot) => !snapshot.hasTag('installable'),
    'app.offered': (snapshot) => snapshot.hasTag('installable'),
    'app.asking': (snapshot) => !snapshot.hasTag('installable') && snapshot.children['askInstall'] !== undefined,
    'app.installed': (snapshot) => !snapshot.hasTag('installable'),
    'version.latest': (snapshot) => !snapshot.hasTag('updatable'),
    'version.ready': (snapshot) => snapshot.hasTag('updatable') && !snapshot.hasTag('blockedByTyping'),
    'version.blockedByTyping': (snapshot) => snapshot.hasTag('updatable') && snapshot.hasTag('blockedByTyping'),
    'version.postponed': (snapshot) => !snapshot.hasTag('updatable'),
    'version.starting': (snapshot) => snapshot.children['startVersion'] !== undefined && !snapshot.hasTag('updatable'),
  },
});

const start = () => {
  const system = startSystem(installMachine);
  const asked = (effect: string) => system.calls.filter(({ id }) => id === effect).length;
  const update = (isTyping: boolean) => system.actor.send({ type: 'update.requested', isTyping });
  return { ...system, asked, update };
};

// Source: docs/specification.md#installation.
describe('the installation', () => {
  test('is offered when the browser offers it, until the user answers', async () => {
    const { actor, asked, perform } = start();
    const isOffered = () => actor.getSnapshot().hasTag('installable');
    actor.send({ type: 'install.requested' });
    expect([isOffered(), asked('askInstall')]).toEqual([false, 0]);
    actor.send({ type: 'install.offered' });
    expect(isOffered()).toBe(true);
    actor.send({ type: 'install.requested' });
    await perform(done('askInstall', 'dismissed'));
    expect([isOffered(), asked('askInstall')]).toEqual([false, 1]);
    // The browser may offer the installation again later.
    actor.send({ type: 'install.offered' });
    expect(isOffered()).toBe(true);
    actor.send({ type: 'install.completed' });
    actor.send({ type: 'install.offered' });
    expect(isOffered()).toBe(false);
  });
});

// Source: docs/specification.md#newer-version.
describe('a newer version', () => {
  test('waits until the user asks for it and has finished typing', async () => {
    const { actor, asked, update } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    actor.send({ type: 'version.ready' });
    expect([tags(), asked('startVersion')]).toEqual([['updatable'], 0]);
    update(true);
    update(true);
    expect([tags(), asked('startVersion')]).toEqual([['blockedByTyping', 'updatable'], 0]);
    update(false);
    expect([tags(), asked('startVersion')]).toEqual([[], 1]);
  });

  test('is offered again when the newer version fails to start', async () => {
    const { actor, perform, update } = start();
    actor.send({ type: 'version.ready' });
    update(false);
    await perform(failed('startVersion', new Error('gone')));
    expect(actor.getSnapshot().hasTag('updatable')).toBe(true);
  });

  test('is not offered again after the user postponed it, until another version is ready', () => {
    const { actor } = start();
    actor.send({ type: 'version.ready' });
    actor.send({ type: 'update.postponed' });
    expect(actor.getSnapshot().hasTag('updatable')).toBe(false);
    actor.send({ type: 'version.ready' });
    expect(actor.getSnapshot().hasTag('updatable')).toBe(true);
  });
});
