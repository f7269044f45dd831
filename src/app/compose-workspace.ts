import { fromPromise } from 'xstate';
import type { Budget } from '../api/budget/budget.ts';
import { contentAfter, parametersAfter, sheetsAfter } from '../domain/overlay.ts';
import type { Parameters } from '../domain/parameters.ts';
import { merge } from '../domain/queue.ts';
import type { Sheet, SheetContent } from '../domain/sheet.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../domain/writes.ts';
import { dialogsMachine } from '../machines/dialogs/dialogs.machine.ts';
import { newSheetMachine } from '../machines/new-sheet/new-sheet.machine.ts';
import { outboxMachine } from '../machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../machines/parameters/parameters.machine.ts';
import { sheetMachine } from '../machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../machines/sheets/sheets.machine.ts';
import type { Toast } from '../machines/toaster/toast.ts';
import { workspaceMachine } from '../machines/workspace/workspace.machine.ts';
import { chooseTheme } from '../ui/theme/theme-mode-storage.ts';
import { composeAccount } from './compose-account.ts';
import { composeTransfer } from './compose-transfer.ts';
import type { OutboxEffects } from './outbox-effects.ts';
import type { Services } from './services.ts';

export type Bindings = {
  readonly services: Services;
  /** This tab's records that the server has not answered for yet, oldest first. */
  readonly queue: () => readonly OutboxRecord[];
  readonly notify: (toast: Toast) => void;
  readonly effects: OutboxEffects;
};

// Without an owner the path would lead to the root of all accounts.
const ownerOf = (uid: string): string => {
  if (uid !== '') return uid;
  console.warn('Sheets were asked for without a user.');
  throw new Error('Sheets were asked for without a user.');
};

/** The workspace's charts with every effect bound to a transport. */
export function composeWorkspace({ services, queue, notify, effects }: Bindings) {
  const actions = { notify: (_: unknown, params: { toast: Toast }) => notify(params.toast) };

  // This tab's records, and those that it or another tab has stored.
  async function pendingRecords(uid: string): Promise<readonly OutboxRecord[]> {
    const { store } = await services.data();
    return merge(queue(), await store.list(uid).catch(() => []));
  }

  // What is still on its way while data is read may or may not be in the answer: applied again, it surely is.
  async function withPendingWrites<T>(
    uid: string,
    load: (budget: Budget) => Promise<T>,
    apply: (loaded: T, write: Write) => T,
  ): Promise<T> {
    const { budget } = await services.data();
    const [before, loaded] = await Promise.all([pendingRecords(uid), load(budget)]);
    const records = merge(before, await pendingRecords(uid));
    return records.reduce<T>((result, { write }) => apply(result, write), loaded);
  }

  const loadContent = fromPromise<SheetContent, { uid: string; sheetId: string }>(({ input, signal }) =>
    withPendingWrites(
      input.uid,
      (budget) => budget.loadContent(input.uid, input.sheetId, signal),
      (content, write) => contentAfter(content, input.sheetId, write),
    ),
  );

  const sheet = sheetMachine.provide({ actions, actors: { loadContent } });

  const dialogs = dialogsMachine.provide({
    actors: { newSheet: newSheetMachine.provide({ actions, actors: { loadContent } }) },
  });

  const sheets = sheetsMachine.provide({
    actions,
    actors: {
      sheet,
      loadSheetList: fromPromise<readonly Sheet[], { uid: string }>(({ input, signal }) =>
        withPendingWrites<readonly Sheet[]>(
          input.uid,
          (budget) => budget.loadSheets(ownerOf(input.uid), signal),
          sheetsAfter,
        ),
      ),
      createFirstSheet: fromPromise<void, { uid: string; sheet: Sheet }>(async ({ input, signal }) =>
        (await services.data()).budget.createSheet(input.uid, input.sheet, signal),
      ),
    },
  });

  const parameters = parametersMachine.provide({
    actions: {
      ...actions,
      showTheme: (_, { dark }) => {
        if (dark !== undefined) chooseTheme(dark);
      },
    },
    actors: {
      loadParameters: fromPromise<Parameters, { uid: string }>(({ input, signal }) =>
        withPendingWrites(input.uid, (budget) => budget.loadParameters(input.uid, signal), parametersAfter),
      ),
    },
  });

  const outbox = outboxMachine.provide({
    actions: effects.actions,
    actors: {
      ...effects.actors,
      sendWrite: fromPromise<WriteOutcome, { record: OutboxRecord }>(async ({ input: { record }, signal }) =>
        (await services.data()).send(record, signal),
      ),
    },
  });

  return workspaceMachine.provide({
    actions,
    actors: {
      sheets,
      parameters,
      outbox,
      dialogs,
      account: composeAccount(services, notify),
      transfer: composeTransfer({ services, notify, pending: pendingRecords }),
    },
  });
}
