import { type ActorRefFrom, sendTo, setup } from 'xstate';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { parametersMachine } from '../parameters/parameters.machine.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import { sheetsMachine } from '../sheets/sheets.machine.ts';
import { failure, type Toast } from '../toaster/toast.ts';
import type { LineReference, WorkspaceEvent } from './workspace.events.ts';
import type { Write } from '../../domain/writes.ts';

type WorkspaceInput = { readonly uid: string; readonly environment: Environment };

export type WorkspaceRef = ActorRefFrom<typeof workspaceMachine>;

/** All that belongs to a signed-in person: their sheets, settings, open dialog, and what still has to reach the server. */
export const workspaceMachine = setup({
  types: typed<{
    input: WorkspaceInput;
    context: WorkspaceInput;
    events: WorkspaceEvent;
    children: { outbox: 'outbox'; sheets: 'sheets'; parameters: 'parameters'; dialogs: 'dialogs' };
  }>(),
  actors: {
    outbox: outboxMachine,
    sheets: sheetsMachine,
    parameters: parametersMachine,
    dialogs: dialogsMachine,
  },
  actions: {
    queueWrite: sendTo('outbox', (_, params: { write: Write }) => ({
      type: 'write.requested' as const,
      write: params.write,
    })),
    suggestOperation: sendTo('parameters', (_, params: { name: string }) => ({
      type: 'operation.used' as const,
      name: params.name,
    })),
    removeLine: sendTo('sheets', (_, params: { line: LineReference }) => ({
      type: 'line.removed' as const,
      line: params.line,
    })),
    reloadSheets: sendTo('sheets', { type: 'sheets.reloaded' }),
    reloadParameters: sendTo('parameters', { type: 'parameters.reloadRequested' }),
    notify: (_, _params: { toast: Toast }) => {},
  },
}).createMachine({
  id: 'workspace',
  context: ({ input }) => input,
  invoke: [
    { id: 'outbox', src: 'outbox', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'parameters', src: 'parameters', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'sheets', src: 'sheets', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'dialogs', src: 'dialogs', input: ({ self }) => ({ workspace: self }) },
  ],
  on: {
    'write.requested': { actions: { type: 'queueWrite', params: ({ event }) => ({ write: event.write }) } },
    // What the server refused is still on the screen: only the server's own answer is the truth now.
    'write.refused': {
      actions: [
        { type: 'notify', params: { toast: failure('toast.writeRefused') } },
        'reloadSheets',
        'reloadParameters',
      ],
    },
    'operation.used': { actions: { type: 'suggestOperation', params: ({ event }) => ({ name: event.name }) } },
    'deletion.confirmed': { actions: { type: 'removeLine', params: ({ event }) => ({ line: event.line }) } },
  },
});
