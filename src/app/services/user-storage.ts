import { withStorage } from '../../api/storage/web-storage.ts';

const keyOf = (uid: string) => `shown-sheet:${uid}`;

// Of the tab, not of the browser: a new visit opens with the newest sheet.
const tab = () => sessionStorage;

/** The id of the sheet that this tab showed the person; undefined where it showed none. */
export const loadShownSheet = (uid: string): string | undefined =>
  withStorage(tab, (storage) => storage.getItem(keyOf(uid))) ?? undefined;

export const saveShownSheet = (uid: string, sheetId: string) =>
  withStorage(tab, (storage) => storage.setItem(keyOf(uid), sheetId));

export const removeShownSheet = (uid: string) => withStorage(tab, (storage) => storage.removeItem(keyOf(uid)));
