import type { LineState } from '../../../domain/sync/line-state.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import type { EntryCommands } from '../state/entry-commands.ts';
import type { RowPlace } from './row-shell.tsx';
import type { RowTexts } from './row-texts.ts';

/** What the cells of a row are made of: the same values until the row's own entry changes. */
export type EntryCellsProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly isNewDay: boolean;
  /** The one cell of the list that the Tab key reaches, when it is in this row. */
  readonly tabStop: string | undefined;
  /** The entry's part of the largest one, 0 to 1, where the list draws it. */
  readonly share: number | undefined;
  readonly texts: RowTexts;
  readonly commands: EntryCommands;
  /** Under a thumb, the row opens as a whole. */
  readonly onOpen: ((entry: Entry) => void) | undefined;
};

export type EntryRowProps = EntryCellsProps &
  RowPlace & {
    readonly isFresh: boolean;
    readonly sync: LineState | undefined;
  };
