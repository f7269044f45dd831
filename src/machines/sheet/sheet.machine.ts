import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, enqueueActions, setup } from 'xstate';
import { contentAfter, sheetAfter } from '../../domain/overlay.ts';
import type { EntryCollection, Sheet, SheetChanges, SheetContent } from '../../domain/sheet.ts';
import type { Environment } from '../shared/environment.ts';
import { notProvided } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { failure, type Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';
import type { SheetEdit, SheetEvent } from './sheet.events.ts';
import { writeOf } from './sheet.writes.ts';

type SheetInput = {
  readonly uid: string;
  readonly sheet: Sheet;
  /** Lines that are known already, as those of a sheet made here. */
  readonly content: SheetContent | undefined;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  /** The owner of the list, told when the sheet's own document changes. */
  readonly sheets: ActorRef<AnyMachineSnapshot, { type: 'sheet.changed'; id: string; changes: SheetChanges }>;
};

export type SheetRef = ActorRefFrom<typeof sheetMachine>;

/** One sheet on show: edits appear at once and go out as writes. */
export const sheetMachine = setup({
  types: typed<{
    input: SheetInput;
    context: SheetInput & {
      /** The lines as they were when the server was asked for them again. */
      readonly marked: SheetContent | undefined;
    };
    events: SheetEvent;
    tags: 'loading' | 'failed';
  }>(),
  actors: {
    loadContent: notProvided<SheetContent, { readonly uid: string; readonly sheetId: string }>('loadContent'),
  },
  guards: {
    isEditedSince: ({ context }) => context.content !== context.marked,
    hasContent: ({ context }) => context.content !== undefined,
    isExpense: (_, params: { collection: EntryCollection }) =>
      params.collection === 'outDay' || params.collection === 'outMonth',
  },
  actions: {
    markContent: assign({ marked: ({ context }) => context.content }),
    rememberContent: assign({ content: (_, params: { content: SheetContent }) => params.content }),
    edit: enqueueActions(({ context, enqueue }, params: { edit: SheetEdit }) => {
      const write = writeOf(params.edit, context, context.environment.createId);
      const content = context.content && contentAfter(context.content, context.sheet.id, write);
      const sheet = sheetAfter(context.sheet, write);
      if (content === context.content && sheet === context.sheet) return;
      enqueue.assign({ content, sheet });
      enqueue.sendTo(context.workspace, { type: 'write.requested', write });
    }),
    tellList: enqueueActions(({ context, enqueue }, params: { changes: SheetChanges }) => {
      enqueue.sendTo(context.sheets, { type: 'sheet.changed', id: context.sheet.id, changes: params.changes });
    }),
    suggestName: enqueueActions(({ context, enqueue }, params: { name: string }) => {
      enqueue.sendTo(context.workspace, { type: 'operation.used', name: params.name });
    }),
    notify: (_, _params: { toast: Toast }) => {},
  },
  delays: { settleDelay: 500 },
}).createMachine({
  id: 'sheet',
  context: ({ input }) => ({ ...input, marked: undefined }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasContent', target: 'loaded' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context }) => ({ uid: context.uid, sheetId: context.sheet.id }),
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'notify', params: { toast: failure('toast.loadFailed') } } },
      },
    },
    loaded: {
      on: {
        'entry.added': [
          {
            guard: { type: 'isExpense', params: ({ event }) => ({ collection: event.collection }) },
            actions: [
              { type: 'edit', params: ({ event }) => ({ edit: event }) },
              { type: 'suggestName', params: ({ event }) => ({ name: event.draft.name }) },
            ],
          },
          { actions: { type: 'edit', params: ({ event }) => ({ edit: event }) } },
        ],
        'entry.changed': { actions: { type: 'edit', params: ({ event }) => ({ edit: event }) } },
        'entry.removed': { actions: { type: 'edit', params: ({ event }) => ({ edit: event }) } },
        'provision.added': { actions: { type: 'edit', params: ({ event }) => ({ edit: event }) } },
        'provision.changed': { actions: { type: 'edit', params: ({ event }) => ({ edit: event }) } },
        'provision.removed': { actions: { type: 'edit', params: ({ event }) => ({ edit: event }) } },
        'sheet.changed': {
          actions: [
            { type: 'edit', params: ({ event }) => ({ edit: event }) },
            { type: 'tellList', params: ({ event }) => ({ changes: event.changes }) },
          ],
        },
      },
      initial: 'settling',
      states: {
        // Only the message waits for the settle delay; the content is on show already.
        settling: {
          tags: 'loading',
          after: { settleDelay: 'ready' },
          on: { 'sheet.reloadRequested': 'refreshing' },
        },
        ready: { on: { 'sheet.reloadRequested': 'refreshing' } },
        // What is on show, and what is being typed, stays while the server is asked again.
        refreshing: {
          entry: 'markContent',
          on: { 'sheet.reloadRequested': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshContent',
            src: 'loadContent',
            input: ({ context }) => ({ uid: context.uid, sheetId: context.sheet.id }),
            onDone: [
              // The answer may have been read before that edit was stored: it would vanish from the screen.
              { guard: 'isEditedSince', target: 'refreshing', reenter: true },
              {
                target: 'ready',
                actions: { type: 'rememberContent', params: ({ event }) => ({ content: event.output }) },
              },
            ],
            onError: { target: 'ready', actions: { type: 'notify', params: { toast: failure('toast.loadFailed') } } },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'sheet.reloadRequested': 'loading' } },
  },
});
