import { type ActorRefFrom, assertEvent } from 'xstate';
import { dialogsSetup } from './dialogs.setup.ts';

export type DialogsRef = ActorRefFrom<typeof dialogsMachine>;

/** Every dialog of the workspace is a state of this chart, so that two can never be open at once. */
export const dialogsMachine = dialogsSetup.createMachine({
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
        'merge.requested': 'mergingSheets',
        'commands.requested': 'choosingCommand',
        'shortcuts.requested': 'showingShortcuts',
      },
    },
    choosingCommand: {
      tags: 'dialog:commands',
      // The keys that open it close it.
      on: { 'commands.requested': 'closed', 'dialog.cancelled': 'closed' },
    },
    showingShortcuts: { tags: 'dialog:shortcuts', on: { 'dialog.cancelled': 'closed' } },
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
    mergingSheets: {
      invoke: {
        id: 'merge',
        src: 'merge',
        input: ({ context: { uid }, event }) => {
          assertEvent(event, 'merge.requested');
          return { uid, ...event.subject };
        },
        onDone: { target: 'closed', actions: { type: 'tellMerged', params: ({ event }) => event.output } },
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
