import { enqueueActions, sendTo, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { accountMachine } from '../account/account.machine.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { parametersMachine } from '../parameters/parameters.machine.ts';
import type { SessionReceiver } from '../session/session.events.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { sheetsMachine } from '../sheets/sheets.machine.ts';
import { success, type Toast } from '../toaster/toast.ts';
import { undoMachine } from '../undo/undo.machine.ts';
import { notProvidedSource } from '../shared/effects.ts';
import type { Departure } from '../../domain/identity/sign-out.ts';
import { restoredSheet, type UndoStep } from '../../domain/sync/undo.ts';
import { transferMachine } from '../transfer/transfer.machine.ts';
import type { DeletionSubject, LineReference, WorkspaceEvent } from './workspace.events.ts';

type WorkspaceInput = {
  readonly uid: string;
  readonly email: string;
  readonly environment: Environment;
  readonly session: SessionReceiver;
};

type Change = { readonly back: UndoStep['back']; readonly told: Toast | undefined };

const removalOf = ({ collection, id }: LineReference): SheetEdit =>
  collection === 'provisions' ? { type: 'provision.removed', id } : { type: 'entry.removed', collection, id };

/** What the chart of the workspace is made of, and how it passes on what its parts tell. */
export const workspaceSetup = setup({
  types: typed<{
    input: WorkspaceInput;
    context: WorkspaceInput;
    events: WorkspaceEvent;
    children: {
      outbox: 'outbox';
      sheets: 'sheets';
      parameters: 'parameters';
      dialogs: 'dialogs';
      account: 'account';
      transfer: 'transfer';
      undo: 'undo';
    };
  }>(),
  actors: {
    watchReturns: notProvidedSource<void>('watchReturns'),
    keepOffline: notProvidedSource<{ readonly uid: string }>('keepOffline'),
    undo: undoMachine,
    outbox: outboxMachine,
    sheets: sheetsMachine,
    parameters: parametersMachine,
    dialogs: dialogsMachine,
    account: accountMachine,
    transfer: transferMachine,
  },
  guards: {
    isImport: (_, params: { back: UndoStep['back'] }) => params.back === 'import',
    canBeUndone: (_, params: { inverse?: Write | undefined }) => params.inverse !== undefined,
    concerns: (_, params: { write: Write; part: 'account' | 'parameters' | 'sheet' }) =>
      params.write.kind.startsWith(`${params.part}.`),
    isAbout: (_, params: { subject: DeletionSubject; collection: DeletionSubject['collection'] }) =>
      params.subject.collection === params.collection,
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
    removeOperation: sendTo('parameters', (_, params: { name: string }) => ({
      type: 'operation.removed' as const,
      name: params.name,
    })),
    removeCategory: sendTo('parameters', (_, params: { name: string }) => ({
      type: 'category.removed' as const,
      name: params.name,
    })),
    edit: sendTo('sheets', (_, params: { edit: SheetEdit }) => ({ type: 'edit.requested' as const, ...params })),
    addSheet: sendTo('sheets', (_, params: { sheet: Sheet; content: SheetContent }) => ({
      type: 'sheet.added' as const,
      ...params,
    })),
    removeSheet: sendTo('sheets', (_, params: { id: string }) => ({ type: 'sheet.removed' as const, ...params })),
    // Every part takes from it what concerns it.
    observe: enqueueActions(({ enqueue }, { write }: { write: Write }) => {
      enqueue.sendTo('sheets', { type: 'write.observed', write });
      enqueue.sendTo('parameters', { type: 'write.observed', write });
    }),
    rememberChange: sendTo('undo', (_, { back, told }: Change) => ({ type: 'change.made' as const, back, told })),
    // None of the parts has made them: each shows what concerns it.
    apply: enqueueActions(({ enqueue }, { writes }: { writes: readonly Write[] }) => {
      for (const write of writes) {
        enqueue.sendTo('outbox', { type: 'write.requested', write });
        if (write.kind === 'sheet.create') {
          enqueue.sendTo('sheets', { type: 'sheet.added', sheet: write.sheet, content: write.content });
        } else {
          enqueue.sendTo('sheets', { type: 'write.observed', write });
          enqueue.sendTo('parameters', { type: 'write.observed', write });
        }
      }
    }),
    undoImport: sendTo('transfer', { type: 'import.undone' }),
    settleReview: enqueueActions(({ enqueue }, { id }: { id: string | undefined }) => {
      if (id !== undefined) enqueue.sendTo('outbox', { type: 'review.discarded', id });
    }),
    askDeparture: sendTo('dialogs', { type: 'departure.requested' }),
    refreshSheet: sendTo('sheets', { type: 'sheet.refreshRequested' }),
    forwardRefusal: sendTo('sheets', (_, params: { write: Write }) => ({ type: 'write.refused' as const, ...params })),
    reloadSheets: sendTo('sheets', { type: 'sheets.reloaded' }),
    reloadParameters: sendTo('parameters', { type: 'parameters.reloadRequested' }),
    tellAccepted: sendTo('transfer', (_, params: { id: string }) => ({ type: 'patch.accepted' as const, ...params })),
    tellRefused: sendTo('transfer', (_, params: { id: string }) => ({ type: 'patch.refused' as const, ...params })),
    leave: sendTo(({ context }) => context.session, { type: 'accountDeletion.confirmed' }),
    depart: sendTo(
      ({ context }) => context.session,
      (_, params: { departure: Departure }) => ({ type: 'departure.decided' as const, ...params }),
    ),
  },
});

/** What the deletion of a line asks of its sheet; the other subjects are the parameters' own. */
export const lineRemoval = ({ event: { subject } }: { event: { subject: DeletionSubject } }) => {
  if (!('id' in subject)) throw new Error('Only a line has an id.');
  return { edit: removalOf(subject) };
};

/** The patch of an account that a write carries. */
export const patchOf = ({ event: { write } }: { event: { write: Write } }) => {
  if (write.kind !== 'account.patch') throw new Error('Only an import or its way back is a patch.');
  return { id: write.id };
};

/** What takes a removed sheet back. */
export const sheetAgain = ({
  context,
  event: { sheet, content },
}: {
  context: WorkspaceInput;
  event: { sheet: Sheet; content: SheetContent };
}): Change => ({
  back: [restoredSheet(sheet, content, context.environment.createId)],
  told: success('notice.sheetRemoved'),
});

/** The writes that take something back. */
export const writesOf = ({ event: { back } }: { event: { back: UndoStep['back'] } }) => ({
  writes: back === 'import' ? [] : back,
});
