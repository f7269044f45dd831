import type { i18n as I18n } from 'i18next';
import { createActor } from 'xstate';
import { sendWrite } from '../../src/api/budget/send/send-write.ts';
import { createMemoryDocuments } from '../../src/api/memory/memory-database.ts';
import { storeLastUser } from '../../src/api/storage/last-user.ts';
import { bindInstall } from '../../src/app/effects/install.effects.ts';
import { bindSession } from '../../src/app/effects/session.effects.ts';
import { createSignOuts } from '../../src/app/services/sign-outs.ts';
import { createDeviceServices } from '../../src/app/services/device-services.ts';
import { deviceEnvironment } from '../../src/app/services/environment.ts';
import type { SessionServices } from '../../src/app/services/services.ts';
import { loadSignedIn } from '../../src/app/routes/signed-in.tsx';
import { whenFirstSheetReady } from '../../src/app/startup/first-page.ts';
import { firstDayOf, monthOf } from '../../src/domain/sheet/month.ts';
import type { Entry, Sheet, SheetContent } from '../../src/domain/sheet/sheet.ts';
import { sheetDateOf } from '../../src/domain/sheet/sheet-date.ts';
import { type AppRef, appMachine } from '../../src/machines/app/app.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';

const user = { uid: 'user', email: 'user@budget.example' };

// Dated this month, so that a build on any day collects the styles of a current sheet.
const sheet: Sheet = {
  id: 'sheet',
  date: firstDayOf(monthOf(sheetDateOf(new Date()))),
  order: 0,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};

const entry: Entry = { id: 'entry', name: 'Entry', day: 1, value: 20, debit: true, paid: false, copy: '' };

const content: SheetContent = {
  in: [{ ...entry, debit: false, value: 2000 }],
  moneySaving: [{ ...entry, value: 100 }],
  outDay: [entry],
  outMonth: [{ ...entry, value: 700, day: 5 }],
  provisions: [
    {
      id: 'provision',
      name: 'Provision',
      periodicity: '',
      price: 120,
      start: '',
      monthlyPayment: 10,
      numberMonthlyPayments: 0,
      deductions: '',
    },
  ],
};

const noRecords = () => [];
const notCalled = (name: string) => () => Promise.reject(new Error(`The prerendered page needs no ${name}.`));

/**
 * Starts the app for a returning user, with a sheet that has a line in each collection. The documents are in memory. The app does not
 * call the identity provider: the session trusts the stored user until the first paint, which does not happen in Node.
 */
export async function startForReturningUser(i18n: I18n): Promise<AppRef> {
  const documents = createMemoryDocuments();
  const { signal } = new AbortController();
  await sendWrite(documents, user.uid, { kind: 'sheet.create', sheet, content }, signal);
  storeLastUser(user);
  const config = { apiKey: 'embedded', projectId: 'memory', origin: undefined, documentsRoot: '' };
  const data = { ...createDeviceServices(config, notCalled('token')), documents };
  const services: SessionServices = {
    endsSessions: true,
    afterFirstPaint: new Promise(() => {}),
    identity: notCalled('identity provider'),
    texts: async () => i18n,
    data,
    signOuts: createSignOuts({ data, origin: undefined, refreshTokenOf: () => undefined, now: () => Date.now() }),
  };
  const environment = deviceEnvironment(services.endsSessions);
  const machine = bind(appMachine, {
    session: bindSession({ services, queue: noRecords, pending: noRecords }, environment, loadSignedIn),
    install: bindInstall(window, { load: notCalled('service worker'), afterStartup: () => () => {} }),
    loadEmailAction: notCalled('link of a mail'),
  });
  const app = createActor(machine, { input: { environment, link: undefined } });
  app.start();
  await whenFirstSheetReady(app);
  return app;
}
