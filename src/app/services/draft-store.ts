import * as v from 'valibot';
import { withStorage } from '../../api/storage/web-storage.ts';
import type { EntryFields } from '../../domain/forms/entry-draft.ts';
import type { NewProvisionFields } from '../../domain/forms/new-provision.ts';
import { isTyped, type LineDraft } from '../../domain/forms/line-draft.ts';
import { type Collection, collections, type EntryCollection } from '../../domain/sheet/sheet.ts';
import { deviceStorage, draftsKey } from './user-storage.ts';

/** Unsaved text. It survives a reload, and is kept for a day. */
export type DraftStore = {
  /** Undefined without a draft of the last day; `now` is in milliseconds. */
  readonly load: (uid: string, collection: EntryCollection, now: number) => EntryFields | undefined;
  /** Undefined `fields` remove the draft. */
  readonly save: (uid: string, collection: EntryCollection, fields: EntryFields | undefined, now: number) => void;
  readonly loadProvision: (uid: string, now: number) => NewProvisionFields | undefined;
  readonly saveProvision: (uid: string, fields: NewProvisionFields | undefined, now: number) => void;
  /** The drafts of edited lines of the last day. */
  readonly loadLineDrafts: (uid: string, now: number) => readonly LineDraft[];
  /** Each draft replaces the one of its line; a draft without text is removed. */
  readonly saveLineDrafts: (uid: string, drafts: readonly LineDraft[], now: number) => void;
};

const oneDay = 24 * 60 * 60_000;

const entryFields = { day: v.string(), name: v.string(), value: v.string(), debit: v.boolean() };
const provisionFields = {
  name: v.string(),
  periodicity: v.string(),
  price: v.string(),
  start: v.string(),
  monthlyPayment: v.string(),
  numberMonthlyPayments: v.string(),
};

const draft = v.object({ at: v.number(), fields: v.object(entryFields) });
// Earlier versions had no month to pay in.
const newProvisionFields = { ...provisionFields, due: v.optional(v.string(), '') };
const provisionDraft = v.object({ at: v.number(), fields: v.object(newProvisionFields) });
const lineDraft = v.object({
  at: v.number(),
  sheetId: v.string(),
  collection: v.picklist(collections),
  id: v.string(),
  fields: v.partial(v.object({ ...entryFields, ...provisionFields, due: v.string() })),
});

type FieldsSchema<F> = v.GenericSchema<unknown, { readonly at: number; readonly fields: F }>;

const dated = v.object({ at: v.number() });
const isRecent = (stored: unknown, now: number): boolean => v.is(dated, stored) && Math.abs(now - stored.at) < oneDay;

// Checked one by one: an unreadable draft must not lose the others.
const storedDrafts = v.record(v.string(), v.unknown());

const draftsIn = (storage: Storage, uid: string): Record<string, unknown> => {
  try {
    const stored = v.safeParse(storedDrafts, JSON.parse(storage.getItem(draftsKey(uid)) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
};

const saveDrafts = (uid: string, changes: Record<string, unknown>, now: number) =>
  withStorage(deviceStorage, (storage) => {
    const drafts = Object.entries({ ...draftsIn(storage, uid), ...changes }).filter(([, stored]) =>
      isRecent(stored, now),
    );
    if (drafts.length === 0) storage.removeItem(draftsKey(uid));
    else storage.setItem(draftsKey(uid), JSON.stringify(Object.fromEntries(drafts)));
  });

const toStored = (typed: LineDraft, now: number): readonly [string, unknown] => {
  const { sheetId, collection, id, fields } = typed;
  return [`${sheetId}/${collection}/${id}`, isTyped(typed) ? { at: now, sheetId, collection, id, fields } : undefined];
};

const loadFields = <F>(schema: FieldsSchema<F>, uid: string, collection: Collection, now: number): F | undefined =>
  withStorage(deviceStorage, (storage) => {
    const stored = v.safeParse(schema, draftsIn(storage, uid)[collection]);
    return stored.success && isRecent(stored.output, now) ? stored.output.fields : undefined;
  });

export const draftStore: DraftStore = {
  load: (uid, collection, now) => loadFields(draft, uid, collection, now),
  save: (uid, collection, fields, now) => {
    saveDrafts(uid, { [collection]: fields && { at: now, fields } }, now);
  },
  loadProvision: (uid, now) => loadFields(provisionDraft, uid, 'provisions', now),
  saveProvision: (uid, fields, now) => {
    saveDrafts(uid, { provisions: fields && { at: now, fields } }, now);
  },
  loadLineDrafts: (uid, now) =>
    withStorage(deviceStorage, (storage) =>
      Object.values(draftsIn(storage, uid)).flatMap((stored) => {
        const { success, output } = v.safeParse(lineDraft, stored);
        return success && isRecent(output, now) ? output : [];
      }),
    ) ?? [],
  saveLineDrafts: (uid, drafts, now) => {
    saveDrafts(uid, Object.fromEntries(drafts.map((typed) => toStored(typed, now))), now);
  },
};
