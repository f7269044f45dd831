import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine, initialTransition, transition } from 'xstate';
import { startBelowToaster } from '../../../testing/machines/below-toaster.ts';
import { success, type Toast } from './toast.ts';
import { sendToast } from './toaster.machine.ts';

const toast = success('toast.signInSucceeded');
const telling = createMachine({
  id: 'telling',
  initial: 'open',
  states: {
    open: {
      on: {
        fixed: { target: 'shown', actions: sendToast(toast) },
        made: {
          target: 'shown',
          actions: sendToast(({ event }) => success('toast.emailChanged', { email: event['email'] })),
        },
      },
    },
    shown: {},
  },
});

test('sends a toast, constant or computed from the event, to the toaster of the system', () => {
  const shown: Toast[] = [];
  const show = (each: Toast) => void shown.push(each);
  for (const event of [{ type: 'fixed' }, { type: 'made', email: 'ada@example.org' }]) {
    const { actor, close } = startBelowToaster(telling, { input: undefined, show });
    actor.send(event);
    close();
  }
  expect(shown).toEqual([toast, success('toast.emailChanged', { email: 'ada@example.org' })]);
});

test('throws each time when the system has no toaster', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const type of ['fixed', 'made']) {
    createActor(telling).start().send({ type });
    expect(() => vi.runAllTimers()).toThrow('There is no toaster for toast.requested.');
  }
});

test('needs no toaster to compute a transition', () => {
  const [before] = initialTransition(telling);
  const [after] = transition(telling, before, { type: 'fixed' });
  expect(after.value).toBe('shown');
});
