import type { Collection, Entry, EntryCollection, Provision, SheetContent } from '../sheet/sheet.ts';
import type { EntryFields } from './entry-draft.ts';
import type { NewProvisionFields } from './new-provision.ts';

type Fields = EntryFields & NewProvisionFields;

/** Unsaved values of a line's fields; undefined for an unedited field. */
export type TypedFields = { readonly [F in keyof Fields]?: Fields[F] | undefined };

/** The unsaved edit of a line. */
export type LineDraft = {
  readonly sheetId: string;
  readonly collection: Collection;
  readonly id: string;
  readonly fields: TypedFields;
};

/** A line draft with the stored line. */
export type EditedLine = LineDraft &
  (
    | { readonly collection: EntryCollection; readonly line: Entry }
    | { readonly collection: 'provisions'; readonly line: Provision }
  );

export type EditedEntry = Extract<EditedLine, { readonly line: Entry }>;
export type EditedProvision = Extract<EditedLine, { readonly collection: 'provisions' }>;

/** The shown value if it differs from the stored value, else undefined. */
export const editedValue = <T>(stored: T, shown: T): T | undefined => (shown === stored ? undefined : shown);

/** Whether a draft has an unsaved value. */
export const isTyped = ({ fields }: Pick<LineDraft, 'fields'>): boolean =>
  Object.values(fields).some((text) => text !== undefined);

export const isSameLine = (one: LineDraft, other: LineDraft): boolean =>
  one.id === other.id && one.collection === other.collection && one.sheetId === other.sheetId;

/** The draft with its line from the sheet; undefined if the line is removed, or is a copy, which is not editable. */
export function editedLineIn(content: SheetContent, draft: LineDraft): EditedLine | undefined {
  const { collection } = draft;
  if (collection === 'provisions') {
    const line = content.provisions.find(({ id }) => id === draft.id);
    return line && { ...draft, collection, line };
  }
  const line = content[collection].find(({ id, copy }) => id === draft.id && copy === '');
  return line && { ...draft, collection, line };
}
