import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { typed } from '../shared/typed.ts';
import type { LineReference, WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type DialogsEvent =
  | { type: 'deletion.requested'; line: LineReference }
  | { type: 'deletion.confirmed' }
  | { type: 'dialog.cancelled' };

export type DialogsRef = ActorRefFrom<typeof dialogsMachine>;

/** Every dialog of the workspace is a state of this chart, so that two can never be open at once. */
export const dialogsMachine = setup({
  types: typed<{
    input: { readonly workspace: WorkspaceReceiver };
    context: { readonly workspace: WorkspaceReceiver; readonly line: LineReference | undefined };
    events: DialogsEvent;
    tags: 'dialog:deletion';
  }>(),
  actions: {
    rememberLine: assign({ line: (_, params: { line: LineReference }) => params.line }),
    forgetLine: assign({ line: undefined }),
    confirmDeletion: enqueueActions(({ context, enqueue }) => {
      if (context.line) enqueue.sendTo(context.workspace, { type: 'deletion.confirmed', line: context.line });
    }),
  },
}).createMachine({
  id: 'dialogs',
  context: ({ input }) => ({ workspace: input.workspace, line: undefined }),
  initial: 'closed',
  states: {
    closed: {
      // Not on leaving the question: exit actions run first, and `confirmDeletion` still needs the line.
      entry: 'forgetLine',
      on: {
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: { type: 'rememberLine', params: ({ event }) => ({ line: event.line }) },
        },
      },
    },
    confirmingDeletion: {
      tags: 'dialog:deletion',
      on: {
        'deletion.confirmed': { target: 'closed', actions: 'confirmDeletion' },
        'dialog.cancelled': 'closed',
      },
    },
  },
});
