import type { ActorRefFrom } from 'xstate';
import { firstSheet } from '../../domain/sheet/first-sheet.ts';
import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { open } from './sheets.open.ts';
import { answered, ofPerson, sheetsSetup } from './sheets.setup.ts';

export type SheetsRef = ActorRefFrom<typeof sheetsMachine>;

const notLoaded = sendToast(failure('notice.loadFailed'));

/** The list of sheets and the one on show: what the device knows at once, then what the server says. */
export const sheetsMachine = sheetsSetup.createMachine({
  id: 'sheets',
  context: ({ input }) => ({ ...input, sheets: [], index: 0, marked: undefined, made: undefined }),
  initial: 'restoringList',
  states: {
    restoringList: {
      tags: ['loading', 'restoring'],
      after: { restoreTimeout: 'loadingList' },
      invoke: {
        id: 'restoreSheetList',
        src: 'restoreSheetList',
        input: ofPerson,
        onDone: [
          {
            guard: { type: 'isKnown', params: answered },
            target: 'open.list.refreshing',
            actions: { type: 'rememberList', params: ({ event }) => ({ sheets: event.output ?? [] }) },
          },
          { target: 'loadingList' },
        ],
        onError: 'loadingList',
      },
    },
    loadingList: {
      tags: 'loading',
      // The answer on its way may hold what made this reload necessary.
      on: { 'sheets.reloaded': { target: 'loadingList', reenter: true } },
      invoke: {
        id: 'loadSheetList',
        src: 'loadSheetList',
        input: ofPerson,
        onDone: [
          { guard: { type: 'isEmpty', params: answered }, target: 'creatingFirst' },
          { target: 'open', actions: { type: 'rememberList', params: answered } },
        ],
        onError: { target: 'failed', actions: notLoaded },
      },
    },
    creatingFirst: {
      tags: 'loading',
      invoke: {
        id: 'createFirstSheet',
        src: 'createFirstSheet',
        input: ({ context: { uid, environment } }) => ({
          uid,
          sheet: firstSheet(environment.createId(), environment.today()),
        }),
        onDone: 'loadingList',
        onError: { target: 'failed', actions: notLoaded },
      },
    },
    open,
    // It is tried again without a word: the message that stands there says all.
    failed: {
      tags: 'failed',
      on: { 'sheets.reloaded': 'loadingList' },
      initial: 'resting',
      states: {
        resting: { after: { retryDelay: 'retrying' } },
        retrying: {
          invoke: {
            id: 'retrySheetList',
            src: 'loadSheetList',
            input: ofPerson,
            onDone: [
              { guard: { type: 'isEmpty', params: answered }, target: '#sheets.creatingFirst' },
              { target: '#sheets.open', actions: { type: 'rememberList', params: answered } },
            ],
            onError: 'resting',
          },
        },
      },
    },
  },
});
