import { type Budget, createBudget } from '../../api/budget/budget.ts';
import type { OutboxRecord, WriteOutcome } from '../../domain/sync/writes.ts';
import type { DeviceServices } from './device-services.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import { type UndoStore, undoStore } from './undo-store.ts';

/** The services of a signed-in user: those of the device, and what reads, sends and edits a budget. */
export type DataServices = DeviceServices & {
  readonly budget: Budget;
  readonly send: (record: OutboxRecord, signal: AbortSignal) => Promise<WriteOutcome>;
  readonly undo: UndoStore;
  readonly drafts: DraftStore;
};

// Lazy: many visits only read.
const sender = () => import('../../api/budget/send/send-record.ts');

export const createDataServices = (device: DeviceServices): DataServices => {
  const { documents, tombstones } = device;
  return {
    ...device,
    budget: createBudget(documents, tombstones),
    send: async (record, signal) => {
      const { createSender } = await sender();
      return createSender({ documents, tombstones, now: () => Date.now() })(record, signal);
    },
    undo: undoStore,
    drafts: draftStore,
  };
};
