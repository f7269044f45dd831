import { type ActorRefFrom, assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import type { CopySource } from '../../domain/sheet/new-sheet/copying.ts';
import type { NewSheet } from '../../domain/sheet/new-sheet/new-sheet.ts';
import { proposedDay } from '../../domain/sheet/period.ts';
import type { Paste } from '../../domain/table/pasted-lines.ts';
import { withRole } from '../../domain/table/role-choice.ts';
import { confirmSignOutMachine } from '../confirm-sign-out/confirm-sign-out.machine.ts';
import { deductionsMachine } from '../deductions/deductions.machine.ts';
import { deleteSheetMachine } from '../delete-sheet/delete-sheet.machine.ts';
import { dueDaysMachine } from '../due-days/due-days.machine.ts';
import { mergeMachine, type Merged } from '../merge/merge.machine.ts';
import { newSheetMachine } from '../new-sheet/new-sheet.machine.ts';
import { typed } from '../shared/typed.ts';
import type { Answer, DialogsContext, DialogsEvent, DialogsInput } from './dialogs.events.ts';

export type DialogsRef = ActorRefFrom<typeof dialogsMachine>;

const answerOf = ({ deletion }: DialogsContext): Answer => {
  if (!deletion) throw new Error('There is no deletion to confirm.');
  return deletion.answer;
};

const pastingOf = ({ pasting }: DialogsContext) => {
  if (!pasting) throw new Error('Nothing is pasted.');
  return pasting;
};

/** Each dialog of the workspace is a state, so that two dialogs can never be open at the same time. */
export const dialogsMachine = setup({
  types: typed<{
    input: DialogsInput;
    context: DialogsContext;
    events: DialogsEvent;
    tags: 'dialog:deletion' | 'dialog:commands' | 'dialog:shortcuts' | 'dialog:paste';
    children: {
      newSheet: 'newSheet';
      deleteSheet: 'deleteSheet';
      deductions: 'deductions';
      dueDays: 'dueDays';
      confirmSignOut: 'confirmSignOut';
      merge: 'merge';
    };
  }>(),
  actors: {
    newSheet: newSheetMachine,
    deleteSheet: deleteSheetMachine,
    deductions: deductionsMachine,
    dueDays: dueDaysMachine,
    confirmSignOut: confirmSignOutMachine,
    merge: mergeMachine,
  },
  actions: {
    changePaste: assign(({ context }, change: Partial<Paste>) => {
      const pasting = pastingOf(context);
      return { pasting: { ...pasting, paste: { ...pasting.paste, ...change } } };
    }),
    sendCreated: enqueueActions(({ context, enqueue }, { created }: { created: NewSheet | undefined }) => {
      if (created) enqueue.sendTo(context.workspace, { type: 'sheet.created', ...created });
    }),
    sendRemoved: enqueueActions(({ context, enqueue }, { removed }: { removed: CopySource | undefined }) => {
      if (removed) enqueue.sendTo(context.workspace, { type: 'sheet.removed', ...removed });
    }),
    sendMerged: enqueueActions(({ context, enqueue }, { merged }: { merged: Merged | undefined }) => {
      if (merged) enqueue.sendTo(context.workspace, { type: 'merge.decided', merged });
    }),
    sendSignOut: enqueueActions(({ context, enqueue }, params: { pendingEdits: PendingEdits | undefined }) => {
      const { pendingEdits } = params;
      if (pendingEdits) enqueue.sendTo(context.session, { type: 'signOut.decided', pendingEdits });
    }),
  },
}).createMachine({
  id: 'dialogs',
  context: ({ input }) => ({ ...input, deletion: undefined, pasting: undefined }),
  on: { 'signOut.requested': '.confirmingSignOut' },
  initial: 'closed',
  states: {
    closed: {
      // Reset here, not on exit of a dialog: the transition's actions run after the exit actions and read the context.
      entry: assign({ deletion: undefined, pasting: undefined }),
      on: {
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: assign({ deletion: ({ event: { subject, answer } }) => ({ subject, answer }) }),
        },
        'newSheet.requested': 'makingSheet',
        'sheetRemoval.requested': 'removingSheet',
        'deductions.requested': 'editingDeductions',
        'dueDays.requested': 'settingDueDays',
        'lines.pasted': {
          target: 'pasting',
          actions: assign({ pasting: ({ event: { paste, sheet, asText } }) => ({ paste, ticks: {}, sheet, asText }) }),
        },
        'merge.requested': 'mergingSheets',
        'commands.requested': 'choosingCommand',
        'shortcuts.requested': 'showingShortcuts',
      },
    },
    choosingCommand: {
      tags: 'dialog:commands',
      // The same shortcut opens and closes the dialog.
      on: { 'commands.requested': 'closed', 'dialog.cancelled': 'closed' },
    },
    showingShortcuts: { tags: 'dialog:shortcuts', on: { 'dialog.cancelled': 'closed' } },
    confirmingDeletion: {
      tags: 'dialog:deletion',
      on: {
        'deletion.confirmed': {
          target: 'closed',
          actions: sendTo(
            ({ context }) => answerOf(context).to,
            ({ context }) => answerOf(context).event,
          ),
        },
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
        onDone: { target: 'closed', actions: { type: 'sendCreated', params: ({ event }) => event.output } },
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
        onDone: { target: 'closed', actions: { type: 'sendRemoved', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    editingDeductions: {
      invoke: {
        id: 'deductions',
        src: 'deductions',
        input: ({ context: { environment }, event }) => {
          assertEvent(event, 'deductions.requested');
          const { provision, sheet, period, categories } = event;
          return { provision, sheet, categories, day: proposedDay(period, environment.today()) };
        },
        onDone: 'closed',
        onError: 'closed',
      },
    },
    settingDueDays: {
      invoke: {
        id: 'dueDays',
        src: 'dueDays',
        input: ({ event }) => {
          assertEvent(event, 'dueDays.requested');
          return { lines: event.lines, sheet: event.sheet };
        },
        onDone: 'closed',
        onError: 'closed',
      },
    },
    pasting: {
      tags: 'dialog:paste',
      on: {
        'role.chosen': {
          actions: {
            type: 'changePaste',
            params: ({ context, event: { column, role } }) => ({
              roles: withRole(pastingOf(context).paste.roles, column, role),
            }),
          },
        },
        'sign.chosen': { actions: { type: 'changePaste', params: ({ event: { sign } }) => ({ sign }) } },
        'paid.chosen': { actions: { type: 'changePaste', params: ({ event: { isPaid } }) => ({ isPaid }) } },
        'line.toggled': {
          actions: assign({
            pasting: ({ context, event: { row, isTicked } }) => {
              const pasting = pastingOf(context);
              return { ...pasting, ticks: { ...pasting.ticks, [row]: isTicked } };
            },
          }),
        },
        'lines.added': {
          target: 'closed',
          actions: sendTo(
            ({ context }) => pastingOf(context).sheet,
            ({ event: { edits } }) => ({ type: 'lines.edited', edits, arePasted: true }),
          ),
        },
        'text.chosen': {
          target: 'closed',
          actions: sendTo(
            ({ context }) => pastingOf(context).asText.to,
            ({ context }) => pastingOf(context).asText.event,
          ),
        },
        'dialog.cancelled': 'closed',
      },
    },
    mergingSheets: {
      invoke: {
        id: 'merge',
        src: 'merge',
        input: ({ context: { uid }, event }) => {
          assertEvent(event, 'merge.requested');
          return { uid, ...event.subject };
        },
        onDone: { target: 'closed', actions: { type: 'sendMerged', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    confirmingSignOut: {
      on: { 'signOut.requested': {} },
      invoke: {
        id: 'confirmSignOut',
        src: 'confirmSignOut',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: { target: 'closed', actions: { type: 'sendSignOut', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
  },
});
