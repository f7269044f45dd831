import { type ActorRefFrom, assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { CopySource } from '../../domain/copying.ts';
import type { NewSheet } from '../../domain/new-sheet.ts';
import type { Provision, Sheet, SheetContent } from '../../domain/sheet.ts';
import { deductionsMachine } from '../deductions/deductions.machine.ts';
import { deleteSheetMachine } from '../delete-sheet/delete-sheet.machine.ts';
import { departureMachine } from '../departure/departure.machine.ts';
import type { Departure } from '../session/session.events.ts';
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
  | { type: 'deductions.requested'; provision: Provision };

type DialogsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};

export type DialogsRef = ActorRefFrom<typeof dialogsMachine>;

/** Every dialog of the workspace is a state of this chart, so that two can never be open at once. */
export const dialogsMachine = setup({
  types: typed<{
    input: DialogsInput;
    context: DialogsInput & { readonly subject: DeletionSubject | undefined };
    events: DialogsEvent;
    tags: 'dialog:deletion';
    children: { newSheet: 'newSheet'; deleteSheet: 'deleteSheet'; deductions: 'deductions'; departure: 'departure' };
  }>(),
  actors: {
    newSheet: newSheetMachine,
    deleteSheet: deleteSheetMachine,
    deductions: deductionsMachine,
    departure: departureMachine,
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
    tellDeparture: enqueueActions(({ context, enqueue }, { departure }: { departure: Departure | undefined }) => {
      if (departure) enqueue.sendTo(context.workspace, { type: 'departure.decided', departure });
    }),
    tellDeductions: enqueueActions(({ context, enqueue }, params: { id: string; deductions: string }) => {
      enqueue.sendTo(context.workspace, { type: 'deductions.saved', ...params });
    }),
  },
}).createMachine({
  id: 'dialogs',
  context: ({ input }) => ({ ...input, subject: undefined }),
  on: { 'departure.requested': '.leaving' },
  initial: 'closed',
  states: {
    closed: {
      // Not on leaving the question: exit actions run first, and `confirmDeletion` still needs the subject.
      entry: 'forgetSubject',
      on: {
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: { type: 'rememberSubject', params: ({ event }) => ({ subject: event.subject }) },
        },
        'newSheet.requested': 'makingSheet',
        'sheetRemoval.requested': 'removingSheet',
        'deductions.requested': 'editingDeductions',
      },
    },
    confirmingDeletion: {
      tags: 'dialog:deletion',
      on: {
        'deletion.confirmed': { target: 'closed', actions: 'confirmDeletion' },
        'dialog.cancelled': 'closed',
      },
    },
    makingSheet: {
      invoke: {
        id: 'newSheet',
        src: 'newSheet',
        input: ({ context: { uid, environment }, event }) => {
          assertEvent(event, 'newSheet.requested');
          return { uid, environment, sheets: event.sheets, shown: event.shown };
        },
        onDone: { target: 'closed', actions: { type: 'tellCreated', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    removingSheet: {
      invoke: {
        id: 'deleteSheet',
        src: 'deleteSheet',
        input: ({ event }) => {
          assertEvent(event, 'sheetRemoval.requested');
          return { sheet: event.sheet, content: event.content };
        },
        onDone: { target: 'closed', actions: { type: 'tellRemoved', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    editingDeductions: {
      invoke: {
        id: 'deductions',
        src: 'deductions',
        input: ({ event }) => {
          assertEvent(event, 'deductions.requested');
          return { provision: event.provision };
        },
        onDone: { target: 'closed', actions: { type: 'tellDeductions', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    leaving: {
      on: { 'departure.requested': {} },
      invoke: {
        id: 'departure',
        src: 'departure',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: { target: 'closed', actions: { type: 'tellDeparture', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
  },
});
