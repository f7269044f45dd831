import { describe, expect, test } from 'vitest';
import { signOutsMachine } from '../../src/machines/sign-outs/sign-outs.machine.ts';
import { done, failed } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

testChart(signOutsMachine, {
  cases: [
    done('endSessions', 'ended'),
    done('endSessions', 'waiting'),
    done('endSessions', 'unended'),
    failed('endSessions', new Error('no storage')),
  ],
  project: ({ attempts }) => [Math.min(attempts, 1)],
  invariants: {
    ending: (snapshot) => !snapshot.hasTag('unended'),
    waiting: ({ context }) => context.attempts > 0,
    unended: (snapshot) => snapshot.hasTag('unended') && snapshot.can({ type: 'notice.closed' }),
    idle: ({ context }) => context.attempts === 0,
  },
});

const tries = ({ calls }: ReturnType<typeof startSystem<typeof signOutsMachine>>) =>
  calls.filter(({ id }) => id === 'endSessions').length;

const after = async (...ends: readonly ('ended' | 'waiting' | 'unended')[]) => {
  const forgotten: string[] = [];
  const machine = signOutsMachine.provide({ actions: { forgetUnended: () => void forgotten.push('forgotten') } });
  const system = startSystem(machine);
  for (const end of ends) await system.perform(done('endSessions', end));
  return { ...system, forgotten, value: () => system.actor.getSnapshot().value, tries: () => tries(system) };
};

describe('the sign-outs of a device', () => {
  // Source: docs/specification.md#sign-out, docs/specification.md#sign-out-session.
  test('are completed at the start after a crash of an earlier page', async () => {
    const { value, tries: count } = await after('ended');
    expect([value(), count()]).toEqual(['idle', 1]);
  });

  // Source: docs/specification.md#sign-out-session.
  test('are retried offline with exponential backoff, up to 15 minutes', async () => {
    const { clock, perform, tries: count } = await after('waiting');
    for (const [index, delay] of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 640_000, 900_000].entries()) {
      clock.increment(delay - 1);
      expect(count()).toBe(index + 1);
      clock.increment(1);
      expect(count()).toBe(index + 2);
      await perform(done('endSessions', 'waiting'));
    }
    clock.increment(900_000);
    expect(count()).toBe(11);
  });

  // Source: docs/specification.md#sign-out-session.
  test('are retried as soon as the network is back', async () => {
    const { actor, tries: count } = await after('waiting');
    actor.send({ type: 'network.online' });
    expect(count()).toBe(2);
  });

  test('are completed by another tab for a closed tab when the network is back', async () => {
    const { actor, tries: count, value } = await after('ended');
    actor.send({ type: 'network.online' });
    expect([value(), count()]).toEqual(['ending', 2]);
  });

  test.each(['ended', 'waiting', 'unended'] as const)(
    'start at once after earlier sign-outs that are %s',
    async (end) => {
      const { actor, value } = await after(end);
      actor.send({ type: 'signOut.decided' });
      expect(value()).toBe('ending');
    },
  );

  // Source: docs/specification.md#sign-out-session.
  test('show a notice until the user has read it, if all retries failed', async () => {
    const { actor, forgotten, value } = await after('unended');
    expect(actor.getSnapshot().hasTag('unended')).toBe(true);
    actor.send({ type: 'notice.closed' });
    expect([value(), forgotten]).toEqual(['idle', ['forgotten']]);
  });
});
