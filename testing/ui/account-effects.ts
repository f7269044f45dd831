import type { Identity } from '../../src/api/identity/identity.ts';
import type { IdentityFailure } from '../../src/domain/identity/identity.ts';
import { bind, type Effects } from '../../src/machines/shared/bind.ts';
import { transferMachine } from '../../src/machines/transfer/transfer.machine.ts';

type IdentityCalls = Pick<
  Identity,
  'changeEmail' | 'sendChangeLink' | 'changePassword' | 'signOutOthers' | 'reauthenticate' | 'deleteAccount'
>;

/** What the charts of the account, and of its way out and in, ask of the world. */
export type AccountEffects = IdentityCalls &
  Effects<typeof transferMachine> & {
    /** Whether the provider lets a person end sessions. */
    readonly endsSessions?: boolean;
  };

/** The answer of an identity provider that refuses. */
export const refuse = (failure: IdentityFailure): Promise<never> =>
  Promise.reject(Object.assign(new Error(failure), { failure }));

/** An effect that a test does not expect. */
export const noEffect = () => Promise.reject(new Error('This test gives no such effect.'));

const noEffects: AccountEffects = {
  changeEmail: noEffect,
  sendChangeLink: noEffect,
  changePassword: noEffect,
  signOutOthers: noEffect,
  reauthenticate: noEffect,
  deleteAccount: noEffect,
  loadLastImport: () => Promise.resolve(undefined),
  exportAccount: noEffect,
  mendDays: noEffect,
  readArchive: noEffect,
  storeLastImport: () => Promise.resolve(),
  forgetLastImport: () => Promise.resolve(),
};

/** The effects of a test; what it does not name fails. */
export const accountEffects = (own: Partial<AccountEffects> = {}): AccountEffects => ({ ...noEffects, ...own });

/** The chart of export and import with the effects of a test. */
export const transferOf = (effects: AccountEffects) => {
  const { loadLastImport, exportAccount, mendDays, readArchive, storeLastImport, forgetLastImport } = effects;
  return bind(transferMachine, {
    loadLastImport,
    exportAccount,
    mendDays,
    readArchive,
    storeLastImport,
    forgetLastImport,
  });
};
