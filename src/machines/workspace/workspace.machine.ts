import type { ActorRefFrom } from 'xstate';
import type { Write } from '../../domain/sync/writes.ts';
import { failure, info, success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { lineRemoval, patchOf, sheetAgain, workspaceSetup, writesOf } from './workspace.setup.ts';

export type WorkspaceRef = ActorRefFrom<typeof workspaceMachine>;

const queue = {
  type: 'queueWrite',
  params: ({ event }: { event: { write: Write } }) => ({ write: event.write }),
} as const;
// What the server has may be another than what is on show.
const everything = ['reloadSheets', 'refreshSheet', 'reloadParameters'] as const;
const refused = sendToast(failure('notice.writeRefused'));

/** All that belongs to a signed-in person: their sheets, settings, account, open dialog, and what still has to reach the server. */
export const workspaceMachine = workspaceSetup.createMachine({
  id: 'workspace',
  context: ({ input }) => input,
  invoke: [
    { id: 'outbox', src: 'outbox', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'parameters', src: 'parameters', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'sheets', src: 'sheets', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'dialogs', src: 'dialogs', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'account', src: 'account', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'transfer', src: 'transfer', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'undo', src: 'undo', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'watchReturns', src: 'watchReturns' },
    { id: 'keepOffline', src: 'keepOffline', input: ({ context }) => ({ uid: context.uid }) },
  ],
  on: {
    'write.requested': [
      {
        guard: { type: 'canBeUndone', params: ({ event }) => event },
        actions: [
          queue,
          {
            type: 'rememberChange',
            params: ({ event }) => ({ back: event.inverse ? [event.inverse] : [], told: event.told }),
          },
        ],
      },
      { actions: queue },
    ],
    'write.observed': { actions: { type: 'observe', params: ({ event }) => ({ write: event.write }) } },
    'undo.decided': [
      { guard: { type: 'isImport', params: ({ event }) => ({ back: event.back }) }, actions: 'undoImport' },
      { actions: { type: 'apply', params: writesOf } },
    ],
    'merge.decided': {
      actions: [
        { type: 'apply', params: ({ event }) => ({ writes: event.merged.writes }) },
        { type: 'settleReview', params: ({ event }) => ({ id: event.merged.review }) },
        sendToast(success('notice.sheetsMerged')),
      ],
    },
    'import.ended': {
      actions: { type: 'rememberChange', params: ({ event }) => ({ back: 'import', told: event.told }) },
    },
    'page.returned': { actions: everything },
    'signOut.requested': { actions: 'askDeparture' },
    'departure.decided': {
      actions: { type: 'depart', params: ({ event }) => ({ departure: event.departure }) },
    },
    // An import changes what every part shows.
    'write.accepted': {
      guard: { type: 'concerns', params: ({ event }) => ({ write: event.write, part: 'account' }) },
      actions: [{ type: 'tellAccepted', params: patchOf }, ...everything],
    },
    'write.replaced': { actions: sendToast(info('notice.writeReplaced')) },
    // What the server refused is still on the screen: only the server's own answer is the truth now.
    'write.refused': [
      {
        guard: { type: 'concerns', params: ({ event }) => ({ write: event.write, part: 'parameters' }) },
        actions: [refused, 'reloadParameters'],
      },
      {
        guard: { type: 'concerns', params: ({ event }) => ({ write: event.write, part: 'account' }) },
        actions: [refused, { type: 'tellRefused', params: patchOf }, ...everything],
      },
      {
        guard: { type: 'concerns', params: ({ event }) => ({ write: event.write, part: 'sheet' }) },
        actions: [refused, 'reloadSheets'],
      },
      { actions: [refused, { type: 'forwardRefusal', params: ({ event }) => ({ write: event.write }) }] },
    ],
    'operation.used': { actions: { type: 'suggestOperation', params: ({ event }) => ({ name: event.name }) } },
    'sheet.created': {
      actions: [
        {
          type: 'queueWrite',
          params: ({ event: { sheet, content } }) => ({ write: { kind: 'sheet.create', sheet, content } }),
        },
        { type: 'addSheet', params: ({ event: { sheet, content } }) => ({ sheet, content }) },
        {
          type: 'rememberChange',
          params: ({ event: { sheet } }) => ({
            back: [{ kind: 'sheet.remove', sheetId: sheet.id }],
            told: success('notice.sheetCreated'),
          }),
        },
      ],
    },
    'sheet.removed': {
      actions: [
        {
          type: 'queueWrite',
          params: ({ event }) => ({ write: { kind: 'sheet.remove', sheetId: event.sheet.id } }),
        },
        { type: 'removeSheet', params: ({ event }) => ({ id: event.sheet.id }) },
        { type: 'rememberChange', params: sheetAgain },
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
    'deletion.confirmed': [
      {
        guard: { type: 'isAbout', params: ({ event }) => ({ subject: event.subject, collection: 'operations' }) },
        actions: { type: 'removeOperation', params: ({ event }) => ({ name: event.subject.name }) },
      },
      {
        guard: { type: 'isAbout', params: ({ event }) => ({ subject: event.subject, collection: 'categories' }) },
        actions: { type: 'removeCategory', params: ({ event }) => ({ name: event.subject.name }) },
      },
      { actions: { type: 'edit', params: lineRemoval } },
    ],
    'accountDeletion.confirmed': { actions: 'leave' },
  },
});
