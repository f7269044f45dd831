import { fromPromise } from 'xstate';
import { sendWrite } from '../api/budget/send-write.ts';
import { contentAfter, parametersAfter, sheetsAfter } from '../domain/overlay.ts';
import type { Parameters } from '../domain/parameters.ts';
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
import { networkSource } from './network-source.ts';
import { createOutboxEffects } from './outbox-effects.ts';
import type { Services } from './services.ts';

export type Bindings = {
  readonly services: Services;
  /** The writes that the server has not answered for yet, oldest first. */
  readonly pendingWrites: () => readonly Write[];
  readonly notify: (toast: Toast) => void;
};

/** The workspace's charts with every effect bound to a transport. */
export function composeWorkspace({ services: { budget, documents, store }, pendingWrites, notify }: Bindings) {
  const actions = { notify: (_: unknown, params: { toast: Toast }) => notify(params.toast) };

  // What is still on its way when the list is read may or may not be in it: applied again, it surely is.
  async function withPendingWrites<T>(load: () => Promise<T>, apply: (loaded: T, write: Write) => T): Promise<T> {
    const before = pendingWrites();
    const loaded = await load();
    return [...new Set([...before, ...pendingWrites()])].reduce(apply, loaded);
  }

  const loadContent = fromPromise<SheetContent, { uid: string; sheetId: string }>(({ input, signal }) =>
    withPendingWrites(
      () => budget.loadContent(input.uid, input.sheetId, signal),
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
        withPendingWrites<readonly Sheet[]>(() => budget.loadSheets(input.uid, signal), sheetsAfter),
      ),
      createFirstSheet: fromPromise<void, { uid: string; sheet: Sheet }>(({ input, signal }) =>
        budget.createSheet(input.uid, input.sheet, signal),
      ),
    },
  });

  const parameters = parametersMachine.provide({
    actions,
    actors: {
      loadParameters: fromPromise<Parameters, { uid: string }>(({ input, signal }) =>
        withPendingWrites(() => budget.loadParameters(input.uid, signal), parametersAfter),
      ),
    },
  });

  const effects = createOutboxEffects(store, notify);
  const outbox = outboxMachine.provide({
    actions: effects.actions,
    actors: {
      ...effects.actors,
      watchNetwork: networkSource,
      sendWrite: fromPromise<WriteOutcome, { record: OutboxRecord }>(({ input: { record }, signal }) =>
        sendWrite(documents, record.uid, record.write, signal),
      ),
    },
  });

  return workspaceMachine.provide({ actions, actors: { sheets, parameters, outbox, dialogs } });
}
