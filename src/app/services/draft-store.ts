import * as v from 'valibot';
import { withStorage } from '../../api/storage/web-storage.ts';
import type { EntryFields } from '../../domain/forms/entry-draft.ts';
import type { EntryCollection } from '../../domain/sheet/sheet.ts';
import { draftKeyOf, draftStorage } from './drafts.ts';

/** What is typed to add to a list, and not added yet: it survives a reload, and for a day the app itself. */
export type DraftStore = {
  /** Undefined where there is none, or it is older than a day; `now` is in milliseconds. */
  readonly load: (uid: string, collection: EntryCollection, now: number) => EntryFields | undefined;
  /** Undefined fields remove what is stored. */
  readonly save: (uid: string, collection: EntryCollection, fields: EntryFields | undefined, now: number) => void;
};

const oneDay = 24 * 60 * 60_000;

const draft = v.object({
  at: v.number(),
  fields: v.object({ day: v.string(), name: v.string(), value: v.string(), debit: v.boolean() }),
});

// Without one that cannot be read, the others stay.
const storedDrafts = v.record(v.string(), v.unknown());

const draftsIn = (storage: Storage, uid: string): Record<string, unknown> => {
  try {
    const stored = v.safeParse(storedDrafts, JSON.parse(storage.getItem(draftKeyOf(uid)) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
};

export const draftStore: DraftStore = {
  load: (uid, collection, now) =>
    withStorage(draftStorage, (storage) => {
      const stored = v.safeParse(draft, draftsIn(storage, uid)[collection]);
      return stored.success && Math.abs(now - stored.output.at) < oneDay ? stored.output.fields : undefined;
    }),
  save: (uid, collection, fields, now) => {
    withStorage(draftStorage, (storage) => {
      const drafts = { ...draftsIn(storage, uid), [collection]: fields && { at: now, fields } };
      if (Object.values(drafts).every((stored) => stored === undefined)) storage.removeItem(draftKeyOf(uid));
      else storage.setItem(draftKeyOf(uid), JSON.stringify(drafts));
    });
  },
};
