import { forgetLastPerson } from '../../api/storage/last-person.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import type { DeviceServices } from './device-services.ts';
import { removeDrafts } from './drafts.ts';
import { removeShownSheet } from './user-storage.ts';
import { removeUndoSteps } from './undo-steps.ts';

/** Removes a person's data from this device when they sign out; `keep` leaves their pending edits. */
export async function clearDevice(data: DeviceServices, uid: string, pendingEdits: PendingEdits): Promise<void> {
  forgetLastPerson(uid);
  const { cache, imports, store, tombstones } = data;
  removeUndoSteps(uid);
  removeShownSheet(uid);
  removeDrafts(uid);
  // `allSettled`: one store that fails must not leave the data of the others behind. The next sign-out tries it again.
  await Promise.allSettled([
    cache.clear(),
    imports.remove(uid),
    ...(pendingEdits === 'discard' ? [store.clear(uid), tombstones.clear(uid)] : []),
  ]);
}
