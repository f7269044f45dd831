import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { UndoStep } from '../../domain/sync/history.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Merged } from '../merge/merge.machine.ts';
import type { Toast } from '../toaster/toast.ts';
import type { OlderSheetsEvent } from '../older-sheets/older-sheets.machine.ts';

/** `hidden`: dots replace amounts. */
export type Amounts = 'shown' | 'hidden';

/** How provisions are shown: `simple` and `full` list them, `due` shows when they are due. */
export type ProvisionsView = 'simple' | 'full' | 'due';
export type EditedProvisionsView = Exclude<ProvisionsView, 'due'>;

/** Events from child actors, which the workspace forwards to other actors. */
export type WorkspaceEvent =
  | Extract<OlderSheetsEvent, { type: 'sheets.changed' | 'olderSheets.requested' | 'olderSheet.read' }>
  /** `inverse` undoes the write; without it, the write cannot be undone. `toast` offers the undo. */
  | { type: 'write.requested'; write: Write; inverse?: Write | undefined; toast?: Toast | undefined }
  /** A write that the latest change caused. The change and this write are undone together. */
  | { type: 'write.caused'; write: Write; inverse: Write }
  /** The server has accepted the write. */
  | { type: 'write.accepted'; write: Write }
  /** The server has accepted the write, which overwrote the value of another device. */
  | { type: 'write.replaced'; write: Write }
  | { type: 'write.refused'; write: Write }
  /** A write of another tab, of a retry or of an undo. No chart shows the write yet. */
  | { type: 'write.observed'; write: Write }
  | { type: 'operations.used'; names: readonly string[] }
  | { type: 'sheet.created'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; sheet: Sheet; content: SheetContent }
  /** The user changes the date of an empty sheet, so a new sheet replaces it. */
  | { type: 'sheet.replaced'; removed: Sheet; created: Sheet }
  /** The user undoes a change. */
  | { type: 'undo.decided'; back: UndoStep['back'] }
  /** The user redoes a change. */
  | { type: 'redo.decided'; writes: readonly Write[] }
  /** The user merges duplicate sheets. */
  | { type: 'merge.decided'; merged: Merged }
  /** The server has accepted a whole import. */
  | { type: 'import.ended'; toast: Toast }
  | { type: 'amounts.toggled' }
  /** The stored choice, sent at the start and when another tab changes it. */
  | { type: 'amounts.observed'; amounts: Amounts }
  | { type: 'provisionsView.chosen'; view: ProvisionsView }
  /** The page is visible again, the network is back, or a minute has passed. */
  | { type: 'refresh.due' };

export type WorkspaceReceiver = ActorRef<AnyMachineSnapshot, WorkspaceEvent>;
