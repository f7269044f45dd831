import { sendTo, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet.ts';
import type { Write } from '../../domain/writes.ts';
import { accountMachine } from '../account/account.machine.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { parametersMachine } from '../parameters/parameters.machine.ts';
import type { SessionReceiver } from '../session/session.events.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { sheetsMachine } from '../sheets/sheets.machine.ts';
import type { Toast } from '../toaster/toast.ts';
import { transferMachine } from '../transfer/transfer.machine.ts';
import type { DeletionSubject, LineReference, WorkspaceEvent } from './workspace.events.ts';

type WorkspaceInput = {
  readonly uid: string;
  readonly email: string;
  readonly environment: Environment;
  readonly session: SessionReceiver;
};

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
    };
  }>(),
  actors: {
    outbox: outboxMachine,
    sheets: sheetsMachine,
    parameters: parametersMachine,
    dialogs: dialogsMachine,
    account: accountMachine,
    transfer: transferMachine,
  },
  guards: {
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
    refreshSheet: sendTo('sheets', { type: 'sheet.refreshRequested' }),
    reloadSheets: sendTo('sheets', { type: 'sheets.reloaded' }),
    reloadParameters: sendTo('parameters', { type: 'parameters.reloadRequested' }),
    tellAccepted: sendTo('transfer', (_, params: { id: string }) => ({ type: 'patch.accepted' as const, ...params })),
    tellRefused: sendTo('transfer', (_, params: { id: string }) => ({ type: 'patch.refused' as const, ...params })),
    leave: sendTo(({ context }) => context.session, { type: 'accountDeletion.confirmed' }),
    notify: (_, _params: { toast: Toast }) => {},
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
