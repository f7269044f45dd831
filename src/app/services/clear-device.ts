import { forgetLastUser } from '../../api/storage/last-user.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import type { DeviceServices } from './device-services.ts';
import { clearUserStorage } from './user-storage.ts';

/** Removes a user's data from this device on sign-out; `keep` leaves their pending edits and tombstones. */
export async function clearDevice(data: DeviceServices, uid: string, pendingEdits: PendingEdits): Promise<void> {
  forgetLastUser(uid);
  const { cache, imports, store, tombstones } = data;
  clearUserStorage(uid);
  // `allSettled`: a failing store must not keep the others from being cleared. The next sign-out tries it again.
  await Promise.allSettled([
    cache.clear(),
    imports.remove(uid),
    ...(pendingEdits === 'discard' ? [store.clear(uid), tombstones.clear(uid)] : []),
  ]);
}
