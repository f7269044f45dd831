import { withStorage } from '../../api/storage/web-storage.ts';

export const undoKeyOf = (uid: string) => `undo:${uid}`;

// Of the tab, not of the browser: undo would take back an edit of another tab otherwise.
export const undoTab = () => sessionStorage;

/** Removes a person's undo history from this tab. */
export const removeUndoSteps = (uid: string) => withStorage(undoTab, (storage) => storage.removeItem(undoKeyOf(uid)));
