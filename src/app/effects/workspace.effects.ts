import { accountMachine } from '../../machines/account/account.machine.ts';
import { addingProvisionMachine } from '../../machines/adding-provision/adding-provision.machine.ts';
import { addingMachine } from '../../machines/adding/adding.machine.ts';
import { olderSheetsMachine, maxCachedSheets } from '../../machines/older-sheets/older-sheets.machine.ts';
import { onboardingMachine } from '../../machines/onboarding/onboarding.machine.ts';
import { editingMachine } from '../../machines/editing/editing.machine.ts';
import { outboxMachine } from '../../machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../../machines/parameters/parameters.machine.ts';
import { reauthenticationMachine } from '../../machines/reauthentication/reauthentication.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import { sheetMachine } from '../../machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../../machines/sheets/sheets.machine.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import { workspaceMachine } from '../../machines/workspace/workspace.machine.ts';
import { chooseTheme } from '../../ui/theme/theme-choice.ts';
import { createBudgetRepository } from '../services/budget-repository.ts';
import { loadShownSheet, removeShownSheet, saveShownSheet } from '../services/user-storage.ts';
import type { WorkspaceBindings } from './bindings.ts';
import { bindDialogs } from './dialogs.effects.ts';
import { prefetchSheets, restoreOlderSheets } from './older-sheets.effects.ts';
import { createOutboxEffects } from './outbox.effects.ts';
import { bindTransfer } from './transfer.effects.ts';

// With an empty id, the path would be the root of all accounts.
const ownerOf = (uid: string): string => {
  if (uid !== '') return uid;
  console.warn('Sheets were requested without a user.');
  throw new Error('Sheets were requested without a user.');
};

const outboxEffectsOf = ({ services, device, pending }: WorkspaceBindings) =>
  createOutboxEffects({
    device,
    data: services.data,
    pending,
    persistSession: async () => (await services.identity()).persistSession(),
  });

/** Binds the charts of a signed-in user's workspace. */
export function bindWorkspace(bindings: WorkspaceBindings, outboxEffects = outboxEffectsOf(bindings)) {
  const { services, device } = bindings;
  const { data } = services;
  const repository = createBudgetRepository(services, bindings.queue);
  const outbox = bind(outboxMachine, {
    ...outboxEffects,
    reachServer: ({ uid }, signal) => data.budget.loadParameters(uid, signal),
    sendWrite: async ({ record }, signal) => {
      // The edit is stored on the device: painting it comes before sending it.
      await device.afterPaint();
      return data.send(record, signal);
    },
  });

  return bind(workspaceMachine, {
    outbox,
    sheets: bind(sheetsMachine, {
      sheet: bind(sheetMachine, {
        restore: ({ uid, sheetId }) => repository.restoreContent(uid, sheetId),
        load: ({ uid, sheetId }, signal) => repository.loadContent(uid, sheetId, signal),
      }),
      restoreShown: (send, { uid }) => {
        const sheetId = loadShownSheet(uid);
        if (sheetId !== undefined) send({ type: 'shown.restored', sheetId });
        // After a sign-out in any tab, the next user begins with the newest sheet.
        return () => removeShownSheet(uid);
      },
      storeShown: ({ uid, sheetId }) => saveShownSheet(uid, sheetId),
      restore: ({ uid }) => repository.restoreSheets(uid),
      load: async ({ uid }, signal) => repository.loadSheets(ownerOf(uid), signal),
      createFirstSheet: ({ uid, sheet }, signal) => data.budget.createSheet(uid, sheet, signal),
    }),
    parameters: bind(parametersMachine, {
      restore: ({ uid }) => repository.restoreParameters(uid),
      load: ({ uid }, signal) => repository.loadParameters(uid, signal),
      showTheme: ({ dark }) => {
        if (dark !== undefined) chooseTheme(dark);
      },
    }),
    dialogs: bindDialogs(bindings, outboxEffects, repository),
    undo: bind(undoMachine, {
      restoreSteps: async ({ uid }) => data.undo.load(uid),
      storeSteps: ({ uid, steps }) => data.undo.save(uid, steps),
    }),
    adding: bind(addingMachine, {
      restoreDraft: (send, { uid, collection }) => {
        const fields = data.drafts.load(uid, collection, Date.now());
        if (fields) send({ type: 'draft.restored', fields });
      },
      storeDraft: ({ uid, collection, fields }) => data.drafts.save(uid, collection, fields, Date.now()),
    }),
    addingProvision: bind(addingProvisionMachine, {
      restoreDraft: (send, { uid }) => {
        const fields = data.drafts.loadProvision(uid, Date.now());
        if (fields) send({ type: 'draft.restored', fields });
      },
      storeDraft: ({ uid, fields }) => data.drafts.saveProvision(uid, fields, Date.now()),
    }),
    olderSheets: bind(olderSheetsMachine, {
      restoreOlderSheets: (send, input) => {
        const stopped = new AbortController();
        void restoreOlderSheets(repository, input, stopped.signal, send);
        return () => stopped.abort();
      },
    }),
    editing: bind(editingMachine, {
      restoreDrafts: (send, { uid }) => {
        send({ type: 'drafts.restored', drafts: data.drafts.loadLineDrafts(uid, Date.now()) });
      },
      storeDrafts: ({ uid, drafts }) => data.drafts.saveLineDrafts(uid, drafts, Date.now()),
    }),
    onboarding: bind(onboardingMachine, {
      watchDismissal: (send) => device.watchDismissal(() => send({ type: 'onboarding.dismissed' })),
      storeDismissal: () => device.storeDismissal(),
    }),
    account: bind(accountMachine, {
      reauthentication: bind(reauthenticationMachine, {
        reauthenticate: async (credentials) => (await services.identity()).reauthenticate(credentials),
      }),
      changeEmail: async ({ email }) => (await services.identity()).changeEmail(email),
      sendChangeLink: async ({ email }) => (await services.identity()).sendChangeLink(email),
      changePassword: async ({ password }) => (await services.identity()).changePassword(password),
      signOutOthers: async () => (await services.identity()).signOutOthers(),
    }),
    transfer: bindTransfer({ services, unanswered: repository.unanswered }),
    watchRefreshTriggers: (send) => device.watchRefreshTriggers(() => send({ type: 'refresh.due' })),
    watchAmounts: (send) => device.watchAmounts((amounts) => send({ type: 'amounts.observed', amounts })),
    storeAmounts: ({ amounts }) => device.storeAmounts(amounts),
    prefetchSheets: (send, { uid }) => {
      const stopped = new AbortController();
      const prefetch = async () => {
        await prefetchSheets(services, repository, uid, stopped.signal, (sheetId, content) =>
          send({ type: 'olderSheet.read', sheetId, content }),
        );
        send({ type: 'olderSheets.requested', count: maxCachedSheets });
      };
      const cancel = device.afterStartup(() => void prefetch());
      return () => {
        cancel();
        stopped.abort();
      };
    },
  });
}
