import { withStorage } from '../../api/storage/web-storage.ts';

const shownSheetKey = (uid: string) => `shown-sheet:${uid}`;
export const undoKey = (uid: string) => `undo:${uid}`;
export const draftsKey = (uid: string) => `drafts:${uid}`;

// The undo history and the shown sheet belong to a tab: undo must not revert the edits of another tab.
export const tabStorage = () => sessionStorage;
export const deviceStorage = () => localStorage;

/** The id of the sheet that this tab last showed to the user; undefined for a new tab, which opens with the newest sheet. */
export const loadShownSheet = (uid: string): string | undefined =>
  withStorage(tabStorage, (storage) => storage.getItem(shownSheetKey(uid))) ?? undefined;

export const saveShownSheet = (uid: string, sheetId: string) =>
  withStorage(tabStorage, (storage) => storage.setItem(shownSheetKey(uid), sheetId));

export const removeShownSheet = (uid: string) =>
  withStorage(tabStorage, (storage) => storage.removeItem(shownSheetKey(uid)));

export const removeUndoSteps = (uid: string) => withStorage(tabStorage, (storage) => storage.removeItem(undoKey(uid)));

/** Removes what web storage holds of a user, in this tab and on this device. */
export const clearUserStorage = (uid: string): void => {
  removeUndoSteps(uid);
  removeShownSheet(uid);
  withStorage(deviceStorage, (storage) => storage.removeItem(draftsKey(uid)));
};
