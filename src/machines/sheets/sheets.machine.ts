import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Sheet, SheetChanges, SheetContent } from '../../domain/sheet.ts';
import { withSheet } from '../../domain/overlay.ts';
import type { Environment } from '../shared/environment.ts';
import { notProvided } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import { failure, type Toast } from '../toaster/toast.ts';
import type { LineReference, WorkspaceReceiver } from '../workspace/workspace.events.ts';
import { firstSheet } from '../../domain/first-sheet.ts';

export type SheetsEvent =
  | { type: 'sheets.reloaded' }
  | { type: 'sheet.olderRequested' }
  | { type: 'sheet.newerRequested' }
  | { type: 'sheet.currentRequested' }
  | { type: 'sheet.selected'; index: number }
  | { type: 'sheet.changed'; id: string; changes: SheetChanges }
  | { type: 'line.removed'; line: LineReference }
  | { type: 'deductions.changed'; id: string; deductions: string }
  | { type: 'sheet.added'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; id: string };

type SheetsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
type SheetsContext = SheetsInput & {
  /** Newest first. */
  readonly sheets: readonly Sheet[];
  readonly index: number;
  /** The lines of a sheet made here, which need not be asked for. */
  readonly made: { readonly id: string; readonly content: SheetContent } | undefined;
};

export type SheetsRef = ActorRefFrom<typeof sheetsMachine>;

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
      const shown = context.sheets[context.index]?.id;
      const index = params.sheets.findIndex(({ id }) => id === shown);
      return { sheets: params.sheets, index: Math.max(0, index) };
    }),
    addSheet: assign(({ context }, params: { sheet: Sheet; content: SheetContent }) => {
      const sheets = withSheet(context.sheets, params.sheet);
      return { sheets, index: sheets.indexOf(params.sheet), made: { id: params.sheet.id, content: params.content } };
    }),
    removeSheet: assign(({ context }, params: { id: string }) => {
      const shown = context.sheets[context.index]?.id;
      const sheets = context.sheets.filter(({ id }) => id !== params.id);
      return {
        sheets,
        index: Math.max(
          0,
          sheets.findIndex(({ id }) => id === shown),
        ),
      };
    }),
    showIndex: assign({ index: (_, params: { index: number }) => params.index }),
    rememberChanges: assign({
      sheets: ({ context }, params: { id: string; changes: SheetChanges }) =>
        context.sheets.map((sheet) => (sheet.id === params.id ? { ...sheet, ...params.changes } : sheet)),
    }),
    removeLine: sendTo('sheet', (_, params: { line: LineReference }) =>
      params.line.collection === 'provisions'
        ? { type: 'provision.removed' as const, id: params.line.id }
        : { type: 'entry.removed' as const, collection: params.line.collection, id: params.line.id },
    ),
    changeDeductions: sendTo('sheet', (_, { id, deductions }: { id: string; deductions: string }) => ({
      type: 'provision.changed' as const,
      id,
      changes: { deductions },
    })),
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
        'deductions.changed': {
          actions: {
            type: 'changeDeductions',
            params: ({ event: { id, deductions } }) => ({ id, deductions }),
          },
        },
        'sheet.changed': {
          actions: { type: 'rememberChanges', params: ({ event }) => ({ id: event.id, changes: event.changes }) },
        },
        'line.removed': { actions: { type: 'removeLine', params: ({ event }) => ({ line: event.line }) } },
        'sheets.reloaded': 'loadingList',
      },
    },
    failed: { tags: 'failed', on: { 'sheets.reloaded': 'loadingList' } },
  },
});
