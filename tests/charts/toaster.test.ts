import { describe, expect, test } from 'vitest';
import { brief, failure, info, success, type Toast, undoable } from '../../src/machines/toaster/toast.ts';
import { toasterMachine } from '../../src/machines/toaster/toaster.machine.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const signedIn = success('toast.emailChanged');
const repeated = brief('toast.signInSucceeded');
const refused = failure('toast.networkFailed');
const reminder = info('toast.confirmEmailThenSignIn');
const offer = undoable(info('notice.lineDeleted', { name: 'Bread' }));

testChart(toasterMachine, {
  cases: [
    { type: 'toast.requested', toast: reminder },
    { type: 'toast.requested', toast: offer },
    { type: 'toast.requested', toast: repeated },
    { type: 'toast.requested', toast: refused },
    { type: 'offer.withdrawn', action: 'undo' },
    { type: 'offer.withdrawn', action: 'resumeLine' },
  ],
  project: ({ toast, waiting }) => [toast?.tone === 'error', toast?.action, toast?.isBrief, waiting.length > 0],
  invariants: {
    hidden: ({ context }) => context.toast === undefined && context.waiting.length === 0,
    'shown.countingDown': ({ context }) => context.toast !== undefined,
    'shown.paused': ({ context }) => context.toast !== undefined,
    'offering.countingDown': ({ context }) => context.toast?.action === 'undo',
    'offering.paused': ({ context }) => context.toast?.action === 'undo',
  },
});

const shown = (toast: Toast = signedIn) => {
  const system = startSystem(toasterMachine);
  system.actor.send({ type: 'toast.requested', toast });
  return { ...system, toast: () => system.actor.getSnapshot().context.toast };
};

describe('a toast', () => {
  // Source: docs/specification.md#toast-duration.
  test('hides after exactly 3000 ms', () => {
    const { clock, toast } = shown();
    clock.increment(2999);
    expect(toast()).toEqual(signedIn);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  // Source: docs/specification.md#toast-duration.
  test('stays while paused, then restarts the countdown', () => {
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
  test('is replaced by the next toast, which gets another 3000 ms', () => {
    const { actor, clock, toast } = shown();
    clock.increment(2000);
    actor.send({ type: 'toast.requested', toast: reminder });
    clock.increment(2999);
    expect(toast()).toEqual(reminder);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test('is paused when it replaces a paused toast', () => {
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
  test('hides its text after 3 s and its button after exactly 10 s', () => {
    const { actor, clock, toast } = shown(offer);
    clock.increment(2999);
    expect(actor.getSnapshot().hasTag('offering')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('offering')).toBe(true);
    clock.increment(6999);
    expect(toast()).toEqual(offer);
    clock.increment(1);
    expect(toast()).toBeUndefined();
  });

  test('is replaced by the next toast while only the button is shown', () => {
    const { actor, clock, toast } = shown(offer);
    clock.increment(3000);
    actor.send({ type: 'toast.requested', toast: reminder });
    expect([toast(), actor.getSnapshot().hasTag('offering')]).toEqual([reminder, false]);
  });

  test('loses its button when the offer is withdrawn, and hides if only the button was shown', () => {
    const { actor, clock, toast } = shown(offer);
    actor.send({ type: 'offer.withdrawn', action: 'resumeLine' });
    expect(toast()).toEqual(offer);
    actor.send({ type: 'offer.withdrawn', action: 'undo' });
    expect(toast()).toEqual(info('notice.lineDeleted', { name: 'Bread' }));
    actor.send({ type: 'toast.requested', toast: offer });
    clock.increment(3000);
    actor.send({ type: 'offer.withdrawn', action: 'resumeLine' });
    expect(toast()).toEqual(offer);
    actor.send({ type: 'offer.withdrawn', action: 'undo' });
    expect(toast()).toBeUndefined();
  });

  // Source: docs/specification.md#toast.
  test('delays later toasts if it reports an error, and shows equal toasts only once', () => {
    const { actor, clock, toast } = shown(refused);
    for (const other of [repeated, reminder, offer, offer, reminder])
      actor.send({ type: 'toast.requested', toast: other });
    clock.increment(2999);
    expect(toast()).toEqual(refused);
    clock.increment(1);
    expect(toast()).toEqual(offer);
    actor.send({ type: 'toast.dismissed' });
    expect(toast()).toEqual(reminder);
    clock.increment(3000);
    expect(toast()).toBeUndefined();
  });

  test('replaces another error if it reports an error', () => {
    const { actor, toast } = shown(refused);
    actor.send({ type: 'toast.requested', toast: failure('toast.wrongCredentials') });
    expect(toast()).toEqual(failure('toast.wrongCredentials'));
  });

  // Source: docs/specification.md#toast-duration.
  test('hides on the next press if it is brief', () => {
    const { actor, toast } = shown(repeated);
    actor.send({ type: 'press.observed' });
    expect(toast()).toBeUndefined();
    actor.send({ type: 'toast.requested', toast: signedIn });
    actor.send({ type: 'press.observed' });
    expect(toast()).toEqual(signedIn);
  });

  // Source: docs/specification.md#toast.
  test('can be closed at once', () => {
    const { actor, toast } = shown();
    actor.send({ type: 'toast.dismissed' });
    expect(toast()).toBeUndefined();
  });
});
