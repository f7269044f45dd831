import { attempt } from '../../api/storage/web-storage.ts';

export const undoKeyOf = (uid: string) => `undo:${uid}`;

// Of the tab, not of the browser: what another tab has done is not taken back here.
export const undoTab = () => sessionStorage;

/** Forgets what a person could have taken back in this tab. */
export const removeUndoSteps = (uid: string) => attempt(undoTab, (storage) => storage.removeItem(undoKeyOf(uid)));
