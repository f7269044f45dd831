import type { ActorRefFrom } from 'xstate';
import { firstSheet } from '../../domain/first-sheet.ts';
import { failure } from '../toaster/toast.ts';
import { sheetsSetup } from './sheets.setup.ts';

export type SheetsRef = ActorRefFrom<typeof sheetsMachine>;

/** The list of sheets and the one on show; a new `sheet` actor for each, so that a late answer cannot land in another. */
export const sheetsMachine = sheetsSetup.createMachine({
  id: 'sheets',
  context: ({ input }) => ({ ...input, sheets: [], index: 0, made: undefined }),
  initial: 'loadingList',
  states: {
    loadingList: {
      tags: 'loading',
      // The answer on its way may hold what made this reload necessary.
      on: { 'sheets.reloaded': { target: 'loadingList', reenter: true } },
      invoke: {
        id: 'loadSheetList',
        src: 'loadSheetList',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ sheets: event.output }) },
            target: 'creatingFirst',
          },
          { target: 'open', actions: { type: 'rememberList', params: ({ event }) => ({ sheets: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'notify', params: { toast: failure('toast.loadFailed') } } },
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
        onError: { target: 'failed', actions: { type: 'notify', params: { toast: failure('toast.loadFailed') } } },
      },
    },
    open: {
      invoke: {
        id: 'sheet',
        src: 'sheet',
        input: ({ context: { sheets, index, environment, workspace, uid, made }, self }) => {
          const sheet = sheets[index];
          if (!sheet) throw new Error('`open` needs a sheet at the shown index.');
          const content = made?.id === sheet.id ? made.content : undefined;
          return { uid, sheet, content, environment, workspace, sheets: self };
        },
      },
      on: {
        'sheet.olderRequested': {
          guard: 'hasOlder',
          target: 'open',
          reenter: true,
          actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index + 1 }) },
        },
        'sheet.newerRequested': {
          guard: 'hasNewer',
          target: 'open',
          reenter: true,
          actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index - 1 }) },
        },
        'sheet.currentRequested': {
          guard: 'hasNewer',
          target: 'open',
          reenter: true,
          actions: { type: 'showIndex', params: { index: 0 } },
        },
        'sheet.selected': {
          guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
          target: 'open',
          reenter: true,
          actions: { type: 'showIndex', params: ({ event }) => ({ index: event.index }) },
        },
        'sheet.added': {
          target: 'open',
          reenter: true,
          actions: {
            type: 'addSheet',
            params: ({ event: { sheet, content } }) => ({ sheet, content }),
          },
        },
        'sheet.removed': [
          {
            guard: { type: 'isOnly', params: ({ event }) => ({ id: event.id }) },
            target: 'creatingFirst',
            actions: { type: 'removeSheet', params: ({ event }) => ({ id: event.id }) },
          },
          {
            target: 'open',
            reenter: true,
            actions: { type: 'removeSheet', params: ({ event }) => ({ id: event.id }) },
          },
        ],
        'sheet.changed': {
          actions: { type: 'rememberChanges', params: ({ event }) => ({ id: event.id, changes: event.changes }) },
        },
        'sheet.refreshRequested': { actions: 'refreshSheet' },
        'edit.requested': { actions: { type: 'forwardEdit', params: ({ event }) => ({ edit: event.edit }) } },
        'sheets.reloaded': 'loadingList',
      },
    },
    failed: { tags: 'failed', on: { 'sheets.reloaded': 'loadingList' } },
  },
});
