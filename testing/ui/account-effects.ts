import type { Identity } from '../../src/api/identity/identity.ts';
import type { IdentityFailure } from '../../src/domain/identity/identity.ts';
import { bind, type Effects } from '../../src/machines/shared/bind.ts';
import { transferMachine } from '../../src/machines/transfer/transfer.machine.ts';

type IdentityCalls = Pick<
  Identity,
  'changeEmail' | 'sendChangeLink' | 'changePassword' | 'signOutOthers' | 'reauthenticate' | 'deleteAccount'
>;

export type AccountEffects = IdentityCalls &
  Effects<typeof transferMachine> & {
    /** Whether the provider can end the sessions of other devices. */
    readonly endsSessions?: boolean;
  };

/** Rejects with a failure of the identity provider. */
export const refuse = (failure: IdentityFailure): Promise<never> =>
  Promise.reject(Object.assign(new Error(failure), { failure }));

/** Rejects an effect that the test does not expect. */
export const noEffect = () => Promise.reject(new Error('Unexpected effect.'));

const noEffects: AccountEffects = {
  changeEmail: noEffect,
  sendChangeLink: noEffect,
  changePassword: noEffect,
  signOutOthers: noEffect,
  reauthenticate: noEffect,
  deleteAccount: noEffect,
  loadLastImport: () => Promise.resolve(undefined),
  exportAccount: noEffect,
  repairDays: noEffect,
  readArchive: noEffect,
  storeLastImport: () => Promise.resolve(),
  forgetLastImport: () => Promise.resolve(),
};

/** The given effects. All other effects reject. */
export const accountEffects = (own: Partial<AccountEffects> = {}): AccountEffects => ({ ...noEffects, ...own });

/** The transfer chart with these effects. */
export const transferOf = (effects: AccountEffects) => {
  const { loadLastImport, exportAccount, repairDays, readArchive, storeLastImport, forgetLastImport } = effects;
  return bind(transferMachine, {
    loadLastImport,
    exportAccount,
    repairDays,
    readArchive,
    storeLastImport,
    forgetLastImport,
  });
};
