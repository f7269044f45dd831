import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import { type EntryCollection, entryCollections } from '../../domain/sheet/sheet.ts';
import type { UndoStep } from '../../domain/sync/history.ts';
import { replacementOf } from '../../domain/sync/undo.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { accountMachine } from '../account/account.machine.ts';
import { addingProvisionMachine } from '../adding-provision/adding-provision.machine.ts';
import { addingMachine } from '../adding/adding.machine.ts';
import { olderSheetsMachine } from '../older-sheets/older-sheets.machine.ts';
import { onboardingMachine } from '../onboarding/onboarding.machine.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { editingMachine } from '../editing/editing.machine.ts';
import { forecastMachine } from '../forecast/forecast.machine.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { parametersMachine } from '../parameters/parameters.machine.ts';
import { selectionMachine } from '../selection/selection.machine.ts';
import type { SessionReceiver } from '../parent-events/session.events.ts';
import { type EffectParams, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import { sheetsMachine } from '../sheets/sheets.machine.ts';
import { failure, info, success, type Toast } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { transferMachine } from '../transfer/transfer.machine.ts';
import { undoMachine } from '../undo/undo.machine.ts';
import type { Amounts, ProvisionsView, WorkspaceEvent } from '../parent-events/workspace.events.ts';

export type WorkspaceRef = ActorRefFrom<typeof workspaceMachine>;

type WorkspaceInput = {
  readonly uid: string;
  readonly email: string;
  readonly environment: Environment;
  readonly session: SessionReceiver;
};

type AddingId<C extends EntryCollection> = `adding.${C}`;

/** The id of the `adding` actor of a collection. */
export const addingId = <C extends EntryCollection>(collection: C): AddingId<C> => `adding.${collection}`;

type Change = Omit<UndoStep, 'at'> & { readonly toast: Toast | undefined };

type WriteArgs = { readonly event: { readonly write: Write } };

const toWrite = ({ event }: WriteArgs) => ({ write: event.write });
const toWriteOf = (part: 'account' | 'parameters' | 'sheet') => (args: WriteArgs) => ({
  ...toWrite(args),
  part,
});

const patchIdOf = ({ event: { write } }: WriteArgs): string => {
  if (write.kind !== 'account.patch') throw new Error('Only an import or its revert is a patch.');
  return write.id;
};

const reloadEverything = ['reloadSheets', 'reloadShownSheet', 'reloadParameters'] as const;
const showRefusedToast = sendToast(failure('notice.writeRefused'));

/** Owns the actors of a signed-in user and forwards events between them. */
export const workspaceMachine = setup({
  types: typed<{
    input: WorkspaceInput;
    context: WorkspaceInput & { readonly amounts: Amounts; readonly provisionsView: ProvisionsView };
    events: WorkspaceEvent;
    children: {
      outbox: 'outbox';
      sheets: 'sheets';
      parameters: 'parameters';
      dialogs: 'dialogs';
      account: 'account';
      transfer: 'transfer';
      undo: 'undo';
      selection: 'selection';
      onboarding: 'onboarding';
      addingProvision: 'addingProvision';
      olderSheets: 'olderSheets';
      forecast: 'forecast';
      editing: 'editing';
    } & { [C in EntryCollection as AddingId<C>]: 'adding' };
  }>(),
  actors: {
    watchRefreshTriggers: notProvidedSource<void>('watchRefreshTriggers'),
    watchAmounts: notProvidedSource<void>('watchAmounts'),
    prefetchSheets: notProvidedSource<{ readonly uid: string }>('prefetchSheets'),
    undo: undoMachine,
    outbox: outboxMachine,
    sheets: sheetsMachine,
    parameters: parametersMachine,
    dialogs: dialogsMachine,
    account: accountMachine,
    transfer: transferMachine,
    adding: addingMachine,
    selection: selectionMachine,
    onboarding: onboardingMachine,
    addingProvision: addingProvisionMachine,
    olderSheets: olderSheetsMachine,
    forecast: forecastMachine,
    editing: editingMachine,
  },
  guards: {
    isImport: (_, params: { back: UndoStep['back'] }) => params.back === 'import',
    canBeUndone: (_, params: { inverse?: Write | undefined }) => params.inverse !== undefined,
    isWriteOf: (_, params: { write: Write; part: 'account' | 'parameters' | 'sheet' }) =>
      params.write.kind.startsWith(`${params.part}.`),
  },
  actions: {
    storeAmounts: (_, params: EffectParams<{ readonly amounts: Amounts }>) => notProvidedAction('storeAmounts', params),
    // The sender already shows the write.
    queueWrite: enqueueActions(({ enqueue }, { write }: { write: Write }) => {
      enqueue.sendTo('outbox', { type: 'write.requested', write });
      enqueue.sendTo('olderSheets', { type: 'write.observed', write });
    }),
    // An actor ignores writes to documents of other actors.
    forwardWrite: enqueueActions(({ enqueue }, { write }: { write: Write }) => {
      enqueue.sendTo('sheets', { type: 'write.observed', write });
      enqueue.sendTo('parameters', { type: 'write.observed', write });
      enqueue.sendTo('olderSheets', { type: 'write.observed', write });
    }),
    addUndoStep: sendTo('undo', (_, change: Change) => ({ type: 'change.made' as const, ...change })),
    // No actor shows these writes yet.
    queueAndShow: enqueueActions(({ enqueue }, { writes }: { writes: readonly Write[] }) => {
      for (const write of writes) {
        enqueue.sendTo('outbox', { type: 'write.requested', write });
        enqueue.sendTo('olderSheets', { type: 'write.observed', write });
        if (write.kind === 'sheet.create') {
          enqueue.sendTo('sheets', { type: 'sheet.added', sheet: write.sheet, content: write.content });
        } else {
          enqueue.sendTo('sheets', { type: 'write.observed', write });
          enqueue.sendTo('parameters', { type: 'write.observed', write });
        }
      }
    }),
    discardReview: enqueueActions(({ enqueue }, { id }: { id: string | undefined }) => {
      if (id !== undefined) enqueue.sendTo('outbox', { type: 'review.discarded', id });
    }),
    reloadSheets: sendTo('sheets', { type: 'reload.requested' }),
    reloadShownSheet: sendTo('sheets', { type: 'sheet.refreshRequested' }),
    reloadParameters: sendTo('parameters', { type: 'reload.requested' }),
  },
}).createMachine({
  id: 'workspace',
  context: ({ input }) => ({ ...input, amounts: 'shown', provisionsView: 'simple' }),
  invoke: [
    { id: 'outbox', src: 'outbox', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'parameters', src: 'parameters', input: ({ context, self }) => ({ uid: context.uid, workspace: self }) },
    { id: 'sheets', src: 'sheets', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'dialogs', src: 'dialogs', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'account', src: 'account', input: ({ context }) => context },
    { id: 'onboarding', src: 'onboarding' },
    { id: 'addingProvision', src: 'addingProvision', input: ({ context }) => ({ uid: context.uid }) },
    { id: 'editing', src: 'editing', input: ({ context }) => ({ uid: context.uid }) },
    { id: 'transfer', src: 'transfer', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'undo', src: 'undo', input: ({ context, self }) => ({ ...context, workspace: self }) },
    { id: 'selection', src: 'selection' },
    { id: 'forecast', src: 'forecast' },
    { id: 'olderSheets', src: 'olderSheets', input: ({ context }) => ({ uid: context.uid }) },
    ...entryCollections.map((collection) => ({
      id: addingId(collection),
      src: 'adding' as const,
      input: ({ context }: { context: WorkspaceInput }) => ({ uid: context.uid, collection }),
    })),
    { id: 'watchRefreshTriggers', src: 'watchRefreshTriggers' },
    { id: 'watchAmounts', src: 'watchAmounts' },
    { id: 'prefetchSheets', src: 'prefetchSheets', input: ({ context }) => ({ uid: context.uid }) },
  ],
  on: {
    'write.requested': [
      {
        guard: { type: 'canBeUndone', params: ({ event }) => event },
        actions: [
          { type: 'queueWrite', params: toWrite },
          {
            type: 'addUndoStep',
            params: ({ event: { write, inverse, toast } }) => ({
              back: inverse ? [inverse] : [],
              redo: [write],
              toast,
            }),
          },
        ],
      },
      { actions: { type: 'queueWrite', params: toWrite } },
    ],
    'write.caused': {
      actions: [
        { type: 'queueWrite', params: toWrite },
        sendTo('undo', ({ event: { write, inverse } }) => ({ type: 'change.extended', back: inverse, redo: write })),
      ],
    },
    'sheets.changed': { actions: sendTo('olderSheets', ({ event }) => event) },
    'olderSheets.requested': { actions: sendTo('olderSheets', ({ event }) => event) },
    'olderSheet.read': { actions: sendTo('olderSheets', ({ event }) => event) },
    'write.observed': { actions: { type: 'forwardWrite', params: toWrite } },
    'undo.decided': [
      {
        guard: { type: 'isImport', params: ({ event }) => ({ back: event.back }) },
        actions: sendTo('transfer', { type: 'import.undone' }),
      },
      {
        actions: { type: 'queueAndShow', params: ({ event: { back } }) => ({ writes: back === 'import' ? [] : back }) },
      },
    ],
    'redo.decided': { actions: { type: 'queueAndShow', params: ({ event }) => event } },
    'merge.decided': {
      actions: [
        { type: 'queueAndShow', params: ({ event }) => ({ writes: event.merged.writes }) },
        { type: 'discardReview', params: ({ event }) => ({ id: event.merged.review }) },
        sendToast(success('notice.sheetsMerged')),
      ],
    },
    'import.ended': {
      actions: { type: 'addUndoStep', params: ({ event }) => ({ back: 'import', redo: [], toast: event.toast }) },
    },
    'amounts.toggled': {
      actions: [
        assign({ amounts: ({ context }) => (context.amounts === 'hidden' ? 'shown' : 'hidden') }),
        { type: 'storeAmounts', params: ({ context: { amounts } }) => ({ amounts }) },
      ],
    },
    'provisionsView.chosen': { actions: assign({ provisionsView: ({ event }) => event.view }) },
    'amounts.observed': { actions: assign({ amounts: ({ event }) => event.amounts }) },
    'refresh.due': { actions: reloadEverything },
    // An import changes documents of all actors.
    'write.accepted': {
      guard: { type: 'isWriteOf', params: toWriteOf('account') },
      actions: [sendTo('transfer', (args) => ({ type: 'patch.accepted', id: patchIdOf(args) })), ...reloadEverything],
    },
    'write.replaced': { actions: sendToast(info('notice.writeReplaced')) },
    // The screen still shows the refused write, so the documents are read again.
    'write.refused': [
      {
        guard: { type: 'isWriteOf', params: toWriteOf('parameters') },
        actions: [showRefusedToast, 'reloadParameters'],
      },
      {
        guard: { type: 'isWriteOf', params: toWriteOf('account') },
        actions: [
          showRefusedToast,
          sendTo('transfer', (args) => ({ type: 'patch.refused', id: patchIdOf(args) })),
          ...reloadEverything,
        ],
      },
      { guard: { type: 'isWriteOf', params: toWriteOf('sheet') }, actions: [showRefusedToast, 'reloadSheets'] },
      { actions: [showRefusedToast, sendTo('sheets', ({ event }) => ({ type: 'write.refused', write: event.write }))] },
    ],
    'operations.used': {
      actions: sendTo('parameters', ({ event }) => ({ type: 'operations.used', names: event.names })),
    },
    'sheet.created': {
      actions: [
        {
          type: 'queueWrite',
          params: ({ event: { sheet, content } }) => ({ write: { kind: 'sheet.create', sheet, content } }),
        },
        sendTo('sheets', ({ event: { sheet, content } }) => ({ type: 'sheet.added', sheet, content })),
        {
          type: 'addUndoStep',
          params: ({ event: { sheet, content } }) => ({
            back: [{ kind: 'sheet.remove', sheetId: sheet.id }],
            redo: [{ kind: 'sheet.create', sheet, content }],
            toast: success('notice.sheetCreated'),
          }),
        },
      ],
    },
    'sheet.removed': {
      actions: [
        { type: 'queueWrite', params: ({ event }) => ({ write: { kind: 'sheet.remove', sheetId: event.sheet.id } }) },
        sendTo('sheets', ({ event }) => ({ type: 'sheet.removed', id: event.sheet.id })),
        {
          type: 'addUndoStep',
          params: ({ event: { sheet, content } }) => ({
            back: [{ kind: 'sheet.create', sheet, content }],
            redo: [{ kind: 'sheet.remove', sheetId: sheet.id }],
            toast: success('notice.sheetRemoved'),
          }),
        },
      ],
    },
    'sheet.replaced': {
      actions: [
        { type: 'queueAndShow', params: ({ event }) => ({ writes: replacementOf(event.removed, event.created) }) },
        {
          type: 'addUndoStep',
          params: ({ event: { removed, created } }) => ({
            back: replacementOf(created, removed),
            redo: replacementOf(removed, created),
            toast: success('notice.sheetCreated'),
          }),
        },
      ],
    },
  },
});
