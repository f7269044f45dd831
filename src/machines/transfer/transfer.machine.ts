import { type ActorRefFrom, assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { AccountPatch } from '../../domain/archive/account-patch.ts';
import { type ArchiveProblem, archiveProblemOf, type ExportFormat } from '../../domain/archive/archive.ts';
import type { ImportPlans, LastImport } from '../../domain/archive/import-plan.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { failure, success, type Toast, type ToastKey } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { ChosenFile, TransferContext, TransferEvent, TransferInput } from './transfer.events.ts';

export type TransferRef = ActorRefFrom<typeof transferMachine>;

type PatchId = { readonly id: string };
type ContextArgs = { readonly context: TransferContext };

const chosenImport = ({
  plans,
  mode,
  environment,
}: TransferContext): { readonly patch: AccountPatch; readonly lastImport: LastImport } => {
  if (!plans) throw new Error('An import needs a file that was read.');
  const { patch, revert, summary } = plans.plans[mode];
  return { patch, lastImport: { at: environment.now(), mode, summary, revert } };
};

const toUid = ({ context }: ContextArgs) => ({ uid: context.uid });
const toPatchId = ({ event }: { readonly event: PatchId }): PatchId => ({ id: event.id });
const toRevertPatch = ({ context: { lastImport } }: ContextArgs) => {
  if (!lastImport) throw new Error('There is no import to revert.');
  return { patch: lastImport.revert };
};

const reverted = [
  { type: 'rememberLastImport', params: { lastImport: undefined } },
  sendToast(success('notice.importReverted')),
] as const;
const revert = { type: 'applyPatch', params: toRevertPatch } as const;

/** The toast of a failed export or check. Neither has a chosen file. */
const toFailureMessage = (problem: ArchiveProblem, failed: ToastKey): ToastKey =>
  problem === 'pending' ? 'notice.exportPending' : failed;

/** The toast of a check that gave a day to `count` daily expenses. */
const toCheckMessage = (count: number): Toast =>
  count === 0 ? success('notice.daysComplete') : { ...success('notice.daysMended'), count };

/** Exports and checks the account's data, imports a file as one write, and reverts that import. */
export const transferMachine = setup({
  types: typed<{
    input: TransferInput;
    context: TransferContext;
    events: TransferEvent;
    tags: 'busy' | 'exporting' | 'checking' | 'importing' | 'dialog:importPreview' | 'dialog:importRevert';
  }>(),
  actors: {
    loadLastImport: notProvided<LastImport | undefined, { readonly uid: string }>('loadLastImport'),
    exportAccount: notProvided<void, { readonly uid: string; readonly format: ExportFormat }>('exportAccount'),
    repairDays: notProvided<number, { readonly uid: string }>('repairDays'),
    readArchive: notProvided<ImportPlans, { readonly uid: string; readonly file: ChosenFile }>('readArchive'),
    storeLastImport: notProvided<void, { readonly uid: string; readonly lastImport: LastImport }>('storeLastImport'),
    forgetLastImport: notProvided<void, { readonly uid: string }>('forgetLastImport'),
  },
  guards: {
    hasLastImport: ({ context }) => context.lastImport !== undefined,
    isPatchInFlight: ({ context }, { id }: PatchId) => id === context.patchId,
  },
  actions: {
    clearProblem: assign({ problem: undefined }),
    rememberLastImport: assign({ lastImport: (_, params: Pick<TransferContext, 'lastImport'>) => params.lastImport }),
    applyPatch: enqueueActions(({ context, enqueue }, { patch }: { patch: AccountPatch }) => {
      const id = context.environment.createId();
      enqueue.assign({ patchId: id });
      enqueue.sendTo(context.workspace, { type: 'write.requested', write: { kind: 'account.patch', id, patch } });
    }),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({
    ...input,
    problem: undefined,
    plans: undefined,
    mode: 'add',
    lastImport: undefined,
    patchId: undefined,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'loadLastImport',
        src: 'loadLastImport',
        input: toUid,
        onDone: {
          target: 'idle',
          actions: { type: 'rememberLastImport', params: ({ event }) => ({ lastImport: event.output }) },
        },
        onError: 'idle',
      },
    },
    idle: {
      entry: assign({ plans: undefined }),
      on: {
        'export.requested': { target: 'exporting', actions: 'clearProblem' },
        'archive.chosen': { target: 'reading', actions: 'clearProblem' },
        'check.requested': { target: 'checking', actions: 'clearProblem' },
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
          actions: sendToast(({ event }) =>
            failure(toFailureMessage(archiveProblemOf(event.error), 'notice.exportFailed')),
          ),
        },
      },
    },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        id: 'repairDays',
        src: 'repairDays',
        input: toUid,
        onDone: {
          target: 'idle',
          actions: [
            sendTo(({ context }) => context.workspace, { type: 'refresh.due' }),
            sendToast(({ event }) => toCheckMessage(event.output)),
          ],
        },
        onError: {
          target: 'idle',
          actions: sendToast(({ event }) =>
            failure(toFailureMessage(archiveProblemOf(event.error), 'notice.checkFailed')),
          ),
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
          actions: assign({ plans: ({ event }) => event.output, mode: ({ event }) => event.output.mode }),
        },
        onError: { target: 'idle', actions: assign({ problem: ({ event }) => archiveProblemOf(event.error) }) },
      },
    },
    previewing: {
      tags: 'dialog:importPreview',
      on: {
        'importMode.chosen': { actions: assign({ mode: ({ event }) => event.mode }) },
        'import.confirmed': 'storing',
        'import.cancelled': 'idle',
      },
    },
    // The revert is stored before the import is sent: a crash in between must not make the import final.
    storing: {
      tags: ['busy', 'importing'],
      invoke: {
        id: 'storeLastImport',
        src: 'storeLastImport',
        input: ({ context }) => ({ uid: context.uid, lastImport: chosenImport(context).lastImport }),
        onDone: {
          target: 'importing',
          actions: [
            { type: 'rememberLastImport', params: ({ context }) => ({ lastImport: chosenImport(context).lastImport }) },
            { type: 'applyPatch', params: ({ context }) => ({ patch: chosenImport(context).patch }) },
          ],
        },
        onError: { target: 'idle', actions: assign({ problem: 'notStored' }) },
      },
    },
    importing: {
      tags: ['busy', 'importing'],
      on: {
        'patch.accepted': {
          guard: { type: 'isPatchInFlight', params: toPatchId },
          target: 'idle',
          actions: sendTo(({ context }) => context.workspace, {
            type: 'import.ended',
            toast: success('notice.imported'),
          }),
        },
        'patch.refused': { guard: { type: 'isPatchInFlight', params: toPatchId }, target: 'idle' },
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
        'patch.accepted': { guard: { type: 'isPatchInFlight', params: toPatchId }, target: 'forgetting' },
        'patch.refused': { guard: { type: 'isPatchInFlight', params: toPatchId }, target: 'idle' },
      },
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetLastImport',
        src: 'forgetLastImport',
        input: toUid,
        onDone: { target: 'idle', actions: reverted },
        // The server has accepted the revert, even if the device cannot delete its record.
        onError: { target: 'idle', actions: reverted },
      },
    },
  },
});
