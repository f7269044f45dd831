import { assign, enqueueActions, setup } from 'xstate';
import type { CopySource } from '../../domain/sheet/copying.ts';
import type { NewSheet } from '../../domain/sheet/new-sheet.ts';
import type { Provision, Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { deductionsMachine } from '../deductions/deductions.machine.ts';
import { deleteSheetMachine } from '../delete-sheet/delete-sheet.machine.ts';
import { departureMachine } from '../departure/departure.machine.ts';
import type { Departure } from '../../domain/identity/sign-out.ts';
import { mergeMachine, type Merged, type MergeSubject } from '../merge/merge.machine.ts';
import { newSheetMachine } from '../new-sheet/new-sheet.machine.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import type { DeletionSubject, WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type DialogsEvent =
  | { type: 'deletion.requested'; subject: DeletionSubject }
  | { type: 'deletion.confirmed' }
  | { type: 'dialog.cancelled' }
  | { type: 'newSheet.requested'; sheets: readonly Sheet[]; shown: CopySource }
  | { type: 'sheetRemoval.requested'; sheet: Sheet; content: SheetContent }
  /** Whatever is open: the person is leaving. */
  | { type: 'departure.requested' }
  | { type: 'merge.requested'; subject: MergeSubject }
  | { type: 'deductions.requested'; provision: Provision }
  | { type: 'commands.requested' }
  | { type: 'shortcuts.requested' };

type DialogsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};

/** What the chart of the dialogs is made of, and what it tells. */
export const dialogsSetup = setup({
  types: typed<{
    input: DialogsInput;
    context: DialogsInput & { readonly subject: DeletionSubject | undefined };
    events: DialogsEvent;
    tags: 'dialog:deletion' | 'dialog:commands' | 'dialog:shortcuts';
    children: {
      newSheet: 'newSheet';
      deleteSheet: 'deleteSheet';
      deductions: 'deductions';
      departure: 'departure';
      merge: 'merge';
    };
  }>(),
  actors: {
    newSheet: newSheetMachine,
    deleteSheet: deleteSheetMachine,
    deductions: deductionsMachine,
    departure: departureMachine,
    merge: mergeMachine,
  },
  actions: {
    rememberSubject: assign({ subject: (_, params: { subject: DeletionSubject }) => params.subject }),
    forgetSubject: assign({ subject: undefined }),
    confirmDeletion: enqueueActions(({ context, enqueue }) => {
      const { subject } = context;
      if (subject) enqueue.sendTo(context.workspace, { type: 'deletion.confirmed', subject });
    }),
    tellCreated: enqueueActions(({ context, enqueue }, params: { created: NewSheet | undefined }) => {
      if (params.created) enqueue.sendTo(context.workspace, { type: 'sheet.created', ...params.created });
    }),
    tellRemoved: enqueueActions(({ context, enqueue }, params: { removed: CopySource | undefined }) => {
      if (params.removed) enqueue.sendTo(context.workspace, { type: 'sheet.removed', ...params.removed });
    }),
    tellMerged: enqueueActions(({ context, enqueue }, { merged }: { merged: Merged | undefined }) => {
      if (merged) enqueue.sendTo(context.workspace, { type: 'merge.decided', merged });
    }),
    tellDeparture: enqueueActions(({ context, enqueue }, { departure }: { departure: Departure | undefined }) => {
      if (departure) enqueue.sendTo(context.workspace, { type: 'departure.decided', departure });
    }),
    tellDeductions: enqueueActions(({ context, enqueue }, params: { id: string; deductions: string }) => {
      enqueue.sendTo(context.workspace, { type: 'deductions.saved', ...params });
    }),
  },
});
