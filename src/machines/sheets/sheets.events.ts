import type { Sheet, SheetChanges, SheetContent } from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type SheetsEvent =
  | { type: 'reload.requested' }
  /** The shown sheet's lines may not be what the server has. */
  | { type: 'sheet.refreshRequested' }
  | { type: 'sheet.olderRequested' }
  | { type: 'sheet.newerRequested' }
  | { type: 'sheet.currentRequested' }
  | { type: 'sheet.selected'; index: number }
  | { type: 'sheet.changed'; id: string; changes: SheetChanges }
  | { type: 'sheet.added'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; id: string }
  /** A write that the list and the shown sheet do not show yet. */
  | { type: 'write.observed'; write: Write }
  /** The server has refused one that the shown sheet shows. */
  | { type: 'write.refused'; write: Write }
  /** The sheet on show has gone from the list. */
  | { type: 'shown.lost' };

export type SheetsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type SheetsContext = SheetsInput & {
  /** Newest first. */
  readonly sheets: readonly Sheet[];
  readonly index: number;
  /** The list as it was when the server was asked for it again. */
  readonly marked: readonly Sheet[] | undefined;
  /** The lines of a sheet made here, which need not be asked for. */
  readonly made: { readonly id: string; readonly content: SheetContent } | undefined;
};
