import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { AccountPatch } from '../../domain/archive/account-patch.ts';
import { archiveProblemOf, type ExportFormat } from '../../domain/archive/archive.ts';
import type { ImportMode, ImportPlans, LastImport } from '../../domain/archive/import-plan.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { success } from '../toaster/toast.ts';
import type { ChosenFile, TransferContext, TransferEvent, TransferInput } from './transfer.events.ts';

type OfPerson = { readonly uid: string };
type Failed = { readonly error: unknown };

/** The chosen import, with what takes it back. */
export const chosenImport = ({
  context: { plans, mode, environment },
}: {
  context: TransferContext;
}): { readonly patch: AccountPatch; readonly kept: LastImport } => {
  if (!plans) throw new Error('An import needs a file that was read.');
  const { patch, revert, summary } = plans.plans[mode];
  return { patch, kept: { at: environment.now(), mode, summary, revert } };
};

/** The patch that an answer is about. */
export const answered = ({ event }: { event: { id: string } }) => ({ id: event.id });

/** What the chart of export and import can ask, decide and do. */
export const transferSetup = setup({
  types: typed<{
    input: TransferInput;
    context: TransferContext;
    events: TransferEvent;
    tags: 'busy' | 'exporting' | 'importing' | 'dialog:importPreview' | 'dialog:importRevert';
  }>(),
  actors: {
    loadLastImport: notProvided<LastImport | undefined, OfPerson>('loadLastImport'),
    exportAccount: notProvided<void, OfPerson & { readonly format: ExportFormat }>('exportAccount'),
    readArchive: notProvided<ImportPlans, OfPerson & { readonly file: ChosenFile }>('readArchive'),
    keepLastImport: notProvided<void, OfPerson & { readonly kept: LastImport }>('keepLastImport'),
    forgetLastImport: notProvided<void, OfPerson>('forgetLastImport'),
  },
  guards: {
    hasLastImport: ({ context }) => context.lastImport !== undefined,
    isSent: ({ context }, params: { id: string }) => params.id === context.sent,
  },
  actions: {
    rememberProblem: assign({ problem: (_, params: Failed) => archiveProblemOf(params.error) }),
    rememberNotKept: assign({ problem: 'notKept' }),
    clearProblem: assign({ problem: undefined }),
    rememberPlans: assign((_, { plans }: { plans: ImportPlans }) => ({ plans, mode: plans.mode })),
    forgetPlans: assign({ plans: undefined }),
    rememberMode: assign({ mode: (_, params: { mode: ImportMode }) => params.mode }),
    rememberLastImport: assign({
      lastImport: (_, params: { lastImport: LastImport | undefined }) => params.lastImport,
    }),
    applyPatch: enqueueActions(({ context, enqueue }, { patch }: { patch: AccountPatch }) => {
      const id = context.environment.createId();
      enqueue.assign({ sent: id });
      enqueue.sendTo(context.workspace, { type: 'write.requested', write: { kind: 'account.patch', id, patch } });
    }),
    tellImported: sendTo(({ context }) => context.workspace, {
      type: 'import.ended',
      toast: success('notice.imported'),
    }),
  },
});
