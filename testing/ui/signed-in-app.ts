import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { bindWorkspace } from '../../src/app/effects/workspace.effects.ts';
import type { DataServices } from '../../src/app/services/data-services.ts';
import { browserDevice, type Device } from '../../src/app/services/device.ts';
import { outboxOf } from '../../src/app/startup/create-app.ts';
import { emptyCache, fakeData, idleDevice, memoryStore } from '../app/fake-data.ts';
import type { EntryFields } from '../../src/domain/forms/entry-draft.ts';
import type { NewProvisionFields } from '../../src/domain/forms/new-provision.ts';
import type { LineDraft } from '../../src/domain/forms/line-draft.ts';
import type { User } from '../../src/domain/identity/identity.ts';
import { defaultParameters, type Parameters } from '../../src/domain/parameters/parameters.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import type { StoredRecords, Write, WriteOutcome } from '../../src/domain/sync/writes.ts';
import { type AppRef, appMachine } from '../../src/machines/app/app.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';
import type { Environment } from '../../src/machines/shared/environment.ts';
import { noInstallation } from './no-installation.ts';
import { fakeSession } from './fake-session.ts';
import { type AccountEffects, accountEffects, transferOf } from './account-effects.ts';

export type Data = {
  readonly sheets?: readonly Sheet[];
  readonly content?: Partial<SheetContent>;
  readonly parameters?: Partial<Parameters>;
  /** Delays each call that loads the list of sheets. */
  readonly sheetList?: (() => Promise<void>)[];
  readonly loadParameters?: () => Promise<void>;
  readonly onWrite?: (write: Write) => void;
  readonly send?: () => Promise<WriteOutcome>;
  readonly load?: () => Promise<void>;
  /** Delays the newest sheet in the dialog of a new sheet. */
  readonly loadNewest?: () => Promise<void>;
  readonly account?: Partial<AccountEffects>;
  readonly append?: () => Promise<void>;
  /** The cached lines, by sheet id. */
  readonly cached?: Readonly<Record<string, SheetContent>>;
  readonly draft?: EntryFields;
  readonly provisionDraft?: NewProvisionFields;
  readonly lineDrafts?: readonly LineDraft[];
  /** Whether the device shows the onboarding. */
  readonly hasOnboarding?: boolean;
  readonly stored?: StoredRecords;
};

const { watchAmounts, storeAmounts, watchDismissal, storeDismissal } = browserDevice;

const nothingStored: StoredRecords = { records: [], unreadable: [] };

export const aSheet: Sheet = {
  id: 'sheet-1',
  date: toSheetDate(2026, 11, 1),
  order: 0,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};

const user: User = { uid: 'user-1', email: 'camille@example.org', emailVerified: true, displayName: 'Camille' };

const environment = (endsSessions: boolean): Environment => {
  let count = 0;
  return {
    createId: () => `id-${(count += 1)}`,
    endsSessions,
    random: () => 0.5,
    today: () => aSheet.date,
    now: () => 0,
  };
};

const noEmailAction = () => Promise.reject(new Error('The page was not opened by a link.'));
const accept = () => Promise.resolve<WriteOutcome>('accepted');

/** A browser with a single tab, which has the sender lock. The onboarding is dismissed. */
export const oneTab: Device = {
  ...idleDevice,
  acquireSenderLock: async (_name, _signal, acquired) => acquired(),
  watchAmounts,
  storeAmounts,
  watchDismissal: (onChange) => {
    onChange();
    return () => {};
  },
};

const dataOf = (data: Data): DataServices => {
  const {
    sheets = [aSheet],
    sheetList = [],
    content,
    parameters,
    onWrite,
    send = accept,
    stored = nothingStored,
    draft,
    lineDrafts = [],
  } = data;
  const { store } = memoryStore(...stored.records, ...stored.unreadable);
  let hasShown = false;
  return fakeData({
    cache: { ...emptyCache, content: async (_uid, sheetId) => data.cached?.[sheetId] },
    store: {
      ...store,
      append: async (record) => {
        // The device stores records in order.
        if (data.append) await data.append();
        await store.append(record);
      },
    },
    undo: { load: () => [], save: () => {} },
    drafts: {
      load: (_uid, collection) => (collection === 'outDay' ? draft : undefined),
      save: () => {},
      loadProvision: () => data.provisionDraft,
      saveProvision: () => {},
      loadLineDrafts: () => lineDrafts,
      saveLineDrafts: () => {},
    },
    budget: {
      loadSheets: async () => {
        await sheetList.shift()?.();
        return sheets;
      },
      loadContent: async (_uid, sheetId) => {
        // The page loads the sheet first. A later load of the newest sheet is for the dialog of a new sheet.
        await (hasShown && sheetId === sheets[0]?.id ? data.loadNewest : data.load)?.();
        hasShown = true;
        return { ...emptyContent, ...content };
      },
      loadParameters: async () => {
        await data.loadParameters?.();
        return { ...defaultParameters, ...parameters };
      },
    },
    send: ({ write }) => {
      onWrite?.(write);
      return send();
    },
  });
};

/** The workspace actor; undefined while signed out. */
export const workspaceOf = (app: AppRef) => app.getSnapshot().children.session?.getSnapshot().context.workspace;

/** Starts the real charts with a signed-in user and data in memory. Only `clock` advances time. */
export const startSignedIn = (data: Data): { readonly app: AppRef; readonly clock: SimulatedClock } => {
  const memory = dataOf(data);
  const account = accountEffects(data.account);
  const { endsSessions = true } = account;
  const session = fakeSession({
    user,
    identity: account,
    environment: environment(endsSessions),
    data: memory,
    queue: () => outboxOf(app)?.queue ?? [],
    pending: () => {
      const { queue = [], reviews = [] } = outboxOf(app) ?? {};
      return [...queue, ...reviews];
    },
    loadModules: async () => ({
      bindWorkspace: (bindings) => bindWorkspace(bindings).provide({ actors: { transfer: transferOf(account) } }),
      browserDevice: data.hasOnboarding ? { ...oneTab, watchDismissal, storeDismissal } : oneTab,
      createDataServices: () => memory,
    }),
  }).provide({ actors: { deleteAccount: fromPromise<void, { readonly uid: string }>(account.deleteAccount) } });
  // The clock is stopped, so that toasts stay on the page.
  const clock = new SimulatedClock();
  const app: AppRef = createActor(
    bind(appMachine, { session, install: noInstallation, loadEmailAction: noEmailAction }),
    {
      input: { environment: environment(endsSessions), link: undefined },
      clock,
    },
  );
  app.start();
  return { app, clock };
};
