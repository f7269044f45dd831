import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { User } from '../../../domain/identity/identity.ts';
import { defaultParameters, type Parameters } from '../../../domain/parameters/parameters.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../../domain/sheet/sheet.ts';
import type { StoredRecords } from '../../../domain/sync/unreadable-record.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../../../domain/sync/writes.ts';
import { type AppRef, appMachine } from '../../../machines/app/app.machine.ts';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine.ts';
import { newSheetMachine } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { outboxMachine } from '../../../machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../../../machines/parameters/parameters.machine.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Environment } from '../../../machines/shared/environment.ts';
import { sheetMachine } from '../../../machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../../../machines/sheets/sheets.machine.ts';
import { workspaceMachine } from '../../../machines/workspace/workspace.machine.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { type AccountEffects, accountOf, deletionOf, transferOf } from './account-effects.ts';
import { noInstallation } from '../../shell/testing/no-installation.ts';
import { signOutsThatAre } from '../../shell/testing/sign-outs-chart.ts';

export type Data = {
  readonly sheets?: readonly Sheet[];
  readonly content?: Partial<SheetContent>;
  readonly parameters?: Partial<Parameters>;
  /** What the list of sheets waits for, call by call. */
  readonly sheetList?: (() => Promise<void>)[];
  /** What the parameters wait for. */
  readonly loadParameters?: () => Promise<void>;
  readonly onWrite?: (write: Write) => void;
  /** The server's answer to a write. */
  readonly send?: () => Promise<WriteOutcome>;
  /** What the content of a sheet waits for. */
  readonly load?: () => Promise<void>;
  /** What the dialog of a new sheet waits for where another sheet is the newest. */
  readonly loadNewest?: () => Promise<void>;
  readonly account?: Partial<AccountEffects>;
  /** What the device has stored for the server. */
  readonly stored?: StoredRecords;
};

const nothingStored: StoredRecords = { records: [], unreadable: [] };

export const aSheet: Sheet = {
  id: 'sheet-1',
  date: toSheetDate(2026, 11, 1),
  datePicker: 0,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};

const user: User = { uid: 'user-1', email: 'camille@example.org', emailVerified: true, displayName: 'Camille' };

const environment = (): Environment => {
  let count = 0;
  return {
    createId: () => `id-${(count += 1)}`,
    random: () => 0.5,
    today: () => aSheet.date,
    now: () => 0,
  };
};

const accept = () => Promise.resolve<WriteOutcome>('accepted');

const dialogsOf = ({ content, loadNewest }: Data) =>
  dialogsMachine.provide({
    actors: {
      newSheet: newSheetMachine.provide({
        actors: {
          loadContent: fromPromise(async () => {
            await loadNewest?.();
            return { ...emptyContent, ...content };
          }),
        },
      }),
    },
  });

const workspaceOf = (data: Data) => {
  const {
    sheets = [aSheet],
    sheetList = [],
    content,
    parameters,
    onWrite,
    send = accept,
    load,
    loadParameters,
    account = {},
  } = data;
  const { stored = nothingStored } = data;
  return workspaceMachine.provide({
    actors: {
      watchReturns: fromCallback(() => {}),
      keepOffline: fromCallback(() => {}),
      dialogs: dialogsOf(data),
      account: accountOf(account),
      transfer: transferOf(account),
      sheets: sheetsMachine.provide({
        actors: {
          loadSheetList: fromPromise(async () => {
            await sheetList.shift()?.();
            return sheets;
          }),
          sheet: sheetMachine.provide({
            actors: {
              loadContent: fromPromise(async () => {
                await load?.();
                return { ...emptyContent, ...content };
              }),
            },
          }),
        },
      }),
      parameters: parametersMachine.provide({
        actors: {
          loadParameters: fromPromise(async () => {
            await loadParameters?.();
            return { ...defaultParameters, ...parameters };
          }),
        },
      }),
      outbox: outboxMachine.provide({
        actors: {
          watchNetwork: fromCallback(() => {}),
          watchTabs: fromCallback(({ sendBack }) => {
            sendBack({ type: 'turn.granted' });
          }),
          restoreQueue: fromPromise<StoredRecords, { readonly uid: string }>(() => Promise.resolve(stored)),
          sendWrite: fromPromise<WriteOutcome, { readonly record: OutboxRecord }>(({ input }) => {
            onWrite?.(input.record.write);
            return send();
          }),
        },
      }),
    },
  });
};

/** The app's own charts, signed in, over data in memory. */
export const startSignedIn = (data: Data): AppRef => {
  const session = sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback(({ sendBack }) => {
        sendBack({ type: 'identity.changed', user });
      }),
      signOuts: signOutsThatAre('ended'),
      workspace: workspaceOf(data),
      deleteAccount: deletionOf(data.account ?? {}),
    },
  });
  const app = createActor(appMachine.provide({ actors: { session, install: noInstallation } }), {
    input: { environment: environment(), link: undefined },
    // Time stands still: what the app tells stays on the page, however long a busy machine takes.
    clock: new SimulatedClock(),
  });
  return app.start();
};
