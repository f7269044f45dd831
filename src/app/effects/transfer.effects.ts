import { bind } from '../../machines/shared/bind.ts';
import { transferMachine } from '../../machines/transfer/transfer.machine.ts';
import type { TransferBindings } from './account-transfer.ts';

// Lazy: few visits export or import.
const transfer = () => import('./account-transfer.ts');

export function bindTransfer(bindings: TransferBindings) {
  const { imports } = bindings.services.data;
  return bind(transferMachine, {
    exportAccount: async (input, signal) => (await transfer()).exportAccount(bindings, input, signal),
    repairDays: async (input, signal) => (await transfer()).repairDays(bindings, input, signal),
    readArchive: async (input, signal) => (await transfer()).readArchive(bindings, input, signal),
    loadLastImport: async ({ uid }) => imports.load(uid),
    storeLastImport: async ({ uid, lastImport }) => imports.save(uid, lastImport),
    forgetLastImport: async ({ uid }) => imports.remove(uid),
  });
}
