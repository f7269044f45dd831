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

test('a message, fixed or made of its event, reaches the toaster of the system', () => {
  const shown: Toast[] = [];
  const show = (each: Toast) => void shown.push(each);
  for (const event of [{ type: 'fixed' }, { type: 'made', email: 'ada@example.org' }]) {
    const { actor, close } = startBelowToaster(telling, { input: undefined, show });
    actor.send(event);
    close();
  }
  expect(shown).toEqual([toast, success('toast.emailChanged', { email: 'ada@example.org' })]);
});

test('without a toaster in its system, whatever a chart has to tell is an error of the page, each time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const type of ['fixed', 'made']) {
    createActor(telling).start().send({ type });
    expect(() => vi.runAllTimers()).toThrow('There is no toaster for toast.requested.');
  }
});

test('a transition that is only computed needs none', () => {
  const [before] = initialTransition(telling);
  const [after] = transition(telling, before, { type: 'fixed' });
  expect(after.value).toBe('shown');
});
