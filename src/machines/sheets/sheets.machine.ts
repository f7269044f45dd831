import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { firstSheet } from '../../domain/first-sheet.ts';
import type { Sheet, SheetChanges, SheetContent } from '../../domain/sheet.ts';
import { withSheet } from '../../domain/overlay.ts';
import { notProvided } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import { failure, type Toast } from '../toaster/toast.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import type { SheetsContext, SheetsEvent, SheetsInput } from './sheets.events.ts';

export type SheetsRef = ActorRefFrom<typeof sheetsMachine>;

const shownOf = ({ sheets, index }: SheetsContext) => sheets[index]?.id;
// A sheet that is no longer there gives way to the newest.
const placeOf = (shown: string | undefined, sheets: readonly Sheet[]) =>
  Math.max(
    0,
    sheets.findIndex(({ id }) => id === shown),
  );

/** The list of sheets and the one on show; a new `sheet` actor for each, so that a late answer cannot land in another. */
export const sheetsMachine = setup({
  types: typed<{
    input: SheetsInput;
    context: SheetsContext;
    events: SheetsEvent;
    tags: 'loading' | 'failed';
    children: { sheet: 'sheet' };
  }>(),
  actors: {
    loadSheetList: notProvided<readonly Sheet[], { readonly uid: string }>('loadSheetList'),
    createFirstSheet: notProvided<void, { readonly uid: string; readonly sheet: Sheet }>('createFirstSheet'),
    sheet: sheetMachine,
  },
  guards: {
    isEmpty: (_, params: { sheets: readonly Sheet[] }) => params.sheets.length === 0,
    isOnly: ({ context }, params: { id: string }) => context.sheets.every(({ id }) => id === params.id),
    hasOlder: ({ context }) => context.index < context.sheets.length - 1,
    hasNewer: ({ context }) => context.index > 0,
    isAnother: ({ context }, params: { index: number }) =>
      params.index !== context.index && context.sheets[params.index] !== undefined,
  },
  actions: {
    // The shown sheet stays on show when the list comes back, wherever it now stands.
    rememberList: assign(({ context }, params: { sheets: readonly Sheet[] }) => {
      return { sheets: params.sheets, index: placeOf(shownOf(context), params.sheets), made: undefined };
    }),
    addSheet: assign(({ context }, params: { sheet: Sheet; content: SheetContent }) => {
      const sheets = withSheet(context.sheets, params.sheet);
      return { sheets, index: sheets.indexOf(params.sheet), made: { id: params.sheet.id, content: params.content } };
    }),
    removeSheet: assign(({ context }, params: { id: string }) => {
      const sheets = context.sheets.filter(({ id }) => id !== params.id);
      return { sheets, index: placeOf(shownOf(context), sheets), made: undefined };
    }),
    // Once it is left, a sheet made here holds more than the lines it was made with.
    showIndex: assign((_, params: { index: number }) => ({ index: params.index, made: undefined })),
    rememberChanges: assign({
      sheets: ({ context }, params: { id: string; changes: SheetChanges }) =>
        context.sheets.map((sheet) => (sheet.id === params.id ? { ...sheet, ...params.changes } : sheet)),
    }),
    refreshSheet: sendTo('sheet', { type: 'sheet.reloadRequested' }),
    forwardEdit: sendTo('sheet', (_, params: { edit: SheetEdit }) => params.edit),
    notify: (_, _params: { toast: Toast }) => {},
  },
}).createMachine({
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
