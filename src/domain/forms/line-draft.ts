import type { Collection, Entry, EntryCollection, Provision, SheetContent } from '../sheet/sheet.ts';
import type { EntryFields } from './entry-draft.ts';
import type { NewProvisionFields } from './new-provision.ts';

type Fields = EntryFields & NewProvisionFields;

/** What is typed into fields of a line and not saved; undefined in a field that is as the line has it. */
export type TypedFields = { readonly [F in keyof Fields]?: Fields[F] | undefined };

/** What is typed into a line of a sheet and not saved. */
export type LineDraft = {
  readonly sheetId: string;
  readonly collection: Collection;
  readonly id: string;
  readonly fields: TypedFields;
};

/** The same, with the line as it was when the edit began. */
export type EditedLine = LineDraft &
  (
    | { readonly collection: EntryCollection; readonly line: Entry }
    | { readonly collection: 'provisions'; readonly line: Provision }
  );

export type EditedEntry = Extract<EditedLine, { readonly line: Entry }>;
export type EditedProvision = Extract<EditedLine, { readonly collection: 'provisions' }>;

/** What stands in a field of a line, to be told: undefined where that is what is stored. */
export const typedOver = <T>(stored: T, shown: T): T | undefined => (shown === stored ? undefined : shown);

/** Whether there is anything to save. */
export const isTyped = ({ fields }: Pick<LineDraft, 'fields'>): boolean =>
  Object.values(fields).some((text) => text !== undefined);

export const isSameLine = (one: LineDraft, other: LineDraft): boolean =>
  one.id === other.id && one.collection === other.collection && one.sheetId === other.sheetId;

/** The draft with its line in the content of its sheet; undefined where that is gone, or copied, so that it cannot be edited. */
export function editedLineIn(content: SheetContent, draft: LineDraft): EditedLine | undefined {
  const { collection } = draft;
  if (collection === 'provisions') {
    const line = content.provisions.find(({ id }) => id === draft.id);
    return line && { ...draft, collection, line };
  }
  const line = content[collection].find(({ id, copy }) => id === draft.id && copy === '');
  return line && { ...draft, collection, line };
}
