import { withStorage } from '../../api/storage/web-storage.ts';

export const draftKeyOf = (uid: string) => `drafts:${uid}`;

export const draftStorage = () => localStorage;

/** Removes from this device what a person typed and did not add. */
export const removeDrafts = (uid: string) =>
  withStorage(draftStorage, (storage) => storage.removeItem(draftKeyOf(uid)));
