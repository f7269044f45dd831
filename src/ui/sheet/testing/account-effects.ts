import { fromPromise } from 'xstate';
import type { ExportFormat } from '../../../domain/archive/archive.ts';
import type { Credentials, IdentityFailure } from '../../../domain/identity/identity.ts';
import type { ImportPlans, LastImport } from '../../../domain/archive/import-plan.ts';
import { accountMachine } from '../../../machines/account/account.machine.ts';
import { reauthenticationMachine } from '../../../machines/reauthentication/reauthentication.machine.ts';
import type { ChosenFile } from '../../../machines/transfer/transfer.events.ts';
import { transferMachine } from '../../../machines/transfer/transfer.machine.ts';

/** What the charts of the account, and of its way out and in, ask of the world. */
export type AccountEffects = {
  readonly changeEmail: (email: string) => Promise<void>;
  readonly sendChangeLink: (email: string) => Promise<void>;
  readonly changePassword: (password: string) => Promise<void>;
  /** Whether the provider lets a person end sessions. */
  readonly endsSessions: boolean;
  readonly signOutOthers: () => Promise<void>;
  readonly reauthenticate: (credentials: Credentials) => Promise<void>;
  readonly loadLastImport: () => Promise<LastImport | undefined>;
  readonly exportAccount: (format: ExportFormat) => Promise<void>;
  readonly readArchive: (file: ChosenFile) => Promise<ImportPlans>;
  readonly keepLastImport: (kept: LastImport) => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
};

/** The answer of an identity provider that refuses. */
export const refuse = (failure: IdentityFailure): Promise<never> =>
  Promise.reject(Object.assign(new Error(failure), { failure }));

const noEffect = () => Promise.reject(new Error('This test gives no such effect.'));

const noEffects: AccountEffects = {
  changeEmail: noEffect,
  sendChangeLink: noEffect,
  changePassword: noEffect,
  endsSessions: true,
  signOutOthers: noEffect,
  reauthenticate: noEffect,
  loadLastImport: () => Promise.resolve(undefined),
  exportAccount: noEffect,
  readArchive: noEffect,
  keepLastImport: () => Promise.resolve(),
  deleteAccount: noEffect,
};

const effectsOf = (given: Partial<AccountEffects>): AccountEffects => ({ ...noEffects, ...given });

/** The chart of the account with the effects of a test. */
export function accountOf(given: Partial<AccountEffects>) {
  const { endsSessions, changeEmail, sendChangeLink, changePassword, signOutOthers, reauthenticate } = effectsOf(given);
  return accountMachine.provide({
    guards: { mayEndSessions: () => endsSessions },
    actors: {
      changeEmail: fromPromise<void, { readonly email: string }>(({ input }) => changeEmail(input.email)),
      sendChangeLink: fromPromise<void, { readonly email: string }>(({ input }) => sendChangeLink(input.email)),
      changePassword: fromPromise<void, { readonly password: string }>(({ input }) => changePassword(input.password)),
      signOutOthers: fromPromise<void, void>(signOutOthers),
      reauthentication: reauthenticationMachine.provide({
        actors: { reauthenticate: fromPromise<void, Credentials>(({ input }) => reauthenticate(input)) },
      }),
    },
  });
}

/** The chart of export and import with the effects of a test. */
export function transferOf(given: Partial<AccountEffects>) {
  const { loadLastImport, exportAccount, readArchive, keepLastImport } = effectsOf(given);
  return transferMachine.provide({
    actors: {
      loadLastImport: fromPromise<LastImport | undefined, { readonly uid: string }>(loadLastImport),
      exportAccount: fromPromise<void, { readonly uid: string; readonly format: ExportFormat }>(({ input }) =>
        exportAccount(input.format),
      ),
      readArchive: fromPromise<ImportPlans, { readonly uid: string; readonly file: ChosenFile }>(({ input }) =>
        readArchive(input.file),
      ),
      keepLastImport: fromPromise<void, { readonly uid: string; readonly kept: LastImport }>(({ input }) =>
        keepLastImport(input.kept),
      ),
      forgetLastImport: fromPromise<void, { readonly uid: string }>(() => Promise.resolve()),
    },
  });
}

/** The end of the account with the effect of a test. */
export const deletionOf = (given: Partial<AccountEffects>) =>
  fromPromise<void, { readonly uid: string }>(effectsOf(given).deleteAccount);
