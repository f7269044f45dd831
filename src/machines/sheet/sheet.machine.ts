import type { ActorRefFrom } from 'xstate';
import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { loaded } from './sheet.loaded.ts';
import { answered, ofSheet, sheetSetup } from './sheet.setup.ts';

export type SheetRef = ActorRefFrom<typeof sheetMachine>;

const remember = { type: 'rememberContent', params: answered } as const;

/** One sheet on show: what the device knows at once, then what the server says; edits appear at once and go out as writes. */
export const sheetMachine = sheetSetup.createMachine({
  id: 'sheet',
  context: ({ input }) => ({ ...input, marked: undefined, own: [], openFields: 0 }),
  on: {
    'sheet.reread': { actions: { type: 'rememberSheet', params: ({ event }) => ({ sheet: event.sheet }) } },
    'field.opened': { actions: 'countField' },
    'field.closed': { actions: 'uncountField' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasContent', target: 'loaded' }, { target: 'restoring' }] },
    restoring: {
      tags: ['loading', 'restoring'],
      after: { restoreTimeout: 'loading' },
      invoke: {
        id: 'restoreContent',
        src: 'restoreContent',
        input: ofSheet,
        onDone: [
          { guard: { type: 'isKnown', params: answered }, target: 'loaded.refreshing', actions: remember },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ofSheet,
        onDone: { target: 'loaded', actions: remember },
        onError: { target: 'failed', actions: sendToast(failure('notice.loadFailed')) },
      },
    },
    loaded,
    // It is tried again without a word: the message that stands there says all.
    failed: {
      tags: 'failed',
      on: { 'sheet.reloadRequested': 'loading' },
      initial: 'resting',
      states: {
        resting: { after: { retryDelay: 'retrying' } },
        retrying: {
          invoke: {
            id: 'retryContent',
            src: 'loadContent',
            input: ofSheet,
            onDone: { target: '#sheet.loaded', actions: remember },
            onError: 'resting',
          },
        },
      },
    },
  },
});
