import { type ActorRefFrom, sendTo, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet.ts';
import type { Write } from '../../domain/writes.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { parametersMachine } from '../parameters/parameters.machine.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { sheetsMachine } from '../sheets/sheets.machine.ts';
import { failure, success, type Toast } from '../toaster/toast.ts';
import type { LineReference, WorkspaceEvent } from './workspace.events.ts';

type WorkspaceInput = { readonly uid: string; readonly environment: Environment };

export type WorkspaceRef = ActorRefFrom<typeof workspaceMachine>;

const removalOf = ({ collection, id }: LineReference): SheetEdit =>
  collection === 'provisions' ? { type: 'provision.removed', id } : { type: 'entry.removed', collection, id };

const refused = { type: 'notify', params: { toast: failure('toast.writeRefused') } } as const;

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
  guards: {
    concerns: (_, params: { write: Write; part: 'parameters' | 'sheet' }) =>
      params.write.kind.startsWith(`${params.part}.`),
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
    edit: sendTo('sheets', (_, params: { edit: SheetEdit }) => ({ type: 'edit.requested' as const, ...params })),
    addSheet: sendTo('sheets', (_, params: { sheet: Sheet; content: SheetContent }) => ({
      type: 'sheet.added' as const,
      ...params,
    })),
    removeSheet: sendTo('sheets', (_, params: { id: string }) => ({ type: 'sheet.removed' as const, ...params })),
    refreshSheet: sendTo('sheets', { type: 'sheet.refreshRequested' }),
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
    { id: 'dialogs', src: 'dialogs', input: ({ context, self }) => ({ ...context, workspace: self }) },
  ],
  on: {
    'write.requested': { actions: { type: 'queueWrite', params: ({ event }) => ({ write: event.write }) } },
    // What the server refused is still on the screen: only the server's own answer is the truth now.
    'write.refused': [
      {
        guard: { type: 'concerns', params: ({ event }) => ({ write: event.write, part: 'parameters' }) },
        actions: [refused, 'reloadParameters'],
      },
      {
        guard: { type: 'concerns', params: ({ event }) => ({ write: event.write, part: 'sheet' }) },
        actions: [refused, 'reloadSheets'],
      },
      { actions: [refused, 'refreshSheet'] },
    ],
    'operation.used': { actions: { type: 'suggestOperation', params: ({ event }) => ({ name: event.name }) } },
    'sheet.created': {
      actions: [
        {
          type: 'queueWrite',
          params: ({ event: { sheet, content } }) => ({ write: { kind: 'sheet.create', sheet, content } }),
        },
        { type: 'addSheet', params: ({ event: { sheet, content } }) => ({ sheet, content }) },
        { type: 'notify', params: { toast: success('toast.sheetCreated') } },
      ],
    },
    'sheet.removed': {
      actions: [
        { type: 'queueWrite', params: ({ event }) => ({ write: { kind: 'sheet.remove', sheetId: event.id } }) },
        { type: 'removeSheet', params: ({ event }) => ({ id: event.id }) },
        { type: 'notify', params: { toast: success('toast.sheetRemoved') } },
      ],
    },
    'deductions.saved': {
      actions: {
        type: 'edit',
        params: ({ event: { id, deductions } }) => ({
          edit: { type: 'provision.changed', id, changes: { deductions } },
        }),
      },
    },
    'deletion.confirmed': { actions: { type: 'edit', params: ({ event }) => ({ edit: removalOf(event.line) }) } },
  },
});
