import type { Entry, EntryCollection, Sheet, SheetChanges, SheetContent } from '../../domain/sheet/sheet.ts';
import type { SheetDate } from '../../domain/sheet/sheet-date.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

/** The line to scroll to on the next shown sheet. It is found by its content, because a copy has another id. */
export type TargetLine = Pick<Entry, 'name' | 'value'> & { readonly collection: EntryCollection };

export type SheetsEvent =
  | { type: 'reload.requested' }
  /** The tab showed this sheet before a reload. */
  | { type: 'shown.restored'; sheetId: string }
  /** The lines of the shown sheet may be stale. */
  | { type: 'sheet.refreshRequested' }
  | { type: 'sheet.olderRequested' }
  | { type: 'sheet.newerRequested' }
  | { type: 'sheet.currentRequested' }
  | { type: 'sheet.selected'; index: number; targetLine?: TargetLine }
  /** The user changes the date of the only sheet, which is empty. */
  | { type: 'firstSheet.dateChosen'; date: SheetDate }
  | { type: 'sheet.changed'; id: string; changes: SheetChanges }
  | { type: 'sheet.added'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; id: string }
  /** A write of another tab or of an undo. This chart does not show the write yet. */
  | { type: 'write.observed'; write: Write }
  /** The server has refused a write that the shown sheet shows. */
  | { type: 'write.refused'; write: Write }
  /** The shown sheet is not in the new list. */
  | { type: 'shownSheet.removed' };

export type SheetsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type SheetsContext = SheetsInput & {
  /** Newest first. */
  readonly sheets: readonly Sheet[];
  readonly index: number;
  /** The sheet to show first. If it is not in the list, the newest sheet is shown. */
  readonly restoredId: string | undefined;
  /** The list at the last request. The response lacks later edits. */
  readonly sheetsAtRequest: readonly Sheet[] | undefined;
  /** The lines of a sheet that was created in this tab: the server may not have them yet. */
  readonly createdHere: { readonly id: string; readonly content: SheetContent } | undefined;
  readonly targetLine: TargetLine | undefined;
};
