import { describe, expect, test } from 'vitest';
import { info, success, type Toast, undoable } from '../../src/machines/toaster/toast.ts';
import { toasterMachine } from '../../src/machines/toaster/toaster.machine.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const signedIn = success('toast.signInSucceeded');
const reminder = info('toast.confirmEmailThenSignIn');
const offer = undoable(info('notice.lineDeleted', { name: 'Bread' }));

testChart(toasterMachine, {
  cases: [
    { type: 'toast.requested', toast: signedIn },
    { type: 'toast.requested', toast: reminder },
    { type: 'toast.requested', toast: offer },
  ],
  holds: {
    hidden: ({ context }) => context.toast === undefined,
    'shown.countingDown': ({ context }) => context.toast !== undefined,
    'shown.paused': ({ context }) => context.toast !== undefined,
  },
});

const shown = (toast: Toast = signedIn) => {
  const system = startSystem(toasterMachine);
  system.actor.send({ type: 'toast.requested', toast });
  return { ...system, toast: () => system.actor.getSnapshot().context.toast };
};

describe('a toast', () => {
  // Source: docs/specification.md#toast-duration.
  test('hides after 3000 ms, not a millisecond earlier', () => {
    const { clock, toast } = shown();
    clock.increment(2999);
    expect(toast()).toEqual(signedIn);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  // Source: docs/specification.md#toast-duration.
  test('stays while it is paused, then starts its time again', () => {
    const { actor, clock, toast } = shown();
    clock.increment(2000);
    actor.send({ type: 'toast.paused' });
    clock.increment(60_000);
    expect(toast()).toEqual(signedIn);
    actor.send({ type: 'toast.resumed' });
    clock.increment(2999);
    expect(toast()).toEqual(signedIn);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  // Source: docs/specification.md#toast.
  test('is replaced by the next one, which gets its own 3000 ms', () => {
    const { actor, clock, toast } = shown();
    clock.increment(2000);
    actor.send({ type: 'toast.requested', toast: reminder });
    clock.increment(2999);
    expect(toast()).toEqual(reminder);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test('that comes while another is paused is paused too', () => {
    const { actor, clock, toast } = shown();
    actor.send({ type: 'toast.paused' });
    actor.send({ type: 'toast.requested', toast: reminder });
    clock.increment(60_000);
    expect(toast()).toEqual(reminder);
    actor.send({ type: 'toast.resumed' });
    clock.increment(3000);
    expect(toast()).toBeUndefined();
  });

  // Source: docs/specification.md#toast-duration.
  test('that offers something leaves 10 s to take it, not a millisecond less', () => {
    const { clock, toast } = shown(offer);
    clock.increment(9999);
    expect(toast()).toEqual({ ...info('notice.lineDeleted', { name: 'Bread' }), action: 'undo' });
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test.each([
    [signedIn, offer, 10_000],
    [offer, signedIn, 3000],
  ])('that replaces another has its own duration', (first, next, time) => {
    const { actor, clock, toast } = shown(first);
    clock.increment(2000);
    actor.send({ type: 'toast.requested', toast: next });
    clock.increment(time - 1);
    expect(toast()).toEqual(next);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  // Source: docs/specification.md#toast.
  test('is closed by hand at once', () => {
    const { actor, toast } = shown();
    actor.send({ type: 'toast.dismissed' });
    expect(toast()).toBeUndefined();
  });
});
