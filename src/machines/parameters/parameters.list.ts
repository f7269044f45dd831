import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { answered, ofPerson, parametersSetup } from './parameters.setup.ts';

const remember = [
  { type: 'rememberParameters', params: answered },
  {
    type: 'showTheme',
    params: ({ context }: Parameters<typeof ofPerson>[0]) => ({ dark: context.parameters.darkTheme }),
  },
] as const;

/** What the device knows at once, then what the server says, which is asked again from time to time. */
export const list = parametersSetup.createStateConfig({
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['loading', 'restoring'],
      after: { restoreTimeout: 'loading' },
      invoke: {
        id: 'restoreParameters',
        src: 'restoreParameters',
        input: ofPerson,
        onDone: [
          { guard: { type: 'isKnown', params: answered }, target: 'refreshing', actions: remember },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    loading: {
      tags: 'loading',
      entry: 'forgetMeanwhile',
      invoke: {
        id: 'loadParameters',
        src: 'loadParameters',
        input: ofPerson,
        onDone: { target: 'ready', actions: remember },
        onError: { target: 'failed', actions: sendToast(failure('notice.loadFailed')) },
      },
    },
    ready: { on: { 'parameters.reloadRequested': 'refreshing' } },
    // What is on show stays.
    refreshing: {
      entry: 'forgetMeanwhile',
      on: { 'parameters.reloadRequested': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshParameters',
        src: 'loadParameters',
        input: ofPerson,
        onDone: { target: 'ready', actions: remember },
        onError: 'stale',
      },
    },
    stale: {
      tags: 'stale',
      after: { retryDelay: 'refreshing' },
      on: { 'parameters.reloadRequested': 'refreshing' },
    },
    failed: {
      tags: 'failed',
      on: { 'parameters.reloadRequested': 'loading' },
      initial: 'resting',
      states: {
        resting: { after: { retryDelay: 'retrying' } },
        retrying: {
          entry: 'forgetMeanwhile',
          invoke: {
            id: 'retryParameters',
            src: 'loadParameters',
            input: ofPerson,
            onDone: { target: '#parameters.list.ready', actions: remember },
            onError: 'resting',
          },
        },
      },
    },
  },
});
