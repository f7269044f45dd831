import { forgetPerson } from '../../api/storage/last-person.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import type { DeviceServices } from '../services/data-services.ts';
import { removeUndoSteps } from '../services/undo-steps.ts';

/** Takes a person's data off this device when they sign out; `keep` leaves what still waits for the server. */
export async function clearDevice(data: DeviceServices, uid: string, pendingEdits: PendingEdits): Promise<void> {
  forgetPerson(uid);
  const { cache, imports, store, tombstones } = data;
  removeUndoSteps(uid);
  // What the browser does not let go of now is of no use to anybody else: it is met again by the next sign-out.
  await Promise.allSettled([
    cache.clear(),
    imports.forget(uid),
    ...(pendingEdits === 'discard' ? [store.clear(uid), tombstones.clear(uid)] : []),
  ]);
}
