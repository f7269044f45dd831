import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Parameters } from '../../domain/parameters/parameters.ts';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { OutboxRecord, WriteOutcome } from '../../domain/sync/writes.ts';
import { outboxMachine } from '../../machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../../machines/parameters/parameters.machine.ts';
import { sheetMachine } from '../../machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../../machines/sheets/sheets.machine.ts';
import type { WorkspaceEvent } from '../../machines/workspace/workspace.events.ts';
import { workspaceMachine } from '../../machines/workspace/workspace.machine.ts';
import { chooseTheme } from '../../ui/theme/theme-choice.ts';
import type { Bindings } from './bindings.ts';
import { composeAccount } from './account.effects.ts';
import { composeDialogs } from './dialogs.effects.ts';
import { composeTransfer } from './transfer.effects.ts';
import { composeUndo } from './undo.effects.ts';
import { keepOffline } from './keep-offline.ts';
import { createKeptBudget } from '../services/budget-repository.ts';
import { createOutboxEffects } from './outbox.effects.ts';

type OfPerson = { readonly uid: string };
type OfSheet = OfPerson & { readonly sheetId: string };

// Without an owner the path would lead to the root of all accounts.
const ownerOf = (uid: string): string => {
  if (uid !== '') return uid;
  console.warn('Sheets were asked for without a user.');
  throw new Error('Sheets were asked for without a user.');
};

const outboxEffectsOf = ({ services, device, held }: Bindings) =>
  createOutboxEffects({
    device,
    data: services.data,
    held,
    keepSession: async () => (await services.identity()).keepSession(),
  });

/** The workspace's charts with every effect bound to a transport. */
export function composeWorkspace(bindings: Bindings, effects = outboxEffectsOf(bindings)) {
  const { services, device } = bindings;
  const kept = createKeptBudget(services, bindings.queue);

  const sheet = sheetMachine.provide({
    actors: {
      restoreContent: fromPromise<SheetContent | undefined, OfSheet>(({ input }) =>
        kept.restoreContent(input.uid, input.sheetId),
      ),
      loadContent: fromPromise<SheetContent, OfSheet>(({ input, signal }) =>
        kept.loadContent(input.uid, input.sheetId, signal),
      ),
    },
  });

  const sheets = sheetsMachine.provide({
    actors: {
      sheet,
      restoreSheetList: fromPromise<readonly Sheet[] | undefined, OfPerson>(({ input }) =>
        kept.restoreSheets(input.uid),
      ),
      loadSheetList: fromPromise<readonly Sheet[], OfPerson>(({ input, signal }) =>
        kept.loadSheets(ownerOf(input.uid), signal),
      ),
      createFirstSheet: fromPromise<void, OfPerson & { sheet: Sheet }>(async ({ input, signal }) =>
        services.data.budget.createSheet(input.uid, input.sheet, signal),
      ),
    },
  });

  const parameters = parametersMachine.provide({
    actions: {
      showTheme: (_, { dark }) => {
        if (dark !== undefined) chooseTheme(dark);
      },
    },
    actors: {
      restoreParameters: fromPromise<Parameters | undefined, OfPerson>(({ input }) =>
        kept.restoreParameters(input.uid),
      ),
      loadParameters: fromPromise<Parameters, OfPerson>(({ input, signal }) => kept.loadParameters(input.uid, signal)),
    },
  });

  const outbox = outboxMachine.provide({
    actions: effects.actions,
    actors: {
      ...effects.actors,
      reachServer: fromPromise<unknown, OfPerson>(async ({ input, signal }) =>
        services.data.budget.loadParameters(input.uid, signal),
      ),
      sendWrite: fromPromise<WriteOutcome, { record: OutboxRecord }>(async ({ input: { record }, signal }) => {
        // It is on the device already: the person sees it before the server does.
        await device.afterPaint();
        return services.data.send(record, signal);
      }),
    },
  });

  return workspaceMachine.provide({
    actors: {
      sheets,
      parameters,
      outbox,
      dialogs: composeDialogs(bindings, effects, kept),
      undo: composeUndo(services),
      account: composeAccount(services),
      transfer: composeTransfer({ services, pending: kept.pending }),
      watchReturns: fromCallback<EventObject, void>(({ sendBack }: { sendBack: (event: WorkspaceEvent) => void }) =>
        device.watchReturns(() => sendBack({ type: 'page.returned' })),
      ),
      keepOffline: fromCallback<EventObject, OfPerson>(({ input }) => {
        const stopped = new AbortController();
        const cancel = device.whenIdle(() => void keepOffline(services, kept, input.uid, stopped.signal));
        return () => {
          cancel();
          stopped.abort();
        };
      }),
    },
  });
}
