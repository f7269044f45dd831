import { createBudget } from '../../api/budget/budget.ts';
import type { DataServices, DeviceServices } from './device-services.ts';
import { draftStore } from './draft-store.ts';
import { undoStore } from './undo-store.ts';

// Many visits only read.
const sender = () => import('../../api/budget/send/send-record.ts');

/** Adds to the services of the device what reads and sends a budget: it comes with the chunk of a signed-in person. */
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
