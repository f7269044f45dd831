import { createBudget } from '../../api/budget/budget.ts';
import { createSender } from '../../api/budget/send/send-record.ts';
import type { DataServices, DeviceServices } from './data-services.ts';
import { draftStore } from './draft-store.ts';
import { undoStore } from './undo-store.ts';

/** Adds to the services of the device what reads and sends a budget: it comes with the chunk of a signed-in person. */
export const createDataServices = (device: DeviceServices): DataServices => {
  const { documents, tombstones } = device;
  return {
    ...device,
    budget: createBudget(documents, tombstones),
    send: createSender({ documents, tombstones, now: () => Date.now() }),
    undo: undoStore,
    drafts: draftStore,
  };
};
