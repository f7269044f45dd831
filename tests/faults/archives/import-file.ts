import { createActor, waitFor } from 'xstate';
import { bindTransfer } from '../../../src/app/effects/transfer.effects.ts';
import { fakeData, servicesOf } from '../../../testing/app/fake-data.ts';
import type { ImportStore } from '../../../src/api/storage/import-store.ts';
import { testEnvironment } from '../../support/chart/environment.ts';
import { recordingReceiver } from '../../support/chart/receiver.ts';

/** An empty account on a device that records everything that is stored on it. */
function newDevice() {
  const stored: string[] = [];
  const imports: ImportStore = {
    load: async () => undefined,
    save: async () => void stored.push('the import'),
    remove: async () => void stored.push('a removal'),
  };
  const { documents, ...data } = fakeData({ imports });
  const services = servicesOf({ ...data, documents: { ...documents, list: async () => [] } });
  return { stored, services };
}

/** Starts export and import on such a device, after the device has found no earlier import. */
async function startTransfer() {
  const { stored, services } = newDevice();
  const workspace = recordingReceiver();
  const machine = bindTransfer({ services, unanswered: async () => [] });
  const input = { uid: 'ada', environment: testEnvironment(), workspace: workspace.ref };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  return { actor, storedOnDevice: stored, sent: workspace.events };
}

type Transfer = Awaited<ReturnType<typeof startTransfer>>;

const refusalFault = ({ actor, storedOnDevice, sent }: Transfer): string | undefined => {
  const { problem } = actor.getSnapshot().context;
  if (storedOnDevice.length + sent.length > 0) return 'is refused, and something of it is stored';
  return problem === undefined || problem === 'unreachable' ? `is refused as ${String(problem)}` : undefined;
};

const confirmedFault = async ({ actor, storedOnDevice, sent }: Transfer): Promise<string | undefined> => {
  actor.send({ type: 'import.confirmed' });
  await waitFor(actor, (snapshot) => !snapshot.matches('storing'));
  const isSent = actor.getSnapshot().matches('importing') && storedOnDevice.length === 1 && sent.length === 1;
  return isSent ? undefined : 'is not imported, although it was read';
};

/**
 * Imports a file through the screen, including the preview if there is one, and returns the first fault. If the file is refused,
 * the screen must give a reason, and nothing may remain in the account or on the device.
 */
export async function importFault(text: string, isRefused: boolean): Promise<string | undefined> {
  const transfer = await startTransfer();
  transfer.actor.send({ type: 'archive.chosen', file: { size: text.length, text: async () => text } });
  await waitFor(transfer.actor, (snapshot) => !snapshot.matches('reading'));
  const fault = isRefused ? refusalFault(transfer) : await confirmedFault(transfer);
  transfer.actor.stop();
  return fault;
}
