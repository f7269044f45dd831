import { type ActorRefFrom, assertEvent } from 'xstate';
import { archiveProblemOf } from '../../domain/archive/archive.ts';
import { failure, success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { TransferContext } from './transfer.events.ts';
import { exportMessages } from './transfer.messages.ts';
import { answered, chosenImport, transferSetup } from './transfer.setup.ts';

export type TransferRef = ActorRefFrom<typeof transferMachine>;

const reverted = [
  { type: 'rememberLastImport', params: { lastImport: undefined } },
  sendToast(success('notice.importReverted')),
] as const;

const revert = {
  type: 'applyPatch',
  params: ({ context: { lastImport } }: { context: TransferContext }) => {
    if (!lastImport) throw new Error('Only what was imported is taken back.');
    return { patch: lastImport.revert };
  },
} as const;

/** Takes the account's data out as a file, brings such a file in as one step, and takes that step back. */
export const transferMachine = transferSetup.createMachine({
  id: 'transfer',
  context: ({ input }) => ({
    ...input,
    problem: undefined,
    plans: undefined,
    mode: 'add',
    lastImport: undefined,
    sent: '',
  }),
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'loadLastImport',
        src: 'loadLastImport',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: {
          target: 'idle',
          actions: { type: 'rememberLastImport', params: ({ event }) => ({ lastImport: event.output }) },
        },
        onError: 'idle',
      },
    },
    idle: {
      entry: 'forgetPlans',
      on: {
        'export.requested': { target: 'exporting', actions: 'clearProblem' },
        'archive.chosen': { target: 'reading', actions: 'clearProblem' },
        'revert.requested': { guard: 'hasLastImport', target: 'askingRevert' },
        'import.undone': { guard: 'hasLastImport', target: 'reverting', actions: revert },
      },
    },
    exporting: {
      tags: ['busy', 'exporting'],
      invoke: {
        id: 'exportAccount',
        src: 'exportAccount',
        input: ({ context, event }) => {
          assertEvent(event, 'export.requested');
          return { uid: context.uid, format: event.format };
        },
        onDone: { target: 'idle', actions: sendToast(success('notice.exported')) },
        onError: {
          target: 'idle',
          actions: sendToast(({ event }) => failure(exportMessages[archiveProblemOf(event.error)])),
        },
      },
    },
    reading: {
      tags: ['busy', 'importing'],
      invoke: {
        id: 'readArchive',
        src: 'readArchive',
        input: ({ context, event }) => {
          assertEvent(event, 'archive.chosen');
          return { uid: context.uid, file: event.file };
        },
        onDone: {
          target: 'previewing',
          actions: { type: 'rememberPlans', params: ({ event }) => ({ plans: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'rememberProblem', params: ({ event }) => event } },
      },
    },
    previewing: {
      tags: 'dialog:importPreview',
      on: {
        'importMode.chosen': { actions: { type: 'rememberMode', params: ({ event }) => ({ mode: event.mode }) } },
        'import.confirmed': 'keeping',
        'import.cancelled': 'idle',
      },
    },
    // Before anything is sent: an import that could not be taken back is not begun.
    keeping: {
      tags: ['busy', 'importing'],
      invoke: {
        id: 'keepLastImport',
        src: 'keepLastImport',
        input: ({ context }) => ({ uid: context.uid, kept: chosenImport({ context }).kept }),
        onDone: {
          target: 'importing',
          actions: [
            { type: 'rememberLastImport', params: ({ context }) => ({ lastImport: chosenImport({ context }).kept }) },
            { type: 'applyPatch', params: ({ context }) => ({ patch: chosenImport({ context }).patch }) },
          ],
        },
        onError: { target: 'idle', actions: 'rememberNotKept' },
      },
    },
    importing: {
      tags: ['busy', 'importing'],
      on: {
        'patch.accepted': {
          guard: { type: 'isSent', params: answered },
          target: 'idle',
          actions: 'tellImported',
        },
        'patch.refused': { guard: { type: 'isSent', params: answered }, target: 'idle' },
      },
    },
    askingRevert: {
      tags: 'dialog:importRevert',
      on: {
        'revert.confirmed': { target: 'reverting', actions: revert },
        'revert.cancelled': 'idle',
      },
    },
    reverting: {
      tags: ['busy', 'importing'],
      on: {
        'patch.accepted': { guard: { type: 'isSent', params: answered }, target: 'forgetting' },
        'patch.refused': { guard: { type: 'isSent', params: answered }, target: 'idle' },
      },
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetLastImport',
        src: 'forgetLastImport',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: { target: 'idle', actions: reverted },
        // Taken back it is, even where the device cannot forget it.
        onError: { target: 'idle', actions: reverted },
      },
    },
  },
});
