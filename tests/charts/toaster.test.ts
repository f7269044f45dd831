import { describe, expect, test } from 'vitest';
import { info, success } from '../../src/machines/toaster/toast.ts';
import { toasterMachine } from '../../src/machines/toaster/toaster.machine.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const welcome = success('toast.signInSucceeded');
const reminder = info('toast.confirmEmailThenSignIn');

testChart(toasterMachine, {
  cases: [
    { type: 'toast.requested', toast: welcome },
    { type: 'toast.requested', toast: reminder },
  ],
  holds: {
    hidden: ({ context }) => context.toast === undefined,
    'shown.counting': ({ context }) => context.toast !== undefined,
    'shown.held': ({ context }) => context.toast !== undefined,
  },
});

const shown = () => {
  const system = startSystem(toasterMachine);
  system.actor.send({ type: 'toast.requested', toast: welcome });
  return { ...system, toast: () => system.actor.getSnapshot().context.toast };
};

describe('a toast', () => {
  test('hides after 3000 ms, not a millisecond earlier', () => {
    const { clock, toast } = shown();
    clock.increment(2999);
    expect(toast()).toEqual(welcome);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test('stays as long as it is held, then counts anew', () => {
    const { actor, clock, toast } = shown();
    clock.increment(2000);
    actor.send({ type: 'toast.held' });
    clock.increment(60_000);
    expect(toast()).toEqual(welcome);
    actor.send({ type: 'toast.released' });
    clock.increment(2999);
    expect(toast()).toEqual(welcome);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test('is replaced by the next one, which gets its own 3000 ms', () => {
    const { actor, clock, toast } = shown();
    clock.increment(2000);
    actor.send({ type: 'toast.requested', toast: reminder });
    clock.increment(2999);
    expect(toast()).toEqual(reminder);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test('that comes while the reader holds one is held too', () => {
    const { actor, clock, toast } = shown();
    actor.send({ type: 'toast.held' });
    actor.send({ type: 'toast.requested', toast: reminder });
    clock.increment(60_000);
    expect(toast()).toEqual(reminder);
    actor.send({ type: 'toast.released' });
    clock.increment(3000);
    expect(toast()).toBeUndefined();
  });

  test('is closed by hand at once', () => {
    const { actor, toast } = shown();
    actor.send({ type: 'toast.dismissed' });
    expect(toast()).toBeUndefined();
  });
});
